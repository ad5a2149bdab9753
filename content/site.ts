import { defineSite } from "ridgeline";

export const site = defineSite({
  title: "Ridgeline",
  tagline: "engineering, art, adventure",
  description:
    "Software and machines I have built, landscapes to hang, and thirteen hobbies with the links, gear and notes I wish I had found first.",
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
      "Backblaze backup for Windows and Mac: subscribe, and we both get a month free. My own copies go to its B2 storage.",
  },
  cover: { imgUrl: "./home/range.webp", alt: "A snow-streaked alpine range above green-brown foothills." },
  screenshots: [
    { imgUrl: "./screenshots/narrow.webp", alt: "The home page on a phone: the name behind a mountain range." },
    { imgUrl: "./screenshots/wide.webp", alt: "The home page on a desktop: the name behind a mountain range." },
  ],
  statement:
    "I am an engineer in the Mountain West. I build software and machines, photograph what I climb toward, and keep notes on all of it in plain American English.",
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
      alt: "Rock towers lit orange by low sun above a hazy valley.",
      hue: "camp",
    },
    {
      title: "Adventure",
      url: "/blog",
      comment: "Thirteen topics, from dinner to drones.",
      imgUrl: "./home/adventure.jpg",
      alt: "A gray rock wall with patches of snow above a green valley under thin cloud.",
      hue: "ppg",
    },
  ],
  blog: {
    title: "Adventure",
    description:
      "Thirteen topics I keep coming back to: food, fitness, finance, snow, camping, the house, games, flying, 3D, Linux and one pickup truck.",
    lede: "Links I use, gear with approximate prices, and the mistakes that taught me the rest. Start with the hobby you are about to spend money on.",
  },
  footer: [
    { title: "Colophon", url: "/colophon" },
    { title: "Feed", url: "/feed.xml" },
  ],
  form: {
    action: "https://formspree.io/{email}",
    fields: { email: "_replyto", subject: "_subject", message: "message", honeypot: "_gotcha" },
    hidden: { _format: "plain" },
  },
  security: { contact: "mailto:hello@example.com" },
});
