// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import type { LocationCardView } from "./location-card.tsx";
import { LocationGroup, type LocationGroupTab } from "./location-group.tsx";

afterEach(cleanup);

const words = { openingHours: "Opening hours", holidayHours: "View Holiday Hours", close: "Close" };

const aPlace = (change: Partial<LocationCardView> = {}): LocationCardView => ({
  id: "1",
  name: "Northside - Sales",
  picture: null,
  address: { text: "1 Wharf Road", href: "https://maps.google.com/?q=1" },
  phones: [{ text: "02 5550 1010", href: "tel:0255501010" }],
  open: null,
  hours: [],
  holidays: [],
  holidaysTitle: "Holiday hours: Northside",
  email: null,
  licences: [],
  notes: [],
  rating: null,
  actions: [],
  ...change,
});

const draw = (...tabs: LocationGroupTab[]) =>
  render(<LocationGroup id="north" name="Northside" tabs={tabs} words={words} />);

describe("LocationGroup", () => {
  it("has a tab for each kind, the first one chosen, and every card in the page", () => {
    draw(
      { kind: "sales", label: "Sales", locations: [aPlace()] },
      { kind: "service", label: "Service", locations: [aPlace({ id: "2", name: "Northside - Service" })] },
    );
    const group = screen.getByRole("region", { name: "Northside" });
    const tabs = within(group).getAllByRole<HTMLInputElement>("radio");
    expect(tabs.map(({ value, checked }) => [value, checked])).toEqual([
      ["sales", true],
      ["service", false],
    ]);
    expect(within(group).getAllByRole("heading", { level: 3 })).toHaveLength(2);
  });

  it("draws the first tab alone as chosen", () => {
    const tabs = (["sales", "service"] as const).map((kind) => ({
      kind,
      label: kind,
      locations: [aPlace()],
    }));
    const drawn = outline(<LocationGroup id="north" name="Northside" tabs={tabs} words={words} />);
    expect(drawn.split("\n").filter((line) => line.includes("input"))).toMatchInlineSnapshot(`
      [
        "      input[type=radio][name=north-kind][checked][value=sales]",
        "      input[type=radio][name=north-kind][value=service]",
      ]
    `);
  });

  it("says its name to all or, below a heading that says it, to those who hear the page", () => {
    const tabs = [{ kind: "sales" as const, label: "Sales", locations: [aPlace()] }];
    const heading = (nameIsAbove?: boolean) =>
      outline(
        <LocationGroup
          id="north"
          name="Northside"
          tabs={tabs}
          words={words}
          {...(nameIsAbove === undefined ? {} : { nameIsAbove })}
        />,
      )
        .split("\n")
        .slice(0, 2);
    const section = "section.fc-card.fc-location-group[aria-labelledby=north]";
    expect(heading()).toEqual([section, "  h2[id=north]"]);
    expect(heading(true)).toEqual([section, "  h2.fc-visually-hidden[id=north]"]);
  });

  it("is arranged by its name, and says how far the next place is", () => {
    const near = "6.5 km from Southside";
    const tabs = [{ kind: "sales" as const, label: "Sales", locations: [aPlace({ near })] }];
    render(<LocationGroup id="north" name="Northside" as="showroom" words={words} tabs={tabs} />);
    expect(screen.getByRole("region", { name: "Northside" }).dataset["as"]).toBe("showroom");
    expect(screen.getByText(near)).toBeDefined();
  });

  it("parts a large address after its street, and says all of it", () => {
    const address = { text: "1 Wharf Road, Newcastle, NSW 2300", href: "https://maps.google.com/?q=1" };
    draw({ kind: "sales", label: "Sales", locations: [aPlace({ address })] });
    const link = screen.getByRole("link", { name: address.text });
    expect(link.querySelector("span")?.textContent).toBe("1 Wharf Road,");
  });

  it("stands departments beside each other, and says the address they share once", () => {
    const notes = [{ text: "Six bays" }];
    const elsewhere = { address: { text: "3 Wharf Road", href: null } };
    render(
      <LocationGroup
        id="north"
        name="Northside"
        as="departments"
        words={words}
        tabs={[
          { kind: "sales", label: "Sales", locations: [aPlace()] },
          { kind: "service", label: "Service", locations: [aPlace({ id: "2", name: "Bays", notes })] },
          { kind: "parts", label: "Parts", locations: [aPlace({ id: "3", name: "Parts", ...elsewhere })] },
        ]}
      />,
    );
    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(screen.getAllByText("1 Wharf Road")).toHaveLength(1);
    expect(screen.getAllByText("3 Wharf Road")).toHaveLength(1);
    expect(screen.getByText("Six bays")).toBeTruthy();
  });

  it("has no tabs where there is one kind, and names each of two places of it", () => {
    draw({ kind: "sales", label: "Sales", locations: [aPlace(), aPlace({ id: "2", name: "Southside" })] });
    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(screen.getByText("Southside").className).not.toContain("visually-hidden");
  });
});

describe("LocationCard", () => {
  it("says what it was given, holidays folded away", () => {
    const holidays = [{ day: "25 December", name: "Christmas Day", hours: "Closed" }];
    const rating = { text: "4.7 · 12 reviews", stars: { full: 4, partial: 0.7, label: "4.7 out of 5" } };
    const hours = [{ days: "Mon-Fri", hours: "8:30am - 5:30pm" }];
    const place = aPlace({ holidays, hours, licences: ["DL#4567"], rating });
    const { container } = draw({ kind: "sales", label: "Sales", locations: [place] });
    for (const text of ["Mon-Fri", "Christmas Day", "DL#4567", "4.7 · 12 reviews"]) {
      expect(container.textContent).toContain(text);
    }
    const button = screen.getByRole("button", { name: "View Holiday Hours" });
    const dialog = document.getElementById(button.getAttribute("popovertarget") ?? "");
    expect(dialog?.textContent).toContain("Christmas Day");
    expect(dialog?.getAttribute("popover")).toBe("auto");
    expect(screen.getByRole("img", { name: "4.7 out of 5" })).toBeDefined();
    expect(screen.getByRole("link", { name: "1 Wharf Road" })).toHaveProperty("rel", "noopener noreferrer");
    expect(screen.getByRole("link", { name: "02 5550 1010" })).toHaveProperty("href", "tel:0255501010");
  });

  it("draws nothing for what is not known", () => {
    const place = aPlace({ address: { text: "1 Wharf Road", href: null }, phones: [] });
    const { container } = draw({ kind: "parts", label: "Parts", locations: [place] });
    expect(container.querySelectorAll("a, img, svg, dl, dialog, h4")).toHaveLength(0);
  });
});
