/** Server only: import it from *.server.ts modules. */
declare module "virtual:pictures" {
  type Studio = import("../../site/pictures/studio.ts").Studio;
  export const picture: Studio["picture"];
  export const photoInfo: Studio["photoInfo"];
  export const skyline: Studio["skyline"];
}
