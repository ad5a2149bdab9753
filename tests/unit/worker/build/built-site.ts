/** What a small site's build leaves behind, as far as the worker's list is concerned. */

export const pageOf = (words: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${words}</body></html>`;

export const pages = ["/", "/blog", "/photography/ridge"];

export const files: Record<string, string> = {
  "index.html": pageOf("Home"),
  "blog/index.html": pageOf("Blog"),
  "photography/ridge/index.html": pageOf("Ridge"),
  "404.html": pageOf("Lost"),
  "about/index.html": '<!DOCTYPE html><html lang="en"><body>Moved</body></html>',
  "albums/a.html": '<!DOCTYPE html><html lang="en"><body>Album</body></html>',
  "talk/index.html": '<!DOCTYPE html><html lang="en"><body>The owner\'s own</body></html>',
  "assets/shell-a1b2c3d4.js": "export {};",
  "assets/site-a1b2c3d4.css": "body {}",
  "assets/text-a1b2c3d4.woff2": "font",
  "assets/range-a1b2c3d4.svg": "<svg/>",
  "assets/search-a1b2c3d4.json": "{}",
  "assets/pictures/tent-a1b2c3d4.svg": "picture",
  "assets/on-demand/stage-a1b2c3d4.js": "export {};",
  "assets/models/hook-a1b2c3d4.glb": "model",
  "assets/route.json": "{}",
  "robots.txt": "",
  _headers: "/*",
};
