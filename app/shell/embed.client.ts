/** An embed's frame takes the place of its button. Without a network the button stays, and the notice says why. */
const embed = ({ target }: Event) => {
  const button = (target as Element).closest("[data-embed]");
  const figure = button?.closest("figure");
  const frame = figure?.querySelector("template")?.content.querySelector("iframe");
  if (!frame || !navigator.onLine) return;
  figure?.toggleAttribute("data-loaded", true);
  button?.replaceWith(frame);
  frame.focus();
};

export const installEmbeds = () => addEventListener("click", embed);
