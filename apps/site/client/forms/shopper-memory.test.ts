// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { fillIn } from "./shopper-memory.ts";
import { aForm, aSetting } from "./testing/a-form.ts";

afterEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
});

function drawn(): { form: HTMLFormElement; email: HTMLInputElement } {
  document.body.innerHTML = `<form><input name="email"></form>`;
  const [form, email] = [document.querySelector("form"), document.querySelector("input")];
  if (!form || !email) throw new Error("There is no form.");
  localStorage.setItem("north-User", JSON.stringify({ email: "ada@example.com" }));
  return { form, email };
}
const fill = (form: HTMLFormElement): void => fillIn(form, aForm("general"), aSetting);

describe("fillIn", () => {
  it("fills in what is remembered, and leaves what is typed", () => {
    const { form, email } = drawn();
    fill(form);
    expect(email.value).toBe("ada@example.com");
    email.value = "bob@example.com";
    fill(form);
    expect(email.value).toBe("bob@example.com");
  });

  it("marks what it fills into the field that the shopper is in, so that the next key writes over it", () => {
    const { form, email } = drawn();
    email.focus();
    fill(form);
    expect([email.selectionStart, email.selectionEnd]).toEqual([0, "ada@example.com".length]);
  });
});
