import { defineContact } from "ridgeline";

export const contact = defineContact({
  title: "Contact",
  description:
    "Write to me about prints, licensing, projects, flying sites, gear questions or a mistake you found on this site.",
  heading: "Write to me",
  intro:
    "Prints, projects, flying sites, a better chili recipe. I read everything and answer most of it, usually within a week. If you found a mistake, tell me on which page, and I will fix it.",
});
