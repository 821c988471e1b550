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

  it("says the street large, with the floor before it", () => {
    const large = draw({ address: { text: "Level 4, 77 Ann Street, Brisbane, QLD 4000", href: null } });
    expect(large).toContain("'Level 4, 77 Ann Street'");
    expect(large).toContain("' Brisbane, QLD 4000'");
    expect(draw({ address: { text: "The Wharf, Newcastle", href: null } })).toContain("'The Wharf'");
  });

  it("keeps room for how far it is, where it says where it stands", () => {
    expect(draw({ at: { latitude: -33.9, longitude: 151.2 } })).toContain("data-stands-at");
    expect(draw({ at: null })).not.toContain("data-stands-at");
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
    ).toMatchSnapshot();
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
    ).toMatchSnapshot();
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
