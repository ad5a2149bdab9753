/** `data-photos` is the query parameter that names a photo of a list. */
const namesPhoto = () => {
  const query = new URLSearchParams(location.search);
  const lists = [...document.querySelectorAll<HTMLElement>("[data-photos]")];
  return lists.some(({ dataset }) => query.has(dataset["photos"] ?? ""));
};

/** Opens the viewer if the address names a photo. */
export const openNamedPhoto = () => {
  if (!namesPhoto()) return;
  for (const island of document.querySelectorAll('[data-island="viewer"]')) island.toggleAttribute("data-eager", true);
};

/**
 * After a reload, Back and Forward still reach history entries that the viewer made in the previous document, even while this
 * one loads: this document reloads to show them.
 */
export const followHistory = () => {
  const { pathname } = location;
  addEventListener("popstate", ({ state }) => {
    const isOwn = (state as { viewer?: number } | null)?.viewer === performance.timeOrigin;
    if (!isOwn && (location.pathname !== pathname || namesPhoto())) location.reload();
  });
};
