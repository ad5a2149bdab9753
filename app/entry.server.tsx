import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { unmarkRootStyles } from "../site/addresses/styles.ts";
import { prepare } from "./blocks/lively.tsx";
import { Entry } from "./shell/boot/boot.tsx";

/** Pages are made at build, so each waits until it is whole: fewer inline scripts and smaller HTML than a stream. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  await prepare();
  // The prerenderer asks for /camp/ and visitors for /camp: links to anchors on the page would differ.
  const { location } = context.staticHandlerContext;
  if (location.pathname !== import.meta.env.BASE_URL) location.pathname = location.pathname.replace(/(.)\/$/, "$1");
  const { manifest } = context;
  context.manifest = { ...manifest, routes: unmarkRootStyles(manifest.routes) };
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <Entry value={context}>
        <ServerRouter context={context} url={request.url} />
      </Entry>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onError: reject,
      // Large blocks would stand at the page's end, for a script to put in their place.
      progressiveChunkSize: Infinity,
    });
  });
}
