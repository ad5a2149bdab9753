import type { z } from "zod";
import { counting, group, wording } from "./phrase.ts";

/** A list in two currencies is wrong by the rate of exchange. */
const inOneCurrency = (words: Record<string, unknown>, { addIssue }: z.RefinementCtx) => {
  const prices = Object.entries(words).filter(([, text]) => String(text).includes("{price}"));
  const usual = prices.filter(([, text]) => String(text).includes("$"));
  const [other] = prices.find(([, text]) => !String(text).includes("$")) ?? [];
  if (other === undefined) return;
  for (const [name, text] of usual) {
    const message = `says "$", which "${other}" does not: write all prices in one currency, got "${String(text)}"`;
    addIssue({ code: "custom", path: [name], message });
  }
};

const prices = {
  price: wording("about ${price}"),
  priceEach: wording("about ${price} each"),
  total: wording("In all about ${price}"),
  many: wording("× {quantity}"),
  joined: wording("{first}, {second}"),
  weight: wording("{grams} g"),
  weightEach: wording("{grams} g each"),
  totalWithWeight: wording("In all about ${price} and {weight} kg"),
  totalWeighed: wording("In all about ${price}, and {weight} kg of it weighed"),
  subtotal: wording("Together about ${price}"),
  subtotalWithWeight: wording("Together about ${price} and {weight} kg"),
  subtotalWeighed: wording("Together about ${price}, and {weight} kg of it weighed"),
};

export const gearWords = {
  gear: group("Prices. The currency stands here too: '{price} €' reads '25 €'.", prices, inOneCurrency),
  pack: group("A list of gear to pack from. What things cost is said as above.", {
    packed: wording("Packed: {title}"),
    hint: wording("Mark what is packed. The marks stay on this device."),
    things: counting({ one: "One thing", other: "{count} things" }),
    progress: wording("{done} of {total} packed"),
    finished: wording("All packed"),
    left: wording("{weight} left to pack"),
    leftThings: counting({ one: "One left to pack", other: "{count} left to pack" }),
    together: wording("Together {sums}"),
    all: wording("In all {sums}"),
    weighed: wording("{weight} weighed"),
    kilograms: wording("{kilograms} kg"),
    ounces: wording("{ounces} oz"),
    ouncesEach: wording("{ounces} oz each"),
    pounds: wording("{pounds} lb"),
    ofWeight: wording("{percent} of the weight"),
    ofPrice: wording("{percent} of the price"),
    already: wording("{sum} packed"),
    sort: wording("Sort by"),
    listed: wording("As listed"),
    price: wording("Price"),
    weight: wording("Weight"),
    show: wording("Show"),
    everything: wording("All"),
    toFind: wording("To pack"),
    found: wording("Packed"),
    nothing: wording("Nothing to show."),
    units: wording("Weights in"),
    metric: wording("g and kg"),
    imperial: wording("oz and lb"),
    change: wording("Change quantities"),
    quantity: wording("How many: {title}"),
    copy: wording("Copy as text"),
    copied: wording("Copied."),
    notCopied: wording("Your browser did not let me copy it."),
    share: wording("Copy a link"),
    csv: wording("Save as CSV"),
    json: wording("Save as JSON"),
    saved: wording("Saved as {file}."),
    load: wording("Load from JSON"),
    loaded: wording("Loaded: {progress}."),
    unreadable: wording("That file is not a list that was saved here. Nothing was changed."),
    foreign: wording("That file is of another list. Nothing was changed."),
    clear: wording("Clear"),
    cleared: wording("Marks and quantities are cleared."),
    shared: wording("This list was shared with you. Yours is untouched."),
    accept: wording("Make it mine"),
    accepted: wording("It is yours now."),
    leave: wording("Back to mine"),
    group: wording("Group"),
    title: wording("Thing"),
    amount: wording("Quantity"),
    pieceGrams: wording("Grams each"),
    piecePrice: wording("Price each"),
    comment: wording("Comment"),
  }),
};
