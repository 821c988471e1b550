// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startOnTouch } from "./start-on-touch.ts";

const ATTRIBUTES = {
  scripts: "data-scripts",
  sheet: "data-filter-sheet",
  covered: "data-covered",
  greeting: "data-text-us",
};

const letGo = vi.fn<() => void>();
const loaded = (): string[] =>
  [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src") ?? "");

function open(scripts: string): void {
  const own = document.createElement("script");
  own.dataset["scripts"] = scripts;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(own);
  startOnTouch({ ...ATTRIBUTES, hold: () => letGo });
}

/** What a finger does on a phone. */
const finger = (type: string): void => {
  document.body.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { pointerType: "touch", clientX: 0, clientY: 0 }),
  );
};
/** The scripts that are requested before they run. */
const requested = (): string[] =>
  [...document.head.querySelectorAll("link")]
    .filter(({ rel, as }) => rel === "preload" && as === "script")
    .map((link) => link.getAttribute("href") ?? "");

/** Opens or closes, and says whether the page counts as covered then. */
function turn(details: HTMLDetailsElement, isOpen: boolean): boolean {
  details.open = isOpen;
  details.dispatchEvent(new Event("toggle"));
  return "covered" in document.documentElement.dataset;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.head.innerHTML = "";
});
afterEach(() => {
  // The listeners of an untouched page would hear the next test.
  window.dispatchEvent(new Event("keydown"));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("startOnTouch", () => {
  it("fetches nothing for a new shopper who has not touched the page", () => {
    open("/a.js /b.js");
    expect(loaded()).toEqual([]);
  });

  it.each(["pointerover", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "click"])(
    "fetches the scripts, to run in their order, at the first %s",
    (sign) => {
      open("/a.js /b.js");
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(loaded()).toEqual(["/a.js", "/b.js"]);
      expect([...document.head.querySelectorAll("script")].map(({ async }) => async)).toEqual([false, false]);
    },
  );

  describe("at a finger's press", () => {
    beforeEach(() => {
      open("/a.js /b.js");
      finger("pointerover");
      finger("pointerdown");
    });

    it("requests them while it lies, and runs them once what it did is painted", () => {
      vi.advanceTimersByTime(49);
      expect(requested()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect([requested(), loaded()]).toEqual([["/a.js", "/b.js"], []]);
      finger("pointerup");
      finger("click");
      expect(loaded()).toEqual([]);
      vi.advanceTimersToNextFrame();
      vi.advanceTimersByTime(1);
      expect(loaded()).toEqual(["/a.js", "/b.js"]);
    });

    it.each([0, 49])("requests nothing before the click of a finger that lay %s ms is painted", (lain) => {
      vi.advanceTimersByTime(lain);
      finger("click");
      vi.advanceTimersToNextFrame();
      vi.advanceTimersByTime(1);
      expect(loaded()).toEqual(["/a.js", "/b.js"]);
      vi.advanceTimersByTime(50);
      expect(requested()).toEqual([]);
    });

    it("runs them as soon as the finger scrolls", () => {
      finger("pointercancel");
      expect(loaded()).toEqual(["/a.js", "/b.js"]);
      vi.advanceTimersByTime(50);
      expect(requested()).toEqual([]);
    });

    it("runs them once, and after the time of a tap at the latest", () => {
      vi.advanceTimersByTime(399);
      expect(loaded()).toEqual([]);
      vi.advanceTimersByTime(1);
      finger("click");
      vi.advanceTimersByTime(100);
      expect(loaded()).toEqual(["/a.js", "/b.js"]);
    });
  });

  it("lets everything go that waits for scripts which cannot be fetched", () => {
    open("/a.js");
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    expect(letGo).not.toHaveBeenCalled();
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(letGo).toHaveBeenCalledOnce();
  });

  it("fetches them once the page is there whole", () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    open("/a.js");
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    expect(loaded()).toEqual([]);
    window.dispatchEvent(new Event("DOMContentLoaded"));
    expect(loaded()).toEqual(["/a.js"]);
  });

  it("fetches them once, however much is touched", () => {
    open("/a.js");
    for (const sign of ["pointerdown", "keydown", "pointerover"]) window.dispatchEvent(new Event(sign));
    expect(loaded()).toEqual(["/a.js"]);
  });

  it("fetches them for a shopper who only reads, eight seconds after the page has loaded", () => {
    open("/a.js");
    window.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(7999);
    expect(loaded()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded()).toEqual(["/a.js"]);
  });

  it.each([
    [true, ["/a.js"]],
    [false, []],
  ])("fetches them in time for a greeting that comes by itself: %s", (popup, fetched) => {
    const button = document.createElement("aside");
    button.dataset["textUs"] = JSON.stringify({ popup, popupDelayMs: 3000 });
    document.body.append(button);
    open("/a.js");
    window.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(1000);
    expect(loaded()).toEqual(fetched);
    button.remove();
  });

  it("fetches them for a shopper of whom something is kept once the page has loaded and the browser is idle", () => {
    localStorage.setItem("north-favourites", "[]");
    open("/a.js");
    window.dispatchEvent(new Event("load"));
    expect(loaded()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded()).toEqual(["/a.js"]);
  });

  it("waits for a touch where the browser forbids storage", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    open("/a.js");
    expect(loaded()).toEqual([]);
  });

  it("stands alone, since its own text is what browsers are sent", () => {
    const heard: string[] = [];
    runInNewContext(`(${startOnTouch.toString()})({hold() {}})`, {
      AbortController,
      document: { currentScript: null },
      localStorage: { length: 0 },
      addEventListener: (sign: string) => heard.push(sign),
    });
    expect(heard).toContain("keydown");
  });

  it("marks the page as covered while a phone's filters lie over it, also once the scripts are there", () => {
    document.body.innerHTML = `<details data-filter-sheet><summary>Filters</summary></details><details></details>`;
    const [sheet, group] = document.querySelectorAll("details");
    if (!sheet || !group) throw new Error("There are no filters.");
    open("/a.js");
    expect(turn(sheet, true)).toBe(false);
    sheet.style.position = "fixed";
    window.dispatchEvent(new Event("pointerdown"));
    expect([turn(sheet, true), turn(group, true), turn(group, false), turn(sheet, false)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("takes the second tap of a double one for no press on the car that stood under the filters", () => {
    document.body.innerHTML = `<details data-filter-sheet style="position: fixed"></details><a href="#car">Car</a>`;
    const [sheet, car] = [document.querySelector("details"), document.querySelector("a")];
    if (!sheet || !car) throw new Error("There is no car under the filters.");
    const pressed = vi.fn<() => void>();
    // Later than any press of the tests before, whose listeners stay.
    let at = 1e15;
    vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => at);
    car.addEventListener("click", pressed);
    open("/a.js");
    car.click();
    expect(pressed).toHaveBeenCalledOnce();
    turn(sheet, true);
    turn(sheet, false);
    car.click();
    expect(pressed).toHaveBeenCalledOnce();
    // A press at another place was meant for what is there, however soon it comes.
    car.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 0, clientY: 40 }));
    expect(pressed).toHaveBeenCalledTimes(2);
    at += 501;
    car.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 0, clientY: 40 }));
    expect(pressed).toHaveBeenCalledTimes(3);
    // These listeners stay in the window that other files' tests share: long ago for all of them.
    at = Number.NEGATIVE_INFINITY;
    turn(sheet, true);
    turn(sheet, false);
  });
});
