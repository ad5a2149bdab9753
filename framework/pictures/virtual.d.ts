/** Server only: import it from *.server.ts modules. */
declare module "virtual:pictures" {
  type Lookup = ReturnType<typeof import("../../site/pictures/lookup.ts").lookup>;
  export const picture: Lookup["picture"];
  export const photoInfo: Lookup["photoInfo"];
}
