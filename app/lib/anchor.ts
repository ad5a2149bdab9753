/** A hash can be anything that was typed; what cannot be decoded is no section's name. */
const decoded = (hash: string) => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

export const anchorAt = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decoded(hash.slice(1))) : null;
