import { defineContact } from "ridgeline";

export const contact = defineContact({
  title: "Contact",
  description:
    "Write to me about prints, licensing, projects, flying sites, gear questions or a mistake you found on this site.",
  heading: "Write to me",
  intro:
    "Prints, projects, flying sites, a better chili recipe. I read everything and answer most of it, usually within a week. Found a mistake? Tell me which page, and I'll fix it.",
});
