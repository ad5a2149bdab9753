/** Several sites may share an origin, each under a base path of its own: their keys in storage begin with it. */
export const scope = import.meta.env.BASE_URL === "/" ? "" : `${import.meta.env.BASE_URL} `;
