import { defineSocial } from "ridgeline";

export const social = defineSocial([
  { id: "contact", title: "Contact", url: "/contact", comment: "write to me" },
  { id: "github", title: "GitHub", url: "https://github.com/", comment: "code and dotfiles" },
  { id: "itchdotio", title: "itch.io", url: "https://itch.io/", comment: "for the next game jam" },
  { id: "discord", title: "Discord", url: "https://discord.com/", comment: "questions and build help" },
  { id: "instagram", title: "Instagram", url: "https://www.instagram.com/", comment: "pictures and clips" },
  { id: "youtube", title: "YouTube", url: "https://www.youtube.com/", comment: "flights and builds" },
  { id: "flickr", title: "Flickr", url: "https://www.flickr.com/", comment: "the landscapes, full size" },
  { id: "redbubble", title: "Redbubble", url: "https://www.redbubble.com/", comment: "posters and stickers" },
  { id: "zazzle", title: "Zazzle", url: "https://www.zazzle.com/", comment: "framed prints" },
  { id: "kofi", title: "Ko-fi", url: "https://ko-fi.com/", comment: "one coffee" },
  { id: "patreon", title: "Patreon", url: "https://www.patreon.com/", comment: "monthly support" },
]);
