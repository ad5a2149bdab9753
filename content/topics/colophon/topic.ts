import { defineTopic } from "ridgeline";

/** A page without a tile: it is on no index, and the foot of every page leads to it. */
export const topic = defineTopic({
  slug: "colophon",
  title: "Colophon",
  path: "/colophon",
  description:
    "What this site is made of: its type, its pictures, how the pages are built, who may use what, and what I did so that everybody can read it.",
  lede: "The fonts, the pictures, and who to tell when something doesn't work for you.",
  blocks: [
    {
      kind: "facts",
      title: "Type",
      intro:
        "Two families. Ordinary English takes three files, 38 KB together. A page with an accent in it loads up to three more.",
      items: [
        {
          term: "Archivo",
          text: "Headings, labels, numbers and the name on the cover. One variable file, from narrow and heavy to wide and plain. Drawn by [Omnibus-Type](https://github.com/Omnibus-Type/Archivo).",
        },
        {
          term: "Newsreader",
          text: "Everything longer than a label. My own remarks are in its *italic*, in parentheses. Drawn by [Production Type](https://github.com/productiontype/Newsreader).",
        },
      ],
    },
    {
      kind: "prose",
      text: "Both come from this site, not from a font service. If they're late on a slow connection, you keep reading in one of your own fonts, sized to match, and no line jumps.",
    },
    {
      kind: "prose",
      title: "Pictures",
      intro: "No camera was involved.",
      text: `The landscapes on this site, from the cover and the gallery to the albums and the topics, are **computer renders**: terrain, weather and light worked out by path tracers in C and CUDA. None of them is a real place, so you won't find an exposure or a lens in a caption. The small models that open each topic are renders too, made with Blender from Python scripts; [3D art](/blog/3d-art#work) tells you how.

The line drawings are SVG, drawn in code with two weights of line and one set of colors per subject. They stay sharp at any size and weigh a few kilobytes each. Brand icons are from [Simple Icons](https://simpleicons.org/), the others from [Lucide](https://lucide.dev/).`,
    },
    {
      kind: "prose",
      title: "How it is made",
      intro: "Plain files, made once.",
      text: `Every page is finished HTML before it leaves the server, written by [React](https://react.dev/) at build time. Scripts start later, and you can read the site without them. And before any of it, a program checks what I wrote: one link to a page that doesn't exist, one picture without alt text, one table with a missing cell, and nothing gets built.

After a first visit the pages work offline. There are no cookies, no counters and no tracking, and a page asks no other site for anything until you do: an album, a video or a store opens when you click it. The contact form sends what you typed to a form service, which mails it to me. Anything else you pick, mark or type here (light or dark, a packed tent, a plan for the week, a message you haven't sent yet) stays in your browser.

To follow what's new, point a feed reader at [Atom](/feed.xml) or [JSON Feed](/feed.json). The date at the foot of each page is the day the site last changed.`,
    },
    {
      kind: "facts",
      title: "Licenses",
      intro: "Who may use what.",
      items: [
        {
          term: "Words and pictures",
          text: "© 2026 Ridgeline. Quote a paragraph and link to it; for a print, a picture or more than that, [ask me](/contact).",
        },
        { term: "Code", text: "MIT License: use it, change it, keep the notice." },
        { term: "Fonts", text: "Both families are under the SIL Open Font License 1.1." },
        {
          term: "Names and logos",
          text: "Belong to their owners. A link isn't a partnership. Nobody pays me for one, not even the referral on the front page.",
        },
      ],
    },
    {
      kind: "prose",
      title: "Accessibility",
      intro: "The goal is WCAG 2.2, level AA.",
      checked: "2026-11",
      text: `Each version is tested before it goes out:

- every page with axe-core against the rules for WCAG 2.2 A and AA, in the light and the dark theme, as wide as a phone and as wide as a desktop;
- the menu, the gallery's viewer, the albums and the form with the keyboard alone, and with reduced motion;
- the main paths in Chromium, Firefox and WebKit, and without scripts;
- widths from 320 pixels up, with nothing to scroll sideways but wide tables and code, which scroll from the keyboard.

A program finds maybe half of what matters, and nobody who uses a screen reader every day has gone through all of it yet. I can't do anything about the stores, videos and other sites I link to.

If anything here is hard to see, hear, reach or understand, [write to me](/contact) with the page and what you use. I usually answer within a week, and I'll fix it before I write anything new.`,
    },
  ],
});
