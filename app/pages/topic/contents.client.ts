/**
 * Marks the section that is read in the list of sections. Where headings do not stay beside their matter, a slim bar
 * names it once the list is out of sight, and opens to the same list.
 */

const list = document.querySelector<HTMLElement>("[data-contents]");
const bar = document.querySelector<HTMLDetailsElement>("[data-here]");
const summary = bar?.querySelector("summary");

/** The height of the window at which a section counts as read, from its top. */
const line = "-40% 0px -60%";

const linkTo = (id: string, within: ParentNode) =>
  [...within.querySelectorAll<HTMLAnchorElement>("a")].find(({ hash }) => decodeURIComponent(hash) === `#${id}`);

const mark = (id: string | undefined) => {
  for (const place of [list, bar]) {
    if (!place) continue;
    place.querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (id !== undefined) linkTo(id, place)?.setAttribute("aria-current", "true");
  }
};

if (list && bar && summary) {
  bar.append(...[...list.children].map((child) => child.cloneNode(true)));

  const read = new Set<string>();
  const show = () => {
    const id = [...read].at(-1);
    mark(id);
    const link = id === undefined ? undefined : linkTo(id, list);
    if (link) summary.replaceChildren(...[...link.childNodes].map((node) => node.cloneNode(true)));
    bar.hidden = link === undefined;
    if (bar.hidden) bar.open = false;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) read.add(target.id);
        else read.delete(target.id);
      }
      show();
    },
    { rootMargin: line },
  );
  for (const { hash } of list.querySelectorAll("a")) {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) observer.observe(section);
  }

  const close = (event: Event) => {
    const isAway =
      event.type === "click" && (!bar.contains(event.target as Node) || (event.target as Element).closest("a"));
    if (isAway || (event as KeyboardEvent).key === "Escape") bar.open = false;
  };
  addEventListener("click", close);
  addEventListener("keydown", close);
}
