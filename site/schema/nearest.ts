/** How many letters have to be added, taken away, replaced or swapped with the next one to make one word the other. */
const distance = (from: string, to: string): number => {
  let above: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1];
    for (let index = 0; index < to.length; index++) {
      const isSwapped = index > 0 && from[at] === to[index - 1] && from[at - 1] === to[index];
      next.push(
        Math.min(
          (row[index] ?? 0) + (from[at] === to[index] ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          isSwapped ? (above[index - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    above = row;
    row = next;
  }
  return row.at(-1) ?? 0;
};

export const nearest = (name: string, known: Iterable<string>): string | undefined => {
  const wanted = name.toLowerCase();
  const [best] = [...known]
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => away <= Math.max(1, 0.4 * Math.min(name.length, candidate.length)))
    .toSorted((a, b) => a.away - b.away);
  return best?.candidate;
};
