import { afterEach, beforeEach, expect } from "vitest";
import { type FormService, startFormService } from "../../support/form-service.ts";
import { type Journey, type Visitor, phone } from "../journey.ts";

const words: [name: string, text: string][] = [
  ["_replyto", "reader@example.com"],
  ["_subject", "A print & a frame"],
  ["message", "Zwei Zeilen:\näöü + 100 % = “gut”"],
];

const field = (name: string) => `form [name="${name}"]`;
const send = "form button[type=submit]";

const fillIn = async ({ click, type }: Visitor) => {
  for (const [name, text] of words) {
    await click(field(name));
    await type(text);
  }
};

export const contact = (journey: Journey) => {
  let service: FormService;
  beforeEach(async () => {
    service = await startFormService();
  });
  afterEach(() => service.close());
  const change = (text: string) => text.replaceAll("https://formspree.io", service.origin);

  journey("the browser checks the form before it is sent", { size: phone, change }, async (visitor) => {
    const { visit, click, type, evaluate, address } = visitor;
    const focused = () => evaluate(() => document.activeElement?.getAttribute("name"));
    const complaint = () =>
      evaluate((name) => {
        const error = document.querySelector(name)?.parentElement?.querySelector("p");
        return (error?.getBoundingClientRect().height ?? 0) > 0;
      }, field("_replyto"));
    await visit("/contact");
    expect(await complaint()).toBe(false);
    await click(send);
    await expect.poll(focused).toBe("_replyto");
    await expect.poll(complaint).toBe(true);
    await click(field("_replyto"));
    await type("not an address");
    await click(send);
    const mismatch = (name: string) => document.querySelector<HTMLInputElement>(name)?.validity.typeMismatch;
    expect(await evaluate(mismatch, field("_replyto"))).toBe(true);
    expect(await address()).toBe("/contact");
    expect(service.received).toEqual([]);
  });

  journey(
    "a message arrives whole, and the visitor sees the service's answer",
    { size: phone, change },
    async (visitor) => {
      const { visit, click, text: shown, host } = visitor;
      await visit("/contact");
      await fillIn(visitor);
      await click(send);
      await expect.poll(() => shown("h1")).toBe("Thanks");
      // Some browsers ask the service for its icon too.
      expect(service.received.filter(({ path }) => path !== "/favicon.ico")).toEqual([
        {
          method: "POST",
          path: "/hello@example.com",
          type: "application/x-www-form-urlencoded",
          fields: [
            ...words.map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]),
            ["_gotcha", ""],
            ["_format", "plain"],
          ],
          // The service knows a form by the page that sends it.
          referer: expect.stringMatching(new RegExp(`^${host.url}/`)),
        },
      ]);
    },
  );
};
