import { defineSite } from "ridgeline";

export const site = defineSite({
  title: "Ridgeline",
  tagline: "engineering, art, adventure",
  description:
    "Software and machines I've built, landscapes for a wall, and thirteen hobbies with the links, gear and notes I wish I'd found first.",
  url: "https://ridgeline.example.com",
  owner: {
    name: "Ridgeline",
    url: "https://ridgeline.example.com",
    email: "hello@example.com",
  },
  nav: [
    { title: "Home", url: "/" },
    { title: "Engineering", url: "/engineering" },
    { title: "Photography", url: "/photography" },
    { title: "Contact", url: "/contact" },
    { title: "Blog", url: "/blog" },
  ],
  store: { title: "Store", url: "https://www.redbubble.com/" },
  referral: {
    title: "Use my referral link",
    url: "https://www.backblaze.com/",
    comment:
      "Backblaze backs up Windows and Mac computers, and my own copies sit in its B2 storage. There's no code in this link yet, so neither of us gets a thing.",
  },
  cover: { imgUrl: "./home/range.webp", alt: "A snow-streaked alpine range above green-brown foothills." },
  screenshots: [
    { imgUrl: "./screenshots/narrow.webp", alt: "The home page on a phone: the name behind a mountain range." },
    { imgUrl: "./screenshots/wide.webp", alt: "The home page on a desktop: the name behind a mountain range." },
  ],
  /** The large sentence on the home page, below the ways. */
  statement:
    "I build software and machines, get up at five when the light might be good, and write down what goes wrong, so your mistakes can at least be new ones.",
  /** The large pictures on the home page that lead into the site. */
  ways: [
    {
      title: "Engineering",
      url: "/engineering",
      comment: "Professional, personal and university projects.",
      imgUrl: "./home/engineering.svg",
      alt: "A surveying instrument on a tripod sights a snow-capped summit over contour lines and reads an angle of 26.5 degrees.",
      hue: "engineering",
    },
    {
      title: "Art",
      url: "/photography",
      comment: "Prints, client albums and a gallery, mostly mountains.",
      imgUrl: "./home/art.jpg",
      alt: "Low golden sun grazes a fluted rock ridge streaked with snow in front of a broad twin-topped mountain in light haze.",
      hue: "camp",
    },
    {
      title: "Adventure",
      url: "/blog",
      comment: "Thirteen topics, from dinner to drones.",
      imgUrl: "./home/adventure.jpg",
      alt: "A jagged gray ridge streaked with snow climbs from lower left to a summit at the right under a cool blue sky.",
      hue: "ppg",
    },
  ],
  blog: {
    title: "Adventure",
    description:
      "Thirteen topics I keep coming back to: food, fitness, finance, snow, camping, the house, games, flying, 3D, Linux and one pickup truck.",
    lede: "Links I use, gear with approximate prices, and the mistakes that taught me the rest. I built the little scenes, too. Start with the hobby you're about to spend money on.",
  },
  footer: [
    { title: "Colophon", url: "/colophon" },
    { title: "Feed", url: "/feed.xml" },
  ],
  form: {
    action: "https://formspree.io/{email}",
    /** The form service's names for the fields. Visitors do not see the honeypot; spam programs fill it in. */
    fields: { email: "_replyto", subject: "_subject", message: "message", honeypot: "_gotcha" },
    /** Extra settings that the form service reads. */
    hidden: { _format: "plain" },
  },
  security: { contact: "mailto:hello@example.com" },
});
