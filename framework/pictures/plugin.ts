import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Connect, Plugin } from "vite";
import { kindOf } from "../../hosting/content-types.ts";
import { caching } from "../../hosting/plan.ts";
import { sources } from "../../site/sources.ts";
import { atTheirUses, picturePaths } from "../../site/check/picture-files.ts";
import { ContentError } from "../../site/check/problems.ts";
import type { Studio } from "../../site/pictures/studio.ts";
import { pictureFolder } from "../../site/addresses/published.ts";
import { currentContent } from "../owner/current.ts";
import { studioAt, studioCode } from "./studio.ts";

const moduleName = "virtual:pictures";
const moduleId = `\0${moduleName}`;

type Options = {
  /** A build says what is wrong with these before it starts. */
  inspected?: () => string[];
};

const tellAtUses = (error: unknown): never => {
  throw error instanceof ContentError
    ? new ContentError(atTheirUses(error.problems, currentContent(), sources))
    : error;
};

/** The dev server makes each file when it is first asked for. */
export const pictures = ({ inspected = () => picturePaths(currentContent()) }: Options = {}): Plugin => {
  let studio: Studio;
  let base = "/";
  let root = "";

  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "";
    const prefix = base + pictureFolder;
    if (!path.startsWith(prefix)) return next();
    try {
      const made = await studio.file(path.slice(prefix.length));
      if (!made) return next();
      response.setHeader("Content-Type", kindOf(made.variant.file)?.type ?? "");
      response.setHeader("Cache-Control", caching.immutable);
      await pipeline(createReadStream(made.path), response);
    } catch (error) {
      next(error);
    }
  };

  return {
    name: "pictures",
    sharedDuringBuild: true,
    async configResolved(config) {
      ({ base, root } = config);
      studio = studioAt(root, base);
      // An error that is thrown once the bundler has started is told twice, with the bundler's own functions.
      if (config.command === "build") await studio.inspect(inspected()).catch(tellAtUses);
    },
    resolveId: (id) => (id === moduleName ? moduleId : undefined),
    load(id) {
      if (id !== moduleId) return undefined;
      if (this.environment.config.consumer === "client") {
        this.error(`${moduleName} works while pages are made: import it from *.server.ts modules only`);
      }
      return studioCode(root, base);
    },
    configureServer(server) {
      server.middlewares.use(serve);
    },
  };
};
