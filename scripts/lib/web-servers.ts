import { type Tool, findProgram } from "./tools.ts";

const use = "the test of its example in docs/hosting";

export const nginx: Tool = {
  name: "nginx",
  use,
  packages: ["nginx-light"],
  // The folder of the system's servers is not in everybody's PATH.
  find: (env = process.env) => findProgram(["nginx"], env, ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx"]),
  service: "nginx",
};

export const caddy: Tool = {
  name: "Caddy",
  use,
  packages: ["caddy"],
  find: (env = process.env) => findProgram(["caddy"], env, ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"]),
  service: "caddy",
};
