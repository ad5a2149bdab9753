import { defineWords } from "ridgeline";

/**
 * What the site itself says: headings, labels, messages. All of them have their usual text already; write down here only
 * what shall read otherwise, such as `home: { elsewhere: "Find me" }`. Your editor completes the names.
 */
export const words = defineWords({
  home: { elsewhereIntro: "Where else you'll find me, once I've moved in." },
  photography: {
    galleryIntro: {
      one: "One frame, a render. Select it to enlarge.",
      other: "{count} frames, all of them renders. Select one to enlarge.",
    },
  },
});
