// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { aForm, aSetting } from "../testing/a-form.ts";
import { helpForm } from "./help-form.ts";

const page = new AbortController();
afterEach(() => page.abort());

describe("helpForm", () => {
  it("groups a number that was begun, or typed and left, before it came as it does a later one", async () => {
    document.body.innerHTML = `<form><input type="tel" id="left"><input type="tel" id="begun"></form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    const [left, begun] = [...form.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
    left.value = "0412345678";
    begun.focus();
    helpForm(form, aForm("general"), aSetting, page.signal);
    await expect.poll(() => left.value).toBe("0412 345 678");
    begun.setRangeText("0412345", 0, 0, "end");
    begun.dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect(begun.value).toBe("0412 345");
  });
});
