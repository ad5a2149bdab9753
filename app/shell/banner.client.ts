/** The banner's word moves into the bar once the upper part of the cover has left the window, and comes back. */
export const installBanner = () => {
  const upper = document.querySelector("[data-cover-upper]");
  if (!upper) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (entry) document.documentElement.toggleAttribute("data-docked", !entry.isIntersecting);
  });
  observer.observe(upper);
};
