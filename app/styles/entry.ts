/** The one sheet that all pages share, main.css with the order of the layers first. Islands bring their own. */
export const sheets = [
  import.meta.glob("./main.css", { eager: true }),
  import.meta.glob("../ui/**/*.css", { eager: true }),
  import.meta.glob("../shell/**/*.css", { eager: true }),
  import.meta.glob("../pages/**/*.css", { eager: true }),
];

import.meta.hot?.accept();
