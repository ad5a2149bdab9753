import { describe, expect, it } from "vitest";
import { filesOf } from "../../../framework/lively.ts";

const manifest = {
  "app/root.tsx": { file: "assets/root.js", imports: ["_shell.js"], css: ["assets/root.css"] },
  "app/routes/topic/page.tsx?__react-router-build-client-route": { file: "assets/page.js", imports: ["_shell.js"] },
  "_shell.js": { file: "assets/shell.js", css: ["assets/shell.css"] },
  "_viewer.js": { file: "assets/viewer.js", imports: ["_shell.js"] },
  "app/features/images/block.tsx": { file: "assets/images.js", imports: ["_shell.js", "_viewer.js"] },
  "app/features/timer/block.tsx": { file: "assets/timer.js", imports: ["_shell.js"], css: ["assets/timer.css"] },
  "app/blocks/doors.ts": { file: "assets/doors.js", imports: ["_shell.js"] },
  "app/features/images/other.tsx": { file: "assets/other.js" },
};

describe("the files of lively blocks", () => {
  it("are by kind what a topic page does not have anyway", () => {
    expect(filesOf(manifest, "/")).toEqual({
      images: { scripts: ["/assets/doors.js", "/assets/images.js", "/assets/viewer.js"], styles: [] },
      timer: { scripts: ["/assets/doors.js", "/assets/timer.js"], styles: ["/assets/timer.css"] },
    });
  });

  it("lie under the base path", () => {
    expect(filesOf(manifest, "/site/")["timer"]?.styles).toEqual(["/site/assets/timer.css"]);
  });
});
