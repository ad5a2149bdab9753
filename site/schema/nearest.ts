const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      next.push(
        Math.min((row[index] ?? 0) + (letter === other ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      );
    }
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
