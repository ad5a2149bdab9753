import { localize } from "#words";

export const english = {
  /** The headings of the photography page. */
  photography: {
    prints: "Prints",
    printsIntro: "Order online, or directly from me.",
    albums: "Client albums",
    albumsIntro: "Albums load when you open them.",
    collections: "Collections",
    collectionsIntro: "Photos that belong together.",
    photoCount: { one: "One photo", other: "{count} photos" },
    gallery: "Gallery",
    galleryIntro: { one: "One photo. Select it to enlarge.", other: "{count} photos. Select one to enlarge." },
    enlarge: "View larger: {title}. {alt}",
    part: "Photos {first}–{last} of {total}.",
    pages: "Gallery pages",
    previousPage: "Previous page",
    nextPage: "Next page",
  },
  /** A collection's own page. */
  collection: {
    all: "All photos",
    others: "Other collections",
    previous: "Previous collection",
    next: "Next collection",
  },
  /** A photo's own page. */
  photo: {
    enlarge: "View larger: {title}. {alt}",
    place: "{index} of {total}",
    about: "Photo details",
    print: "Buy a print",
    all: "All photos",
    collection: "Collection: {title}",
    others: "Other photos",
    previous: "Previous photo",
    next: "Next photo",
  },
  /** A photo's EXIF data. */
  photoFacts: {
    camera: "Camera",
    lens: "Lens",
    focalLength: "Focal length",
    millimeters: "{value} mm",
    aperture: "Aperture",
    stop: "f/{value}",
    exposure: "Exposure",
    seconds: "{value} s",
    iso: "ISO",
    taken: "Taken",
    dimensions: "Dimensions",
    pixels: "{width} × {height} pixels",
  },
  /** An album. */
  album: {
    load: "Load album from {provider}: {title}",
    loadOwn: "Load album: {title}",
    open: "Open album from {provider}: {title}",
    openOwn: "Open album: {title}",
    frame: "{title}, album from {provider}",
    offlineName: "The album",
    document: "{title} – photo album",
  },
} as const;

export const { photography, collection, photo, photoFacts, album } = localize(english);
