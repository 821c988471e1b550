// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { behaviour } from "@forecourt/ui/behaviours";
import { CarCard, type CarCardView } from "@forecourt/ui/car-card";
import { afterEach, describe, expect, it } from "vitest";
import { trackedPress } from "./tracked-press.ts";

afterEach(cleanup);

const car = { id: "9", slug: "kia-rio-9", name: 'Kia "Rio"', price: 18_990 };

const report = (attributes: object) => (
  <a href="https://history.example/9.pdf" data-event="history_report_opened" {...attributes}>
    report
  </a>
);

describe("trackedPress", () => {
  it("names the car and the dealership the link was drawn for", () => {
    render(
      <a href="tel:0733334444" {...behaviour({ car, dealership: "3" })}>
        call
      </a>,
    );
    expect(trackedPress(screen.getByText("call"), null)).toEqual({
      name: "dealer_called",
      dealershipId: "3",
      car,
    });
  });

  it("takes them from an element around the link, before the page's own car", () => {
    render(
      <div {...behaviour({ car: { ...car, price: null }, dealership: "3" })}>
        <a href="tel:0733334444">call</a>
      </div>,
    );
    const other = { ...car, id: "10" };
    expect(trackedPress(screen.getByText("call"), other)).toMatchObject({
      dealershipId: "3",
      car: { id: "9", price: null },
    });
  });

  it("names the page's own car for a number anywhere on a car's page", () => {
    render(<a href="tel:0733334444">call</a>);
    expect(trackedPress(screen.getByText("call"), car)).toEqual({
      name: "dealer_called",
      dealershipId: null,
      car,
    });
  });

  it("names the car of a history report, and tracks none without a car", () => {
    const { rerender } = render(report(behaviour({ car })));
    expect(trackedPress(screen.getByText("report"), null)).toEqual({ name: "history_report_opened", car });
    rerender(report({ "data-car": "{" }));
    expect(trackedPress(screen.getByText("report"), car)).toBeNull();
  });

  it.each(["", "{", "7", "[]", '["9"]', '{"id":"9"}'])("takes %j for no car", (text) => {
    render(
      <a href="tel:1" data-car={text}>
        call
      </a>,
    );
    expect(trackedPress(screen.getByText("call"), null)).toEqual({
      name: "dealer_called",
      dealershipId: null,
      car: null,
    });
  });

  it.each([
    [{ href: "https://wa.me/61491570156" }, { name: "whatsapp_opened", car }],
    [{ href: "mailto:sales@dealer.example" }, { name: "mail_opened", car }],
    [
      {
        href: "mailto:?subject=Rio",
        ...behaviour({ share: { title: "Rio", done: "", url: null } }),
      },
      { name: "page_shared", car },
    ],
    [
      { href: "#", "data-does": "print" },
      { name: "pdf_printed", car },
    ],
    [
      { href: "#", "data-view": "2" },
      { name: "gallery_opened", car },
    ],
    [{ href: "/es/offers/mazda/8?from=home#top" }, { name: "offer_chosen", offer: "8" }],
    [
      { href: "https://maps.example/", "data-event": "directions_opened", "data-place": "North" },
      { name: "directions_opened", place: "North", car },
    ],
    [{ href: "/contact" }, null],
    [{ href: "/", "data-event": "no_such_event" }, null],
  ])("takes a press on %j for %j", (attributes, event) => {
    render(
      <a {...attributes}>
        <span>inside</span>
      </a>,
    );
    expect(trackedPress(screen.getByText("inside"), car)).toEqual(event);
  });

  it("names the car of a tile, which says on its heart which one it is", () => {
    const view: CarCardView = {
      href: "/cars/kia-rio-9",
      title: "2020 Kia Rio",
      badge: null,
      facts: [],
      price: { kind: "none", text: "Enquire for price." } as never,
      place: null,
      banner: { kind: "none" } as never,
      image: null,
      heart: { car: { ...car, make: "Kia", model: "Rio" }, label: "Save" },
    };
    render(<CarCard car={view} noPictureText="none" />);
    expect(trackedPress(screen.getByText("2020 Kia Rio"), null)).toEqual({ name: "car_chosen", car });
  });
});
