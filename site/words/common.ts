import { localize } from "#words";

export const english = {
  /** Appended to links to other sites. */
  link: { newTab: "(opens in a new tab)", archived: "(archived)" },
  /** An amount in your currency: "{amount} €" shows 25 as "25 €". */
  money: { amount: "${amount}" },
  /** Shared by the tools. */
  copying: { link: "Copy link", copied: "Copied", notCopied: "Couldn't copy. Allow clipboard access and try again." },
} as const;

export const { link, money, copying } = localize(english);
