import { describe, expect, it } from "vitest";
import { filesOf } from "../../../framework/lively.ts";

const manifest = {
  "app/root.tsx": { file: "assets/root.js", imports: ["_shell.js"], css: ["assets/root.css"] },
  "app/routes/topic/page.tsx?__react-router-build-client-route": {
    file: "assets/page.js",
    imports: ["_shell.js", "_matter.js"],
  },
  "_matter.js": { file: "assets/matter.js", imports: ["_shell.js"], css: ["assets/matter.css"] },
  "_shell.js": { file: "assets/shell.js", css: ["assets/shell.css"] },
  "_viewer.js": { file: "assets/viewer.js", imports: ["_shell.js"] },
  "app/features/images/block.tsx": { file: "assets/images.js", imports: ["_shell.js", "_viewer.js"] },
  "app/features/timer/block.tsx": {
    file: "assets/timer.js",
    imports: ["_shell.js", "_matter.js"],
    css: ["assets/timer.css"],
  },
  "app/blocks/doors.ts": { file: "assets/doors.js", imports: ["_shell.js"] },
  "app/features/images/other.tsx": { file: "assets/other.js" },
};

describe("the files of lively blocks", () => {
  it("are by kind what no page has anyway, whatever a topic has, and begin with what they build upon", () => {
    expect(filesOf(manifest, "/")).toEqual({
      images: { scripts: ["/assets/doors.js", "/assets/viewer.js", "/assets/images.js"], styles: [] },
      timer: {
        scripts: ["/assets/doors.js", "/assets/matter.js", "/assets/timer.js"],
        styles: ["/assets/matter.css", "/assets/timer.css"],
      },
    });
  });

  it("lie under the base path", () => {
    expect(filesOf(manifest, "/site/")["timer"]?.styles).toEqual(["/site/assets/matter.css", "/site/assets/timer.css"]);
  });
});
