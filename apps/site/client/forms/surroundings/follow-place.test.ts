// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { followPlace } from "./follow-place.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <form><select name="dealership_slug"><option></option><option>north</option><option>south</option><option>west</option></select>
      <input name="message"></form>
    <p data-places="">Dealer</p><p data-places="2|south|South Motors" hidden>South answers</p>
    <div data-places="1|north|North Motors">North</div><div data-places="2|south|South Motors" hidden>South</div>
    <div data-places="3|south|South Service" hidden>South Service</div>`;
  follow();
});
const follow = () => {
  const form = document.querySelector("form");
  if (form) followPlace(form);
};
const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-places]")]
    .filter(({ hidden }) => !hidden)
    .map((place) => place.textContent);
const answer = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field) field.value = value;
  field?.dispatchEvent(new Event("change", { bubbles: true }));
};

describe("followPlace", () => {
  it("shows the place that is chosen, by any of its names", () => {
    answer("dealership_slug", "south");
    expect(shown()).toEqual(["South answers", "South"]);
    answer("dealership_slug", "north");
    expect(shown()).toEqual(["North"]);
  });

  it("leaves what is shown for a place that the page does not have, for none, and for another question", () => {
    answer("dealership_slug", "south");
    answer("dealership_slug", "west");
    answer("dealership_slug", "");
    answer("message", "north");
    expect(shown()).toEqual(["South answers", "South"]);
  });

  it("shows the place that was chosen before the script came", () => {
    expect(shown()).toEqual(["Dealer", "North"]);
    const field = document.querySelector<HTMLSelectElement>("select");
    if (field) field.value = "south";
    follow();
    expect(shown()).toEqual(["South answers", "South"]);
  });
});
