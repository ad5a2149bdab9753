import { speak } from "#words";

export const english = {
  /** Said with every link that leaves the site. */
  link: { newTab: "(opens in a new tab)", archived: "(archived)" },
  /** An amount in your currency: "{amount} €" shows 25 as "25 €". */
  money: { amount: "${amount}" },
  /** What tools share. */
  copying: { link: "Copy a link", copied: "Copied", notCopied: "Your browser did not let me copy it" },
} as const;

export const { link, money, copying } = speak(english);
