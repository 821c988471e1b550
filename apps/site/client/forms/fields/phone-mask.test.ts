// @vitest-environment jsdom
import { MARKETS } from "@forecourt/tenant-config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { attachPhoneMask } from "./phone-mask.ts";

let input: HTMLInputElement;
let stop: () => void;

function start(market: keyof typeof MARKETS, value = ""): void {
  input.value = value;
  stop = attachPhoneMask(input, MARKETS[market].rules.phone);
}

/** What a browser does with a key or a paste: the text changes at the caret, then `input` is fired. */
function insert(text: string): void {
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  input.setRangeText(text, from, to, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, data: text }));
}

function typeIn(text: string): void {
  for (const key of text) insert(key);
}

const shown = () =>
  `${input.value.slice(0, input.selectionStart ?? 0)}|${input.value.slice(input.selectionStart ?? 0)}`;

beforeEach(() => {
  input = document.createElement("input");
  input.type = "tel";
  document.body.append(input);
  input.focus();
});
afterEach(() => {
  stop();
  input.remove();
});

describe("attachPhoneMask", () => {
  it.each([
    ["AU", "0412345678", "0412 345 678|"],
    ["AU", "0733334444", "07 3333 4444|"],
    ["AU", "12345678", "12 345 678|"],
    ["NZ", "0211234567", "021 123 4567|"],
    ["US", "2125550123", "212 555 0123|"],
  ] as const)("groups a number typed in %s: %s", (market, typed, grouped) => {
    start(market);
    typeIn(typed);
    expect(shown()).toBe(grouped);
  });

  it("groups a pasted number, whatever it was grouped by", () => {
    start("AU");
    insert("(04) 1234-5678");
    expect(shown()).toBe("0412 345 678|");
  });

  it("leaves the caret where the shopper edits, and groups again once the field is left", () => {
    start("AU", "0412 345 678");
    input.setSelectionRange(4, 4);
    insert("9");
    expect(shown()).toBe("04129| 345 678");
    input.setRangeText("", 10, 11, "preserve");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect(shown()).toBe("04129| 345 78");
    input.dispatchEvent(new Event("change", { bubbles: true }));
    expect(input.value).toBe("0412 934 578");
  });

  it("does not fight a deletion", () => {
    start("AU", "0412 345");
    input.setSelectionRange(7, 8);
    insert("");
    input.setSelectionRange(6, 7);
    insert("");
    expect(shown()).toBe("0412 3|");
  });

  it("leaves text that is no number, and text an input method still composes", () => {
    start("AU");
    typeIn("ask me");
    expect(input.value).toBe("ask me");
    input.value = "0412345678";
    input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    expect(input.value).toBe("0412345678");
  });

  it("groups a number that was filled in before", () => {
    start("AU", "0412345678");
    expect(input.value).toBe("0412 345 678");
  });

  it("stops when asked to", () => {
    start("AU");
    stop();
    typeIn("0412345678");
    expect(input.value).toBe("0412345678");
  });
});
