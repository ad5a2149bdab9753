/**
 * Marks the current section in the table of contents. On small screens a slim bar shows it once the list is out of view, and
 * opens to the same list.
 */

const list = document.querySelector<HTMLElement>("[data-contents]");
const bar = document.querySelector<HTMLDetailsElement>("[data-here]");
const summary = bar?.querySelector("summary");

/** A section is current while it crosses this line, 40% below the top of the window. */
const readingLine = "-40% 0px -60%";

const idOf = ({ hash }: HTMLAnchorElement) => decodeURIComponent(hash.slice(1));

if (list && bar && summary) {
  for (const child of list.children) bar.append(child.cloneNode(true));
  const links = [...list.querySelectorAll("a"), ...bar.querySelectorAll("a")];

  const current = new Set<string>();
  const show = () => {
    const id = [...current].at(-1);
    for (const link of links) {
      if (idOf(link) === id) {
        link.setAttribute("aria-current", "true");
        summary.innerHTML = link.innerHTML;
      } else link.removeAttribute("aria-current");
    }
    bar.hidden = id === undefined;
    if (bar.hidden) bar.open = false;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) current.add(target.id);
        else current.delete(target.id);
      }
      show();
    },
    { rootMargin: readingLine },
  );
  for (const link of links) {
    const section = document.getElementById(idOf(link));
    if (section) observer.observe(section);
  }

  bar.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) bar.open = false;
  });
  bar.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") bar.open = false;
  });
}
