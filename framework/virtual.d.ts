declare module "virtual:early-script" {
  export const earlyScript: string;
  export const holdScript: string;
}
