import { localize } from "#words";

export const english = {
  /** The home page. */
  home: {
    elsewhere: "Elsewhere",
    elsewhereIntro: "Find me on other sites.",
  },
  /** The blog index, for screen readers. */
  blog: {
    topics: "Topics",
    illustrated: "All topics, with pictures",
  },
  /** A topic page. */
  topic: {
    contents: "On this page",
    others: "Other topics",
    checked: "Last checked {month}",
    previous: "Previous topic, {number}",
    next: "Next topic, {number}",
  },
  /** The contact form and its messages. */
  contactForm: {
    email: "Your email",
    emailError: "Enter an email address like name@example.com.",
    subject: "Subject",
    subjectError: "Add a subject so I know where to start.",
    message: "Message",
    messageError: "Write a message before sending.",
    honeypot: "Leave this field empty",
    suggestedSubjects: "What is this about?",
    responseTime: "Response time",
    address: "Email",
    copyAddress: "Copy email address",
    send: "Send message",
    sending: "Sending…",
    offline: "You're offline. Your message is saved on this device. Send it when you're back online.",
    returned: "Your message is still here in case it didn't go through.",
  },
  /** The 404 page. */
  notFound: {
    title: "404 - Not Found",
    missing: "{address} doesn't exist",
    thisAddress: "This address",
    lost: "You may be lost. Find your way back {home}.",
    home: "home",
  },
  /** The redirect page on static hosts. */
  moved: {
    title: "Page moved – {title}",
    text: "This page has moved to {address}.",
  },
  /** The share button of topics and photos. */
  share: {
    share: "Share this page",
    copied: "Link copied",
    notCopied: "Couldn't copy. Copy the link from the address bar.",
  },
  /** The alt text of link preview pictures. */
  card: {
    ridge: "A mountain ridge.",
  },
  /** The feeds' names in feed readers. */
  feed: {
    title: "Feeds",
    atom: "Atom feed",
    json: "JSON feed",
  },
  /** The footer. */
  footer: {
    updated: "Updated {date}",
    date: "{year}/{month}/{day}",
  },
  /** Offline, or when files of a cached page are missing. */
  offline: {
    notice: "You're offline. {wanted} isn't available until you're back online.",
    picture: "The picture",
    close: "Close",
    missingFiles: "Something went wrong with loading cached page, please clear cookies and try to reload page",
  },
} as const;

export const { home, blog, topic, contactForm, notFound, moved, share, card, feed, footer, offline } =
  localize(english);
