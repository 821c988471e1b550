// @vitest-environment jsdom
import { expect, it } from "vitest";
import { browserStorage } from "../browser-storage.ts";
import { forgetOnSignOut } from "./forget-on-sign-out.ts";

const submit = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

it("empties the browser's storage as the shopper signs out, and with no other form", () => {
  const left = new AbortController();
  document.body.innerHTML = '<form id="other"></form><form id="out" data-signs-out></form>';
  forgetOnSignOut({ signal: left.signal });
  localStorage.setItem("north-favourites", "[]");
  sessionStorage.setItem("north-compare", "7");
  submit("other");
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  submit("out");
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  // What the page had asked for before is answered now.
  browserStorage("local").setItem("north-favourites", "[]");
  expect(localStorage.length).toBe(0);
  left.abort();
});
