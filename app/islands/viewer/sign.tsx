const outlines = {
  previous: "M20 12H4m7-7-7 7 7 7",
  next: "M4 12h16m-7-7 7 7-7 7",
  close: "m5 5 14 14M19 5 5 19",
  closer: "M12 4v16M4 12h16",
  farther: "M4 12h16",
  about: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11.5v5M12 7.75v.01",
  link: "M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2",
};

export type SignName = keyof typeof outlines;

/** These signs travel with the viewer and not with every page. */
export const Sign = ({ name }: { name: SignName }) => (
  <svg
    viewBox="0 0 24 24"
    width="26"
    height="26"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path d={outlines[name]} />
  </svg>
);
