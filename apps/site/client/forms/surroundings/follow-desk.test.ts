// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { followDesk } from "./follow-desk.ts";

let desk: HTMLSelectElement;
let dates: HTMLSelectElement;
beforeEach(() => {
  document.body.innerHTML = `
    <select id="desk"><option value=""></option><option>North</option><option>South</option></select>
    <select id="dates">
      <option value="">Please choose</option>
      <optgroup label="North"><option value="mon">Mon</option><option value="tue">Tue</option></optgroup>
      <optgroup label="South"><option value="wed">Wed</option></optgroup>
    </select>`;
  [desk, dates] = [...document.querySelectorAll("select")] as [HTMLSelectElement, HTMLSelectElement];
});
const shown = () =>
  [...dates.querySelectorAll("optgroup")].filter(({ hidden }) => !hidden).map(({ label }) => label);
const choose = (name: string) => {
  desk.value = name;
  desk.dispatchEvent(new Event("change"));
};

describe("followDesk", () => {
  it("shows every desk's dates until one is chosen, then its own", () => {
    followDesk(desk, dates);
    expect(shown()).toEqual(["North", "South"]);
    choose("South");
    expect(shown()).toEqual(["South"]);
    choose("");
    expect(shown()).toEqual(["North", "South"]);
  });

  it("goes by the desk that was chosen before the page was ready", () => {
    desk.value = "North";
    followDesk(desk, dates);
    expect(shown()).toEqual(["North"]);
  });

  it("knows a desk by its name where the question has its id", () => {
    for (const option of desk.options) option.setAttribute("value", option.text && `id of ${option.text}`);
    followDesk(desk, dates);
    choose("id of South");
    expect(shown()).toEqual(["South"]);
  });

  it("takes back a date of another desk, and leaves one of the same", () => {
    followDesk(desk, dates);
    dates.value = "tue";
    choose("North");
    expect(dates.value).toBe("tue");
    choose("South");
    expect(dates.value).toBe("");
  });

  it("stops when it is told to", () => {
    followDesk(desk, dates)();
    choose("South");
    expect(shown()).toEqual(["North", "South"]);
  });
});
