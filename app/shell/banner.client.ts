/** Moves the site's name from the cover into the bar once the upper part of the cover is out of view, and back. */
const upper = document.querySelector("[data-cover-upper]");
const observer = new IntersectionObserver(([entry]) => {
  if (entry) document.documentElement.toggleAttribute("data-docked", !entry.isIntersecting);
});
if (upper) observer.observe(upper);
