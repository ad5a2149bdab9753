/** The words are the same for the same seed, on every machine. */

export type Random = () => number;

export const seeded = (seed: number): Random => {
  let state = seed * 7919 + 17;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const list = (text: string) => text.split(" ");

const qualities = list(
  "amber ancient bare blue bright broad brittle calm careful clear cold copper curious deep distant double early eastern " +
    "even faint fine flat folded gentle golden granite grey hollow hidden iron late level light little lively long lower " +
    "measured narrow northern open pale patient plain quiet rough round salted second sharp silver simple slow small " +
    "smooth soft southern steady steep still stony tall thin upper warm western white wide wild wooden",
);

const things = list(
  "anchor apple arch balance barrel basin beacon bellows bench birch boat bolt bottle bridge brook camera candle canvas " +
    "cellar chapel clock coast compass cottage crane creek dial door drum dune engine fern ferry field fjord flute forge " +
    "garden gate glacier globe harbour hammer hill hook island kettle kiln ladder lake lamp lantern lens lever loom map " +
    "marsh meadow mill mirror moor moss needle oak oven paddle path pebble pine plough pond press pulley quarry rail reed " +
    "ridge river road rope rudder saddle sail saw shelf shore shutter signal slope spring stair stone stove street summit " +
    "tent thread tide timber tower trail tunnel valley vane wall water wheel willow window winter workshop yarn",
);

const doings = list(
  "asks begins bends breaks builds carries changes checks cuts draws ends fits follows gives grows holds joins keeps " +
    "leaves lifts makes marks meets moves needs opens passes rests returns rises saves shows stands tells turns weighs works",
);

export const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** No other number up to some five thousand has the same name. */
export const nameOf = (index: number): string => {
  const thing = things[index % things.length] ?? "";
  const round = Math.floor(index / things.length) * 29;
  return capital(`${qualities[(index * 7 + round) % qualities.length]} ${thing}`);
};

export const sentence = (random: Random): string => {
  const one = () => `${oneOf(qualities, random)} ${oneOf(things, random)}`;
  const end = random() < 0.5 ? "" : ` beside the ${one()}`;
  return `${capital(`the ${one()} ${oneOf(doings, random)} a ${one()}${end}`)}.`;
};

export const paragraph = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(random)).join(" ");

export const dayOf = (random: Random): string => {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${2016 + Math.floor(random() * 10)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
};
