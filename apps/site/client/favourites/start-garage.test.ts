// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startGarage } from "./start-garage.ts";

const SENT = `<span data-sent='{"id":"lead-1","about":"2021 Mazda CX-5"}'></span>`;
const GARAGE = `<div data-garage>
  <span data-kept-name="9"></span>
  <section hidden data-drafts><ul><li hidden data-draft="finance"></li><li hidden data-draft="trade-in"></li></ul></section>
  <section hidden data-enquiries><button data-forgets="enquiries"></button><ul></ul></section>
</div>`;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

let left: AbortController;
function open(html: string): void {
  left.abort();
  left = new AbortController();
  document.body.innerHTML = html;
  startGarage({ website: "north", signal: left.signal });
}

beforeEach(() => {
  left = new AbortController();
  localStorage.clear();
  document.documentElement.lang = "en-AU";
});
afterEach(() => left.abort());

describe("startGarage", () => {
  it("lists the enquiries that were sent from this browser, each once, until they are forgotten", () => {
    open(SENT);
    open(SENT);
    open(GARAGE);
    expect(part("enquiries")?.hidden).toBe(false);
    expect(document.querySelectorAll("[data-enquiries] li")).toHaveLength(1);
    expect(document.querySelector("[data-enquiries] li")?.textContent).toContain("2021 Mazda CX-5");
    document.querySelector("button")?.click();
    expect(part("enquiries")?.hidden).toBe(true);
    open(GARAGE);
    expect(part("enquiries")?.hidden).toBe(true);
  });

  it("shows the forms that were begun within a day, and no others", () => {
    localStorage.setItem("north-Form-finance", `${Date.now()} token`);
    localStorage.setItem("north-Form-trade-in", `${Date.now() - 25 * 3_600_000} token`);
    open(GARAGE);
    expect([part("drafts")?.hidden, part("draft")?.hidden]).toEqual([false, false]);
    expect(document.querySelector<HTMLElement>("[data-draft=trade-in]")?.hidden).toBe(true);
  });

  it("names a kept car that is in no list any more, as far as this browser knows it", () => {
    localStorage.setItem(
      "north-favourites",
      JSON.stringify([{ id: "9", slug: "rio-9", name: "Kia Rio", at: 5 }]),
    );
    open(GARAGE);
    expect(part("kept-name")?.textContent).toBe("Kia Rio: ");
  });

  it("takes a kept list of anything for none", () => {
    localStorage.setItem("north-enquiries", '[null, 4, {"id": 7}, {"id":"a","about":"b","at":null}]');
    open(GARAGE);
    expect(part("enquiries")?.hidden).toBe(true);
  });
});
