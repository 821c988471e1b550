// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { type FooterDealer, SiteFooter } from "./site-footer.tsx";

const BARE: FooterDealer = {
  name: "North Cars",
  address: null,
  phone: null,
  email: null,
  group: null,
  open: null,
  hours: [],
  licence: null,
};
const link = { href: "/faqs", label: "FAQs" };

describe("SiteFooter", () => {
  it("says who the dealer is as far as it is known", () => {
    expect(outline(<SiteFooter dealer={BARE} groups={[]} note="Note" />)).toMatchSnapshot("bare");
    const whole: FooterDealer = {
      name: "North Cars",
      address: "1 High Street",
      phone: { text: "02 5550 1000", href: "tel:0255501000" },
      email: "a@a.example",
      group: "Part of Tidewater",
      open: { text: "Closed", isOpen: false },
      hours: [{ days: "Mon", hours: "9 - 5" }],
      licence: "DL#1",
    };
    expect(
      outline(<SiteFooter dealer={whole} groups={[]} note="Note" priceNote="Drive away" />),
    ).toMatchSnapshot("whole");
  });

  it("folds its groups, and puts lines of links below them", () => {
    const groups = [
      { title: "Legal", links: [link], as: "line" as const },
      { title: "Cars", links: [link] },
      { title: "Company", links: [link], as: "column" as const },
    ];
    const drawn = outline(<SiteFooter dealer={BARE} groups={groups} note="Note" />);
    expect(drawn.slice(drawn.indexOf("details"), drawn.indexOf("div.fc-footer__note"))).toMatchSnapshot();
  });
});
