// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { earlyChoice } from "./early-choice.ts";

beforeEach(() => {
  document.body.innerHTML = `<form action="/alerts"><select><option value="daily"></select></form>
    <form id="filters" action="/cars"><input type="checkbox" name="make" checked>
    <input type="checkbox" name="body"><input inputmode="numeric" name="price_max" value="">
    <input type="range" name="price_low" min="0" max="60" step="20" value="0">
    <input type="range" name="price_high" min="0" max="60" step="20" value="59"></form>
    <form id="sort" action="/cars"><select name="sort" data-default=""><option value=""><option value="latest"></select></form>`;
});
const tick = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.click();

describe("earlyChoice", () => {
  it("is nothing while the fields are as the server drew them", () => {
    expect(earlyChoice(document, "/cars", "navigate")).toBeNull();
  });

  it.each(["[name=make]", "[name=body]"])("is the form of a box that was changed: %s", (box) => {
    tick(box);
    expect(earlyChoice(document, "/cars", "navigate")?.id).toBe("filters");
  });

  it("is the form of an order that was chosen", () => {
    const select = document.querySelector<HTMLSelectElement>("[name=sort]");
    if (select) select.value = "latest";
    expect(earlyChoice(document, "/cars", "navigate")?.id).toBe("sort");
  });

  it("is the form of an amount that was typed, once its field is left", () => {
    const amount = document.querySelector<HTMLInputElement>("[name=price_max]");
    amount?.focus();
    if (amount) amount.value = "30";
    expect(earlyChoice(document, "/cars", "navigate")).toBeNull();
    amount?.blur();
    expect(earlyChoice(document, "/cars", "navigate")?.id).toBe("filters");
  });

  it("is the form of a slider that was moved, which is written into its field", () => {
    const handle = document.querySelector<HTMLInputElement>("[name=price_high]");
    if (handle) handle.value = "40";
    expect(earlyChoice(document, "/cars", "navigate")?.id).toBe("filters");
    expect(document.querySelector<HTMLInputElement>("[name=price_max]")?.value).toBe("40");
  });

  it.each(["back_forward", "reload", undefined])("is nothing on a page come by with %s", (navigation) => {
    tick("[name=body]");
    expect(earlyChoice(document, "/cars", navigation)).toBeNull();
  });
});
