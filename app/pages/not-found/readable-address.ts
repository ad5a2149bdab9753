const maxLength = 300;

export const readableAddress = (address: string) => {
  const readable = address.replace(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
  // Control and bidirectional characters could garble the sentence around the address.
  const safe = readable.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "�");
  return safe.length > maxLength ? `${safe.slice(0, maxLength)}…` : safe;
};
