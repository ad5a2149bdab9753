import { defineContact } from "ridgeline";

export const contact = defineContact({
  title: "Contact",
  description:
    "Write to me about prints, licensing, projects, flying sites, gear questions or a mistake you found on this site.",
  heading: "Write to me",
  intro: "Prints, projects, flying sites, a better chili recipe. I read everything and answer most of it.",
  openings: [
    {
      title: "A print or a license",
      subject: "A print of one of your photographs",
      comment: "Which photograph, how large, and where it will hang.",
    },
    {
      title: "A project",
      subject: "A project to build together",
      comment: "What it should do, and by when.",
    },
    {
      title: "A mistake",
      subject: "A mistake on your site",
      comment: "Which page, and what it should say.",
    },
  ],
  answer: "Usually within a week. Longer if I'm out of range.",
});
