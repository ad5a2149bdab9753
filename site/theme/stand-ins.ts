import widths from "./stand-ins.json" with { type: "json" };

type Installed = {
  /** The names that systems know it by, and its twins of the same widths. */
  names: readonly string[];
  widths: readonly number[];
};

type StandIn = { system: string; regular: Installed; italic: Installed; bold: Installed };

const arial = {
  regular: ["Arial", "Liberation Sans", "Arimo", "Helvetica", "NimbusSans-Regular"],
  italic: ["Arial Italic", "Liberation Sans Italic", "Arimo Italic", "Helvetica Oblique", "NimbusSans-Italic"],
  bold: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold", "NimbusSans-Bold"],
};
const times = {
  regular: ["Times New Roman", "Liberation Serif", "Tinos", "NimbusRoman-Regular"],
  italic: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic", "NimbusRoman-Italic"],
  bold: ["Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold", "NimbusRoman-Bold"],
};
const roboto = ["Roboto", "Roboto Regular"];
const noto = ["Noto Serif", "Noto Serif Regular"];

/** Installed fonts by the look that they stand in for, one per system: most, Android, bare Linux desktops. */
export const standIns: Record<"sans" | "serif", StandIn[]> = {
  sans: [
    {
      system: "",
      regular: { names: arial.regular, widths: widths.arial },
      italic: { names: arial.italic, widths: widths.arial },
      bold: { names: arial.bold, widths: widths.arialBold },
    },
    {
      system: " Roboto",
      regular: { names: roboto, widths: widths.roboto },
      italic: { names: ["Roboto Italic"], widths: widths.robotoItalic },
      bold: { names: roboto, widths: widths.roboto },
    },
    {
      system: " DejaVu",
      regular: { names: ["DejaVu Sans"], widths: widths.dejaVuSans },
      italic: { names: ["DejaVu Sans Oblique"], widths: widths.dejaVuSans },
      bold: { names: ["DejaVu Sans Bold"], widths: widths.dejaVuSansBold },
    },
  ],
  serif: [
    {
      system: "",
      regular: { names: times.regular, widths: widths.times },
      italic: { names: times.italic, widths: widths.timesItalic },
      bold: { names: times.bold, widths: widths.timesBold },
    },
    {
      system: " Noto",
      regular: { names: noto, widths: widths.notoSerif },
      italic: { names: ["Noto Serif Italic"], widths: widths.notoSerifItalic },
      bold: { names: noto, widths: widths.notoSerif },
    },
    {
      system: " DejaVu",
      regular: { names: ["DejaVu Serif"], widths: widths.dejaVuSerif },
      italic: { names: ["DejaVu Serif Italic", "DejaVu Serif"], widths: widths.dejaVuSerif },
      bold: { names: ["DejaVu Serif Bold"], widths: widths.dejaVuSerifBold },
    },
  ],
};

const places = new Map([...widths.letters].map((letter, index) => [letter, index]));

/** The stand-in is to be drawn this much larger, so that text becomes as wide in it as in the font itself. */
export const scaleOf = (
  installed: Installed,
  advanceOf: (letter: string) => number | undefined,
  letters: ReadonlyMap<string, number>,
): number => {
  let [own, other] = [0, 0];
  for (const [letter, count] of letters) {
    const [advance, width] = [advanceOf(letter), installed.widths[places.get(letter) ?? -1]];
    // A letter that the stand-in lacks says nothing about it.
    if (!advance || !width) continue;
    own += count * advance;
    other += count * width;
  }
  return other === 0 ? 1 : own / other;
};
