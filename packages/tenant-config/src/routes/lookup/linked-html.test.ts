import { describe, expect, it } from "vitest";
import { aSite } from "../../testing/a-site.ts";
import { linkedHtml } from "./linked-html.ts";

const site = aSite({ site: { hosts: ["acme.example"] } });
const linked = (href: string) => linkedHtml(`<p>See <a href="${href}">this</a>.</p>`, site);

describe("linkedHtml", () => {
  it.each(["https://other.example/page", "https://www.google.com/maps/place/x"])(
    "opens %s in a new tab, which cannot reach back",
    (href) => {
      expect(linked(href)).toBe(
        `<p>See <a href="${href}" target="_blank" rel="noopener noreferrer">this</a>.</p>`,
      );
    },
  );

  it.each([
    ["https://www.acme.example/contact", "/contact"],
    ["/finance-enquiry", "/finance"],
    ["tel:02 5550 1000", "tel:0255501000"],
    ["mailto:hello@acme.example", "mailto:hello@acme.example"],
    ["#prices", "#prices"],
  ])("leads %s to %s in the same tab", (href, to) => {
    expect(linked(href)).toBe(`<p>See <a href="${to}">this</a>.</p>`);
  });

  it("keeps the words of a link to a page this site does not have", () => {
    expect(linked("/no-such-page")).toBe("<p>See <span>this</span>.</p>");
  });

  it("leaves a text without links as it is", () => {
    expect(linkedHtml("<p>Plain & simple</p>", site)).toBe("<p>Plain & simple</p>");
  });
});
