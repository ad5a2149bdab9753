/** A list of photos names the field of the query in which an address may name one of them. */
const namesPhoto = () => {
  const query = new URLSearchParams(location.search);
  const lists = [...document.querySelectorAll<HTMLElement>("[data-photos]")];
  return lists.some(({ dataset }) => query.has(dataset["photos"] ?? ""));
};

/**
 * An address that names a photo opens it in the viewer. After a reload the history still leads to entries that the viewer
 * of the document before has made, and from them to its page: those are loaded, since this document is another one.
 */
export const installViewerAddress = () => {
  const { pathname } = location;
  if (namesPhoto()) {
    for (const island of document.querySelectorAll('[data-island="viewer"]')) island.toggleAttribute("data-now", true);
  }
  addEventListener("popstate", ({ state }) => {
    const isOwn = (state as { viewer?: number } | null)?.viewer === performance.timeOrigin;
    if (!isOwn && (location.pathname !== pathname || namesPhoto())) location.reload();
  });
};
