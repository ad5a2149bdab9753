/** Replaces an embed's button with its frame. Offline the button stays, and the notice explains why. */
addEventListener("click", ({ target }) => {
  const button = (target as Element).closest("[data-embed]");
  const figure = button?.closest("figure");
  const frame = figure?.querySelector("template")?.content.querySelector("iframe");
  if (!frame || !navigator.onLine) return;
  figure?.toggleAttribute("data-loaded", true);
  button?.replaceWith(frame);
  frame.focus();
});
