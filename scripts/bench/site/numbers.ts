export const median = (values: readonly number[]): number => {
  if (values.length === 0) throw new Error("There is no median of nothing.");
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** There is no ratio to nothing. */
export const ratio = (mine: number, theirs: number): number | undefined => (theirs > 0 ? mine / theirs : undefined);

export const times = (value: number | undefined): string => {
  if (value === undefined) return "–";
  return `${value.toFixed(value < 10 ? 2 : 0)} ×`;
};

export const kilobytes = (bytes: number): string => {
  const value = bytes / 1000;
  return value.toFixed(value > 0 && value < 10 ? 1 : 0);
};

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export const inTurn = async <Item, Value>(
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<Value>,
) => {
  const values: Value[] = [];
  for (const [index, item] of items.entries()) values.push(await task(item, index));
  return values;
};
