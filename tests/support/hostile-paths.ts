/** Paths that nobody means well with: seeded, so that a failure can be seen again. */

const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "default", "undefined"];
const markup = [
  "<script>window.ran=1</script>",
  "<img src=x onerror=window.ran=1>",
  "<svg/onload=window.ran=1>",
  "javascript:window.ran=1",
  '"><iframe srcdoc="<script>parent.ran=1</script>">',
  "${window.ran=1}",
  "{{window.ran=1}}",
];
const noise = [
  "%",
  "%2",
  "%zz",
  "%00",
  "%2e%2e",
  "%2f",
  "%5c",
  "%25",
  "%E0%A4%A",
  "%ff%fe",
  "..",
  ".",
  "~",
  ":",
  ";",
  "*",
];
const letters = [
  "é",
  "ß",
  "漢字",
  "🏔️",
  "\u202e",
  "\u0000",
  "\ud800",
  "ﷺ",
  "a\u0301",
  " ",
  "\t",
  "&",
  "=",
  "+",
  "@",
  "|",
];
const known = ["blog", "camp", "Blog", "3d", "food.data", "index.html", "assets", "404", "sw.js", "albums"];

export const hostilePaths = (count: number, seed = 20261115): string[] => {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const parts = [
    () => pick(names),
    () => pick(markup),
    () => encodeURIComponent(pick(markup)),
    () => pick(noise) + pick(noise),
    () => pick(letters) + pick(letters),
    () => pick(known),
    () => Math.floor(random() * 1e9).toString(36),
  ];
  return Array.from({ length: count }, (_, index) => {
    const path = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(parts)()).join(
      pick(["/", "/", "//", ""]),
    );
    const query = random() < 0.3 ? `?${pick(parts)()}=${pick(parts)()}` : "";
    const hash = random() < 0.2 ? `#${pick(parts)()}` : "";
    const long = index % 100 === 99 ? pick(["x", "%41", "é", "../"]).repeat(8192).slice(0, 8192) : "";
    return `/${path}${long}${query}${hash}`;
  });
};
