import { z } from "zod";
import { blockWords } from "./block-words.ts";
import { counting, group, weaving, wording } from "./phrase.ts";

const shell = {
  bar: group("The bar on top of every page.", {
    skip: wording("Skip to content"),
    home: wording("{title}, home"),
    main: wording("Main"),
    search: wording("Search"),
    theme: wording("Switch between light and dark"),
    menu: wording("Menu"),
    close: wording("Close"),
  }),
  search: group("The search.", {
    label: wording("Search this site"),
    close: wording("Close"),
    results: counting({ one: "One result", other: "{count} results" }),
    nothing: wording("Nothing found for “{question}”"),
    loading: wording("Loading…"),
    offline: wording("You are offline. {wanted} can be opened when the network is back."),
    failed: wording("The search could not be loaded. Try again when the network is back."),
    recent: wording("Recent searches"),
    clear: wording("Clear"),
    slash: wording("Open with the / key"),
    // They stand in any question; nobody is shown them.
    ignored: wording(
      "a about am an and any are as at be been by can could did do does for from had has have how i if in is it its many" +
        " me much my of on or our should so some than that the their them there these they this those to was we were" +
        " what when where which who whose why with would you your",
    ),
    page: wording("Pages"),
    section: wording("Sections"),
    project: wording("Projects"),
    photo: wording("Pictures"),
    gear: wording("Gear"),
    food: wording("Foods"),
    link: wording("Links"),
  }),
  footer: group("The foot of every page.", {
    updated: wording("Updated {date}"),
    date: wording("{year}/{month}/{day}"),
  }),
  link: group("Said with every link that leaves the site.", { newTab: wording("(opens in a new tab)") }),
  card: group("A picture for link previews, for those who cannot see it.", {
    ridge: wording("A mountain ridge."),
  }),
  feed: group("The feeds' names after the site's, for programs that offer them.", {
    title: wording("Feeds"),
    atom: wording("Atom feed"),
    json: wording("JSON feed"),
  }),
  failure: group("In place of a page that could not be shown.", {
    title: wording("Something went wrong"),
    text: weaving("This page could not be shown. Load it again, or find your way back {home}."),
    home: wording("home"),
  }),
  offline: group("Without a network, or when a kept page is broken.", {
    notice: wording("You are offline. {wanted} can be opened when the network is back."),
    picture: wording("The picture"),
    close: wording("Close"),
    gone: wording("Something went wrong with loading cached page, please clear cookies and try to reload page"),
  }),
};

const pages = {
  home: group("The home page.", {
    elsewhere: wording("Elsewhere"),
    elsewhereIntro: wording("The same person, on other sites."),
  }),
  blog: group("The blog index, for those who hear it.", {
    topics: wording("Topics"),
    illustrated: wording("All topics, illustrated"),
  }),
  topic: group("Around a topic.", {
    contents: wording("On this page"),
    others: wording("Other topics"),
    checked: wording("Last checked {month}"),
    previous: wording("Previous topic, {number}"),
    next: wording("Next topic, {number}"),
  }),
  share: group("The button that shares a topic, or a photo on its page.", {
    share: wording("Share this page"),
    copied: wording("Link copied"),
    notCopied: wording("Copy it from the address bar"),
  }),
  contactForm: group("The form, and what it says to who fills it in.", {
    email: wording("Your email"),
    emailError: wording("Enter an email address like name@example.com."),
    subject: wording("Subject"),
    subjectError: wording("Add a subject so I know where to start."),
    message: wording("Message"),
    messageError: wording("Write a message before sending."),
    trap: wording("Leave empty"),
    send: wording("Send message"),
    sending: wording("Sending…"),
    offline: wording("You are offline. Your message is kept here; send it when the network is back."),
    returned: wording("If your message did not go through, it is all still here: send it again."),
  }),
  notFound: group("The 404 page.", {
    title: wording("404 - Not Found"),
    missing: weaving("{address} doesn't exist"),
    thisAddress: wording("This address"),
    lost: weaving("You may be lost. Find your way back {home}."),
    home: wording("home"),
    near: wording("Pages with a similar address"),
  }),
  moved: group("The page that plain file hosts show at an old address, for a moment.", {
    title: wording("Moved – {title}"),
    text: weaving("This page has moved to {address}."),
  }),
};

const photography = {
  photography: group("The headings of the photography page.", {
    prints: wording("Prints"),
    printsIntro: wording("On paper, or straight from me."),
    albums: wording("Client albums"),
    albumsIntro: wording("An album loads only when you ask for it."),
    collections: wording("Collections"),
    collectionsIntro: wording("Frames that belong together."),
    frames: counting({ one: "One frame", other: "{count} frames" }),
    gallery: wording("Gallery"),
    galleryIntro: counting({
      one: "One frame. Select it to enlarge.",
      other: "{count} frames. Select one to enlarge.",
    }),
    enlarge: wording("Enlarge: {title}. {alt}"),
    part: wording("Frames {first} to {last} of {total}."),
    pages: wording("Pages of the gallery"),
    previousPage: wording("Previous page"),
    nextPage: wording("Next page"),
  }),
  album: group("An album.", {
    load: wording("Load album from {provider}: {title}"),
    loadOwn: wording("Load the album: {title}"),
    open: wording("Open the album from {provider}: {title}"),
    openOwn: wording("Open the album: {title}"),
    frame: wording("{title}, album from {provider}"),
    network: wording("The album"),
    document: wording("{title}: an album"),
  }),
  photo: group("A photo's own page.", {
    enlarge: wording("Enlarge: {title}. {alt}"),
    place: wording("{index} of {total}"),
    about: wording("About this photo"),
    print: wording("Buy a print"),
    all: wording("All photos"),
    collection: wording("Collection: {title}"),
    others: wording("Other photos"),
    previous: wording("Previous photo"),
    next: wording("Next photo"),
  }),
  collection: group("A collection's own page.", {
    all: wording("All photos"),
    others: wording("Other collections"),
    previous: wording("Previous collection"),
    next: wording("Next collection"),
  }),
  viewer: group("One photo, large.", {
    viewer: wording("Photo viewer"),
    photos: wording("Photos"),
    carousel: wording("Carousel"),
    slide: wording("Slide"),
    position: wording("{index} of {total}"),
    previous: wording("Previous photo"),
    next: wording("Next photo"),
    close: wording("Close the viewer"),
    zoomIn: wording("Zoom in"),
    zoomOut: wording("Zoom out"),
    all: wording("All photos"),
    about: wording("About this photo"),
    share: wording("Share this photo"),
    copied: wording("Link copied"),
    notCopied: wording("Copy it from the address bar"),
    print: wording("Buy a print"),
  }),
  photoFacts: group("What is told of a photo, as far as its file says it.", {
    camera: wording("Camera"),
    lens: wording("Lens"),
    focalLength: wording("Focal length"),
    millimetres: wording("{value} mm"),
    aperture: wording("Aperture"),
    stop: wording("f/{value}"),
    exposure: wording("Exposure"),
    seconds: wording("{value} s"),
    iso: wording("ISO"),
    taken: wording("Taken"),
    dimensions: wording("Dimensions"),
    pixels: wording("{width} × {height} pixels"),
  }),
};

/** An owner writes down only what shall read otherwise; a name in braces stands for what is filled in. */
export const wordsSchema = z.strictObject({ ...shell, ...pages, ...photography, ...blockWords }).prefault({});

export type Words = z.infer<typeof wordsSchema>;
export type WordsInput = z.input<typeof wordsSchema>;
