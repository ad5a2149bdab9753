import { localize } from "#words";

export const english = {
  /** Said with every link that leaves the site. */
  link: { newTab: "(opens in a new tab)", archived: "(archived)" },
  /** An amount in your currency: "{amount} €" shows 25 as "25 €". */
  money: { amount: "${amount}" },
  /** What tools share. */
  copying: { link: "Copy link", copied: "Copied", notCopied: "Couldn't copy. Allow clipboard access and try again." },
} as const;

export const { link, money, copying } = localize(english);
