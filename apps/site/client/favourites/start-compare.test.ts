// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startCompare } from "./start-compare.ts";

const link = (id: string) => `<a data-compare="${id}" href="/compare?cars=${id}">Compare</a>`;
const address = () => document.querySelector("a")?.getAttribute("href");

let left: AbortController;
function open(html: string): void {
  left.abort();
  left = new AbortController();
  document.body.innerHTML = html;
  startCompare({ website: "north", signal: left.signal });
}

beforeEach(() => {
  left = new AbortController();
  sessionStorage.clear();
});
afterEach(() => left.abort());

describe("startCompare", () => {
  it("counts the cars that are chosen, as they are chosen", () => {
    open(`<input type="checkbox" form="bar" name="cars" value="1" checked>
      <input type="checkbox" form="bar" name="cars" value="2"><input type="checkbox" name="cars" value="3" checked>
      <form id="bar"><span data-compare-count></span></form>`);
    const place = document.querySelector("[data-compare-count]");
    expect(place?.textContent).toBe("(1)");
    document.querySelectorAll("input")[1]?.click();
    expect(place?.textContent).toBe("(2)");
  });

  it("compares a car alone while nothing was compared", () => {
    open(link("7"));
    expect(address()).toBe("/compare?cars=7");
  });

  it("puts a car beside those that were compared last", () => {
    open('<span data-compared="1|2"></span>');
    open(link("7"));
    expect(address()).toBe("/compare?cars=1,2,7");
  });

  it("leaves out the first of four, and a car that is compared already", () => {
    open('<span data-compared="1|2|3|4"></span>');
    open(link("7"));
    expect(address()).toBe("/compare?cars=2,3,4,7");
    open(link("3"));
    expect(address()).toBe("/compare?cars=1,2,4,3");
  });
});
