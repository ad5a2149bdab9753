/** A button that only scripts can answer comes with them, and after all else; its place is kept free. */
export const loadShare = () => import("./share.tsx").then(({ Share }) => Share);
