// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { swapNumbers } from "./swap-numbers.ts";

const NUMBERS = [
  { number: "07 5550 3000", shownAs: "1800 000 111", source: null },
  { number: "07 5550 3000", shownAs: "1800 000 222", source: "google" },
];

beforeEach(() => {
  document.body.innerHTML = `
    <a id="whole" href="tel:0755503000"><b>Call</b> <span>07 5550 3000</span></a>
    <a id="named" href="tel:0755503000" aria-label="Call 07 5550 3000"><span>07 5550 3000</span></a>
    <a id="other" href="tel:0755509999">07 5550 9999</a>
    <p id="masked">07 55** ****</p>`;
});

const swap = (source: string | null) => swapNumbers(document, NUMBERS, { source, callingCode: "61" });
const read = (id: string) => {
  const element = document.getElementById(id);
  return [element?.textContent, element?.getAttribute("href")];
};

describe("swapNumbers", () => {
  it("shows and dials the number of the visit's source, else the one of all others", () => {
    swap("google");
    expect(read("whole")).toEqual(["Call 1800 000 222", "tel:1800000222"]);
    swap(null);
    expect(read("whole")).toEqual(["Call 1800 000 222", "tel:1800000222"]);
  });

  it("gives a link that has a name of its own the same number in that name", () => {
    swap("google");
    expect(read("named")).toEqual(["1800 000 222", "tel:1800000222"]);
    expect(document.getElementById("named")?.getAttribute("aria-label")).toBe("Call 1800 000 222");
  });

  it("takes the one of all others for a source without one of its own", () => {
    swap("facebook");
    expect(read("whole")).toEqual(["Call 1800 000 111", "tel:1800000111"]);
  });

  it("dials the new number at once and shows it only once the link is out of sight", () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(look: (entries: { isIntersecting: boolean }[]) => void) {
          seen.push(look);
        }
        observe() {}
        disconnect() {}
      },
    );
    swap("google");
    for (const look of seen) look([{ isIntersecting: true }]);
    expect(read("whole")).toEqual(["Call 07 5550 3000", "tel:1800000222"]);
    for (const look of seen) look([{ isIntersecting: false }]);
    expect(read("whole")).toEqual(["Call 1800 000 222", "tel:1800000222"]);
    vi.unstubAllGlobals();
  });

  it("leaves other numbers and masked ones as they are", () => {
    swap("google");
    expect(read("other")).toEqual(["07 5550 9999", "tel:0755509999"]);
    expect(read("masked")).toEqual(["07 55** ****", null]);
  });

  it("swaps a number that was asked for when it stands there whole", () => {
    const masked = document.getElementById("masked");
    if (masked) masked.outerHTML = `<a id="masked" href="tel:0755503000">07 5550 3000</a>`;
    swap(null);
    expect(read("masked")).toEqual(["1800 000 111", "tel:1800000111"]);
  });
});
