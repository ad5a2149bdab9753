/** What a small site's build leaves behind, as far as the worker's list is concerned. */

export const appPage = (words: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${words}</body></html>`;

export const files: Record<string, string> = {
  "index.html": appPage("Home"),
  "blog/index.html": appPage("Blog"),
  "photography/ridge/index.html": appPage("Ridge"),
  "404.html": appPage("Lost"),
  "about/index.html": '<!DOCTYPE html><html lang="en"><body>Moved</body></html>',
  "albums/a.html": '<!DOCTYPE html><html lang="en"><body>Album</body></html>',
  "_.data": "home data",
  "blog.data": "blog data",
  "404.data": "lost data",
  "photography/ridge.data": "ridge data",
  "assets/app-a1b2c3d4.js": "export {};",
  "assets/app-a1b2c3d4.css": "body {}",
  "assets/text-a1b2c3d4.woff2": "font",
  "assets/range-a1b2c3d4.svg": "<svg/>",
  "assets/pictures/tent.svg": "picture",
  "assets/search-a1b2c3d4.json": "{}",
  "assets/pictures/tent.avif": "picture",
  "robots.txt": "",
  _headers: "/*",
};
