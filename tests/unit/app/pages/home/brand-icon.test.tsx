import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BrandIcon } from "../../../../../app/pages/home/brand-icon.tsx";

it("a brand's icon is drawn in the usual box", () => {
  const html = renderToStaticMarkup(<BrandIcon icon="M1 1h2v2z" />);
  expect(html).toContain('viewBox="0 0 24 24"');
  expect(html).toContain('<path d="M1 1h2v2z"></path>');
});

it("an owner's icon is drawn in its own box, in the color of the text, and as lines where it has lines", () => {
  const icon = {
    box: "0 0 16 16",
    paths: [
      { d: "M1 1h2v2z", evenOdd: true as const },
      { d: "m1 1 8 8", line: 1.5 },
    ],
  };
  const html = renderToStaticMarkup(<BrandIcon icon={icon} />);
  expect(html).toContain('viewBox="0 0 16 16"');
  expect(html).toContain('<path d="M1 1h2v2z" fill-rule="evenodd"></path>');
  expect(html).toContain('<path d="m1 1 8 8" fill="none" stroke="currentColor" stroke-width="1.5"></path>');
});
