// @vitest-environment jsdom
import { SERVES_PRESSES, servePresses } from "@forecourt/ui/behaviours";
import { EARLY_CLICKS, EARLY_SUBMITS } from "@forecourt/ui/early-presses";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdPresses } from "./hold-presses.ts";

let letGo: () => void;
let done: string[];
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button data-heart="1" id="heart">♥</button>
    <form id="lead" data-form=""><input name="a"><button id="send">Send</button></form>
    <a id="share" data-share="{}" href="#mail">Share</a><a id="plain" href="#plain">On</a>`;
  done = [];
  letGo = holdPresses({ click: EARLY_CLICKS, submit: EARLY_SUBMITS, serves: SERVES_PRESSES });
  for (const type of ["click", "submit"]) document.addEventListener(type, note);
});
afterEach(() => {
  letGo();
  for (const type of ["click", "submit"]) document.removeEventListener(type, note);
  vi.useRealTimers();
});
const note = (event: Event): void => {
  if (event.type === "submit") event.preventDefault();
  if (event.target instanceof Element) done.push(`${event.type} ${event.target.id}`);
};
const press = (id: string, init: MouseEventInit = {}): boolean =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init })) ?? false;
const waiting = (): string[] => [...document.querySelectorAll("[aria-busy]")].map(({ id }) => id);

describe("holdPresses", () => {
  it("plays held presses again, in order, to the script that serves them", () => {
    for (const id of ["heart", "share", "heart"]) expect(press(id)).toBe(false);
    expect(done).toEqual([]);
    servePresses("heart");
    expect(done).toEqual(["click heart", "click heart"]);
    servePresses("car");
    expect(done.at(-1)).toBe("click share");
    press("share");
    expect(done.filter((each) => each === "click share")).toHaveLength(2);
  });

  it("shows after 100 ms on the button that it waits, until it is played again", () => {
    const heart = document.getElementById("heart");
    press("heart");
    vi.advanceTimersByTime(99);
    expect(heart?.hasAttribute("aria-busy")).toBe(false);
    vi.advanceTimersByTime(1);
    expect(heart?.getAttribute("aria-busy")).toBe("true");
    servePresses("heart");
    expect(heart?.hasAttribute("aria-busy")).toBe(false);
  });

  it("shows nothing on a button that was served within 100 ms", () => {
    press("heart");
    servePresses("heart");
    vi.advanceTimersByTime(100);
    expect(document.getElementById("heart")?.hasAttribute("aria-busy")).toBe(false);
  });

  it("waits on the last pressed button of a form alone", () => {
    const form = document.getElementById("lead");
    form?.insertAdjacentHTML("beforeend", '<button id="other">Other</button>');
    press("send");
    vi.advanceTimersByTime(100);
    press("other");
    vi.advanceTimersByTime(100);
    expect(waiting()).toEqual(["other"]);
    servePresses("form");
    expect(waiting()).toEqual([]);
  });

  it("sends a form that was sent early once, and leaves a press that needs no script alone", () => {
    press("send");
    press("send");
    press("plain");
    press("share", { ctrlKey: true });
    expect(done).toEqual(["click send", "click send", "click plain", "click share"]);
    servePresses("form");
    expect(done.slice(4)).toEqual(["submit lead"]);
  });

  it("lets the browser do it itself where no script comes in time, or none can", () => {
    press("share");
    vi.advanceTimersByTime(5000);
    expect(done).toEqual(["click share"]);
    press("heart");
    letGo();
    expect(done).toEqual(["click share", "click heart"]);
    press("heart");
    expect(done).toHaveLength(3);
  });
});
