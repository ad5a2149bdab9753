/** The number of sheets on which each table row of a tagged PDF is. Header rows, which each sheet repeats, don't count. */
export const sheetsOfRows = (pdf: Buffer): number[] => {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/(\d+) 0 obj\s*(.*?)\s*endobj/gs)].map(([, id, body]) => [id, body ?? ""]),
  );
  const isElement = (body: string, tag = "") => body.includes("/Type /StructElem") && body.includes(`/S /${tag}`);
  const childrenOf = (body: string) =>
    [...(/\/K (\[.*?\]|\d+ 0 R)/s.exec(body)?.[1] ?? "").matchAll(/(\d+) 0 R/g)]
      .map(([, id]) => objects.get(id) ?? "")
      .filter((child) => isElement(child));
  const sheetsOf = (body: string): string[] => [
    ...[...body.matchAll(/\/Pg (\d+) 0 R/g)].map(([, id = ""]) => id),
    ...childrenOf(body).flatMap(sheetsOf),
  ];
  return [...objects.values()]
    .filter((body) => isElement(body, "TR\n") && childrenOf(body).some((child) => isElement(child, "TD\n")))
    .map((row) => new Set(sheetsOf(row)).size);
};
