import { defineWords } from "ridgeline";

/**
 * What the site itself says: headings, labels, messages. What you leave out stays in English; write here only
 * what you want to change, such as `home: { elsewhere: "Find me" }`. Your editor completes the names.
 */
export const words = defineWords({
  home: { elsewhereIntro: "Where else you'll find me, once I've moved in." },
  photography: {
    galleryIntro: {
      one: "One photo, a render. Select it to enlarge.",
      other: "{count} photos, all of them renders. Select one to enlarge.",
    },
  },
});
