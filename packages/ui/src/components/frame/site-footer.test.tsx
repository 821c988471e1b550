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
    expect(outline(<SiteFooter dealer={BARE} groups={[]} note="Note" />)).toMatchInlineSnapshot(`
      "footer.fc-footer
        div.fc-container
          div.fc-footer__grid
            address.fc-footer__dealer
              strong
                'North Cars'
          div.fc-footer__note
            p
              'Note'"
    `);
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
    ).toMatchInlineSnapshot(`
      "footer.fc-footer
        div.fc-container
          div.fc-footer__grid
            address.fc-footer__dealer
              strong
                'North Cars'
              span[data-open=false]
                'Closed'
              span
                '1 High Street'
              a.fc-footer__phone.fc-number[href=tel:0255501000]
                '02 5550 1000'
              a[href=mailto:a@a.example]
                'a@a.example'
              dl.fc-hours
                dt
                  'Mon'
                dd
                  '9 - 5'
              span
                'Part of Tidewater'
              span
                'DL#1'
          div.fc-footer__note
            p
              'Note'
            p
              'Drive away'"
    `);
  });

  it("folds its groups, and puts lines of links below them", () => {
    const groups = [
      { title: "Legal", links: [link], as: "line" as const },
      { title: "Cars", links: [link] },
      { title: "Company", links: [link], as: "column" as const },
    ];
    const drawn = outline(<SiteFooter dealer={BARE} groups={groups} note="Note" />);
    expect(
      drawn.slice(drawn.indexOf("details"), drawn.indexOf("div.fc-footer__note")),
    ).toMatchInlineSnapshot(`
      "details.fc-footer__group
              summary
                h2
                  'Cars'
              ul
                li
                  a[href=/faqs]
                    'FAQs'
            details.fc-footer__group
              summary
                h2
                  'Company'
              ul
                li
                  a[href=/faqs]
                    'FAQs'
          div.fc-footer__line
            h2
              'Legal'
            ul
              li
                a[href=/faqs]
                  'FAQs'
          "
    `);
  });
});
