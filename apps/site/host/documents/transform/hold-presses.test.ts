// @vitest-environment jsdom
import { type EarlyKind, SERVES_PRESSES, servePresses } from "@forecourt/ui/behaviours";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EARLY_PRESSES } from "./early-presses.ts";
import { holdPresses } from "./hold-presses.ts";

const TYPES = ["click", "submit", "change", "input"];
let letGo: () => void;
let fetched: (by?: string) => void;
let done: string[];
let forgetRoom: () => void;

/** Calls back when something was fetched, as the browser's own does. */
class ScriptObserver {
  constructor(report: (list: { getEntries: () => unknown[] }) => void) {
    fetched = (by = "script") => report({ getEntries: () => [new ScriptTiming(by)] });
  }
  observe(): void {}
}
class ScriptTiming {
  readonly initiatorType: string;
  constructor(by: string) {
    this.initiatorType = by;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("PerformanceObserver", ScriptObserver);
  vi.stubGlobal("PerformanceResourceTiming", ScriptTiming);
  document.body.innerHTML = `<button data-heart="1" id="heart">♥</button>
    <form id="lead" data-form=""><input name="a" id="typed"><button type="button" id="skip">Skip</button><button type="submit" id="send">Send</button></form>
    <a id="share" data-share="{}" href="#mail">Share</a><a id="plain" href="#plain">On</a><a id="call" href="tel:1">Call</a>
    <a id="opens" data-opens="asked" href="#page">Ask</a><a id="elsewhere" data-opens="none" href="#page">Ask</a><dialog id="asked"></dialog>
    <div id="list" data-list=""><form id="filters"><input type="checkbox" id="box"><input type="range" id="slider"></form></div>`;
  done = [];
  const listeners: Parameters<typeof removeEventListener>[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((...given) => {
      add(...given);
      listeners.push(given);
    });
  }
  letGo = holdPresses({ presses: EARLY_PRESSES, serves: SERVES_PRESSES, opens: "data-opens" });
  forgetRoom = () => {
    for (const listener of listeners) {
      window.removeEventListener(...listener);
      document.removeEventListener(...listener);
    }
  };
  for (const type of TYPES) document.addEventListener(type, note);
});
afterEach(() => {
  forgetRoom();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const note = (event: Event): void => {
  if (!(event.target instanceof Element)) return;
  done.push(`${event.type} ${event.target.id}${event.defaultPrevented ? " followed already" : ""}`);
  if (event.type === "submit") event.preventDefault();
};
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const press = (id: string, init: MouseEventInit = {}): boolean =>
  element(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const change = (id: string, type = "change"): boolean =>
  element(id).dispatchEvent(new Event(type, { bubbles: true }));
const waiting = (): string[] => [...document.querySelectorAll("[aria-busy]")].map(({ id }) => id);
/** A script says that it is there; what it was waited for comes once the others of its moment listen. */
async function serve(...kinds: EarlyKind[]): Promise<void> {
  for (const kind of kinds) servePresses(kind);
  await Promise.resolve();
}

describe("holdPresses", () => {
  it("plays held presses again, in order, to the scripts that serve them", async () => {
    for (const id of ["heart", "share", "heart", "opens", "skip"]) expect(press(id)).toBe(false);
    expect(done).toEqual([]);
    await serve("heart");
    expect(done).toEqual(["click heart"]);
    await serve("form", "dialog");
    expect(done).toEqual(["click heart"]);
    await serve("car");
    expect(done).toEqual(["click heart", "click share", "click heart", "click opens", "click skip"]);
    press("share");
    expect(done).toHaveLength(6);
  });

  it.each<[kind: EarlyKind, held: string, control: string]>([
    ["slide", "click pressed", '<a id="pressed" data-slide="two" href="#two">Next</a>'],
    ["widget", "click pressed", '<a id="pressed" data-widget="chat" href="#talk">Chat</a>'],
    ["suggest", "click pressed", '<button id="pressed" type="button" data-suggests="">Search</button>'],
    ["phone", "submit asks", '<form id="asks" data-reveals=""><button id="pressed">Show</button></form>'],
    ["consent", "submit asks", '<form id="asks" data-consent=""><button id="pressed">Yes</button></form>'],
    ["loan", "submit asks", '<form id="asks" data-loan=""><button id="pressed">Work out</button></form>'],
  ])("holds a press that the script of %s answers, for that script", async (kind, held, control) => {
    document.body.insertAdjacentHTML("beforeend", control);
    press("pressed");
    await serve("form", "dialog", "car", "heart");
    expect(done).not.toContain(held);
    await serve(kind);
    expect(done).toContain(held);
  });

  it("plays them once all scripts of the moment listen", async () => {
    press("share");
    servePresses("car");
    expect(done).toEqual([]);
    await Promise.resolve();
    expect(done).toEqual(["click share"]);
  });

  it("keeps the order where a later script comes first, also of what is pressed by then", async () => {
    press("heart");
    await serve("dialog");
    expect(press("opens")).toBe(false);
    await serve("heart");
    expect(done).toEqual(["click heart", "click opens"]);
  });

  it("shows after 100 ms on the button that it waits, until it is played again", async () => {
    press("heart");
    vi.advanceTimersByTime(99);
    expect(waiting()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(element("heart").getAttribute("aria-busy")).toBe("true");
    await serve("heart");
    expect(waiting()).toEqual([]);
  });

  it("shows nothing on a button that was served within 100 ms", async () => {
    press("heart");
    await serve("heart");
    vi.advanceTimersByTime(100);
    expect(waiting()).toEqual([]);
  });

  it("waits on the last pressed button of a form alone, and sends it once, by that button", async () => {
    element("lead").insertAdjacentHTML("beforeend", '<button type="submit" id="other">Other</button>');
    press("send");
    vi.advanceTimersByTime(100);
    press("other");
    vi.advanceTimersByTime(100);
    expect(waiting()).toEqual(["other"]);
    done = [];
    await serve("form");
    expect(waiting()).toEqual([]);
    expect(done).toEqual(["click other", "submit lead"]);
  });

  it("leaves a press alone that needs no script", () => {
    press("plain");
    press("share", { ctrlKey: true });
    expect(press("elsewhere")).toBe(true);
    expect(done).toEqual(["click plain", "click share", "click elsewhere"]);
  });

  it("lets a list hear once, with the last, what the browser has changed, and shows that it waits", async () => {
    expect(change("slider", "input")).toBe(true);
    change("box");
    change("slider");
    change("box");
    vi.advanceTimersByTime(100);
    expect(waiting()).toEqual(["list"]);
    done = [];
    await serve("list");
    expect(done).toEqual(["input slider", "change slider", "change box"]);
    expect(waiting()).toEqual([]);
    change("box");
    expect(done).toHaveLength(4);
  });

  it("lets a list hear of a box while a press that came before it still waits", async () => {
    press("heart");
    change("box");
    done = [];
    await serve("list");
    expect(done).toEqual(["change box"]);
    await serve("heart");
    expect(done).toEqual(["change box", "click heart"]);
  });

  it("lets a form hear what was typed before it hears that it is sent, and shows nothing while it is typed", async () => {
    change("typed", "input");
    vi.advanceTimersByTime(100);
    expect(waiting()).toEqual([]);
    press("send");
    done = [];
    await serve("form");
    expect(done).toEqual(["input typed", "click send", "submit lead"]);
  });

  it("puts back what was typed over the text that a text area came with", async () => {
    element("lead").insertAdjacentHTML("beforeend", '<textarea id="words">Is it there?</textarea>');
    const words = document.querySelector("textarea");
    if (words) words.value = "Is it still";
    change("words", "input");
    if (words) words.value = "Is it still red?";
    change("words", "input");
    if (words) words.value = "Is it there?";
    await serve("form");
    expect(words?.value).toBe("Is it still red?");
  });

  it("puts the caret back where a text area's first text is written again", async () => {
    const area = document.createElement("textarea");
    area.defaultValue = "Is it available?";
    document.body.append(area);
    area.focus();
    area.setSelectionRange(3, 5);
    document.dispatchEvent(new Event("selectionchange"));
    area.defaultValue = "Is it available?";
    area.setSelectionRange(0, 0);
    await Promise.resolve();
    expect([area.selectionStart, area.selectionEnd]).toEqual([3, 5]);
    area.setRangeText("sn't", 3, 5, "end");
    area.defaultValue = "Is it available?";
    await Promise.resolve();
    expect(area.selectionStart).toBe(7);
  });

  it("counts a link that was followed while the page stayed, and follows it once", async () => {
    expect(press("call")).toBe(true);
    await serve("visit");
    expect(done).toEqual(["click call", "click call followed already"]);
  });

  it("plays a press whose element another one has taken the place of", async () => {
    const list = element("list");
    list.insertAdjacentHTML("beforeend", '<p><button data-heart="2" id="second">♥</button></p>');
    press("second");
    list.replaceChildren();
    await serve("heart");
    expect(done).toEqual(["click second"]);
    expect(document.getElementById("second")).toBeNull();
  });

  it("sends a form whose button has gone meanwhile, and one that a key sent without a button", async () => {
    press("send");
    element("send").remove();
    await serve("form");
    element("lead").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(done).toEqual(["click send", "submit lead", "submit lead"]);
  });

  it("lets the browser do it itself five seconds after the last script came", () => {
    press("share");
    vi.advanceTimersByTime(4999);
    fetched();
    vi.advanceTimersByTime(4000);
    fetched("img");
    vi.advanceTimersByTime(999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["click share"]);
    press("heart");
    expect(done).toHaveLength(2);
  });

  it("lets the browser do it at once where no script can be fetched, and a list still hears of it if one comes", async () => {
    change("box");
    press("heart");
    done = [];
    letGo();
    expect(done).toEqual(["click heart"]);
    await serve("list");
    expect(done).toEqual(["click heart", "change box"]);
  });
});

describe("what was chosen before the room was there", () => {
  const room = { presses: EARLY_PRESSES, serves: SERVES_PRESSES, opens: "data-opens" };
  const openedBy = (type: string): void => {
    forgetRoom();
    element("filters").insertAdjacentHTML(
      "beforeend",
      `<input type="checkbox" id="ticked" checked><select id="still"><option>a<option selected>b</select>
      <select id="order"><option>a<option>b</select>
      <details id="map" data-frame="" open></details><details id="group" open></details>`,
    );
    element("lead").insertAdjacentHTML("beforeend", '<textarea id="words">Is it there?</textarea>');
    const words = document.querySelector("textarea");
    if (words) words.value = "Does it tow?";
    element("box").click();
    const order = element("order");
    if (order instanceof HTMLSelectElement) order.selectedIndex = 1;
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
    holdPresses(room);
    for (const event of [...TYPES, "toggle"]) document.addEventListener(event, note, event === "toggle");
  };

  it("is heard of once the list's script is there", async () => {
    openedBy("navigate");
    await serve("list");
    expect(done).toEqual(["change box", "change order"]);
    await serve("frame");
    const words = document.querySelector("textarea");
    // The framework writes its first text again.
    if (words) words.value = "Is it there?";
    await serve("form");
    expect(done.slice(2)).toEqual(["toggle map", "input words"]);
    expect(words?.value).toBe("Does it tow?");
  });

  it.each(["reload", "back_forward"])("is no choice on a page come by with %s", async (type) => {
    openedBy(type);
    await serve("list");
    expect(done).toEqual([]);
  });
});
