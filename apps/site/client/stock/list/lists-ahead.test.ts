// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TakeList } from "./begin-list.ts";
import { requestAhead } from "./lists-ahead.ts";

let asked: { address: string; signal: AbortSignal }[];
let left: AbortController;
let take: TakeList;
let now: number;

const option = (name: string): Element => {
  const found = document.querySelector(`#${name}`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const point = (type: string, target: Element, init: PointerEventInit = {}): boolean =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "mouse", ...init }),
  );
/** Lets go of what is pressed, over an element. */
const release = (over: Element): void => {
  document.elementFromPoint = () => over;
  point("pointerup", over);
};
const addresses = (): string[] => asked.map(({ address }) => address);
const aborted = (): boolean[] => asked.map(({ signal }) => signal.aborted);
const start = (): void => {
  take = requestAhead(document.body, {
    addressOf: (pressed) => (pressed.id === "none" ? null : `/${pressed.id}`),
    signal: left.signal,
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  asked = [];
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ address, signal });
    return new Promise<Response>(() => {});
  });
  document.body.innerHTML = `${["a", "b", "c", "d", "e", "f", "none"]
    .map(
      (name) =>
        `<label id="${name}"><input type="checkbox" id="${name}-box" /><i id="${name}-word">x</i></label>`,
    )
    .join("")}<p id="beside">x</p>`;
  left = new AbortController();
  start();
});
afterEach(() => {
  left.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a list whose box is being pressed", () => {
  it("is requested as the finger comes down, and given once to who asks for its address", () => {
    point("pointerdown", option("a-word"), { pointerType: "touch" });
    release(option("a-box"));
    expect(addresses()).toEqual(["/a"]);
    expect([take("/a")?.address, take("/a")]).toEqual(["/a", null]);
    expect(aborted()).toEqual([false]);
  });

  it("is taken back where the press is, by a scroll or beside it, and where another list is chosen", () => {
    point("pointerdown", option("a"));
    point("pointercancel", option("a"));
    point("pointerdown", option("b"));
    release(option("beside"));
    point("pointerdown", option("c"));
    release(option("c"));
    expect(take("/other")).toBeNull();
    expect([addresses(), aborted()]).toEqual([
      ["/a", "/b", "/c"],
      [true, true, true],
    ]);
  });

  it("is none for another button, a second finger, and what leads to no list", () => {
    point("pointerdown", option("a"), { button: 2 });
    point("pointerdown", option("a"), { isPrimary: false });
    point("pointerdown", option("none"));
    point("pointerdown", option("beside"));
    expect(asked).toEqual([]);
  });

  it("is requested anew after five seconds", () => {
    point("pointerdown", option("a"));
    now += 5000;
    expect([take("/a"), aborted()]).toEqual([null, [true]]);
  });
});

describe("a list that may be chosen", () => {
  it("is requested where the pointer rests on its box, and not where it passes", () => {
    point("pointerover", option("a"));
    vi.advanceTimersByTime(60);
    point("pointerout", option("a"));
    point("pointerover", option("b-word"));
    vi.advanceTimersByTime(100);
    expect(addresses()).toEqual(["/b"]);
    point("pointerdown", option("b"));
    expect([addresses(), take("/b")?.address]).toEqual([["/b"], "/b"]);
  });

  it("is not requested where a finger lies, nor for the box that was pressed last", () => {
    point("pointerover", option("a"), { pointerType: "touch" });
    vi.advanceTimersByTime(200);
    point("pointerdown", option("b"));
    release(option("b"));
    take("/b");
    point("pointerover", option("b-word"));
    vi.advanceTimersByTime(200);
    expect(addresses()).toEqual(["/b"]);
  });

  it("is one of four at most, one at a time, and pressed ones beside them", () => {
    for (const name of ["a", "b", "c", "d", "e"]) {
      point("pointerover", option(name));
      vi.advanceTimersByTime(100);
    }
    expect([addresses(), aborted()]).toEqual([
      ["/a", "/b", "/c", "/d"],
      [true, true, true, false],
    ]);
    point("pointerdown", option("f"));
    expect(addresses().at(-1)).toBe("/f");
  });

  it("is none for a shopper who saves data, for whom a pressed one is requested all the same", () => {
    left.abort();
    left = new AbortController();
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    start();
    Reflect.deleteProperty(navigator, "connection");
    point("pointerover", option("a"));
    vi.advanceTimersByTime(100);
    point("pointerdown", option("b"));
    expect(addresses()).toEqual(["/b"]);
  });
});
