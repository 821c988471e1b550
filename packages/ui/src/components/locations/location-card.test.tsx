// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { LocationCard, type LocationCardView } from "./location-card.tsx";

const WORDS = { openingHours: "Opening hours", holidayHours: "View Holiday Hours", close: "Close" };
const BARE: LocationCardView = {
  id: "7",
  name: "North",
  picture: null,
  address: { text: "1 High Street", href: null },
  phones: [],
  open: null,
  hours: [],
  holidays: [],
  holidaysTitle: "Holiday hours: North",
  licences: [],
  notes: [],
  rating: null,
  email: null,
  actions: [],
};
const draw = (change: Partial<LocationCardView> = {}, nameIsAbove?: boolean) =>
  outline(
    <LocationCard
      location={{ ...BARE, ...change }}
      words={WORDS}
      {...(nameIsAbove === undefined ? {} : { nameIsAbove })}
    />,
  );

describe("LocationCard", () => {
  it("says the name and the address where nothing else is known", () => {
    expect(draw()).toMatchInlineSnapshot(`
      "article.fc-location
        div.fc-location__words
          h3
            'North'
          p.fc-location__address
            '1 High Street'
          div.fc-location__actions"
    `);
    expect(draw({}, true)).toContain("h3.fc-visually-hidden");
  });

  it("says how to reach the place, when it is open and what may be done there", () => {
    const way = "https://maps.example/7";
    expect(
      draw({
        picture: { src: "/north.jpg", alt: "North" },
        address: { text: "1 High Street", href: way },
        phones: [{ text: "02 5550 1000", href: "tel:0255501000" }],
        open: { text: "Open until 5:00pm", isOpen: true },
        hours: [{ days: "Mon-Fri", hours: "8:30am - 5:00pm" }],
        licences: ["DL#1", "MVRL 2"],
        rating: { text: "4.7 · 87 reviews", stars: { full: 4, partial: 0.7, label: "4.7 out of 5" } },
        email: { label: "Email us", href: "/contact-us/north", opens: "contact-7" },
        actions: [
          { label: "Contact", href: "/contact-us/north", newTab: false, opens: "contact-7" },
          { label: "Get Directions", href: way, newTab: true },
        ],
      }),
    ).toMatchInlineSnapshot(`
      "article.fc-location
        img[src=/north.jpg][width=600][height=400][sizes=(min-width: 768px) 400px, 100vw][alt=North][loading=lazy][fetchpriority=auto][decoding=async]
        div.fc-location__words
          h3
            'North'
          p.fc-rating.fc-quiet.fc-number
            svg.fc-stars[viewBox=0 0 100 20][width=100][height=20][role=img][aria-label=4.7 out of 5]
              g.fc-stars__empty
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(0 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(20 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(40 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(60 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(80 0)]
              svg[width=94][height=20]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(0 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(20 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(40 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(60 0)]
                path[d=M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z][transform=translate(80 0)]
            '4.7 · 87 reviews'
          p
            a[href=https://maps.example/7][target=_blank][rel=noopener noreferrer][data-event=directions_opened][data-place=North]
              '1 High Street'
          p
            a.fc-phone[href=tel:0255501000]
              '02 5550 1000'
          p
            a[href=/contact-us/north][data-opens=contact-7]
              'Email us'
          p.fc-location__open[data-open=true]
            'Open until 5:00pm'
          div.fc-location__hours
            h4
              'Opening hours'
            dl.fc-hours
              dt
                'Mon-Fri'
              dd
                '8:30am - 5:00pm'
          p.fc-location__licences
            'DL#1 · MVRL 2'
          div.fc-location__actions
            a.fc-button[href=/contact-us/north][data-opens=contact-7][data-kind=primary]
              'Contact'
            a.fc-button[href=https://maps.example/7][data-event=directions_opened][data-place=North][data-kind=quiet][target=_blank][rel=noopener noreferrer]
              'Get Directions'"
    `);
  });

  it("opens its holidays without a script, each with its name and its language where they are known", () => {
    const holidays = [
      { day: "Fri, 25 December", name: "Navidad", hours: "Closed", lang: "es" },
      { day: "Sat, 26 December", name: null, hours: "9:00am - 1:00pm" },
    ];
    const lines = draw({ holidays, hours: [{ days: "Mon-Fri", hours: "9am - 5pm" }] }).split("\n");
    expect(
      lines
        .slice(
          lines.findIndex((line) => line.includes("holidays-7")),
          -1,
        )
        .join("\n"),
    ).toMatchInlineSnapshot(`
      "      button.fc-location__holidays[type=button][popovertarget=holidays-7]
              'View Holiday Hours'
            dialog.fc-dialog[id=holidays-7][popover=auto][aria-labelledby=holidays-7-title]
              div.fc-dialog__head
                p.fc-dialog__title[id=holidays-7-title]
                  'Holiday hours: North'
                button.fc-dialog__close[type=button][aria-label=Close][popovertarget=holidays-7][popovertargetaction=hide]
                  '×'
              dl.fc-hours
                dt
                  'Fri, 25 December'
                  span[lang=es]
                    'Navidad'
                dd
                  'Closed'
                dt
                  'Sat, 26 December'
                dd
                  '9:00am - 1:00pm'"
    `);
  });

  it("says the address in large type where there is no picture, and leads to a page where no dialog opens", () => {
    expect(draw({})).toContain("p.fc-location__address");
    expect(draw({ picture: { src: "/a.jpg", alt: "A" } })).not.toContain("fc-location__address");
    const email = { label: "Email us", href: "mailto:a@a.example" };
    expect(draw({ email })).toContain("a[href=mailto:a@a.example]");
  });

  it("has no holiday hours alone where no hours are known", () => {
    const holidays = [{ day: "Fri, 25 December", name: null, hours: "Closed" }];
    expect(draw({ holidays })).not.toContain("holidays");
  });
});
