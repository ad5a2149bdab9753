import { findProgram } from "./programs.ts";

// The folder of the system's servers is not in everybody's PATH.

export const findNginx = () => findProgram(["nginx"], process.env, ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx"]);

export const findCaddy = () => findProgram(["caddy"], process.env, ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"]);
