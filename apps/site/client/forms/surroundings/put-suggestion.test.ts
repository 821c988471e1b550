// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { putSuggestion } from "./put-suggestion.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <textarea id="m">Is it still available?</textarea>
    <span><button data-suggests="m">Is it still available?</button><button data-suggests="m">Can I see it today?</button></span>`;
});
const message = () => document.querySelector("textarea") as HTMLTextAreaElement;
const tap = (at: number) => putSuggestion([...document.querySelectorAll("button")][at] as HTMLElement);

describe("putSuggestion", () => {
  it("takes the place of another suggestion that stands alone", () => {
    tap(1);
    expect(message().value).toBe("Can I see it today?");
    expect(document.activeElement).toBe(message());
  });

  it("stands below what the shopper wrote, once", () => {
    message().value = "I come from far away.";
    tap(1);
    tap(1);
    expect(message().value).toBe("I come from far away.\nCan I see it today?");
  });

  it("fills an empty message, and says that it was changed", () => {
    message().value = " ";
    let changed = 0;
    document.body.addEventListener("input", () => (changed += 1), { once: true });
    tap(0);
    expect([message().value, changed]).toEqual(["Is it still available?", 1]);
  });
});
