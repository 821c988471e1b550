// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { replaceList, type SentFields, sentFields } from "./replace-list.ts";

interface Drawn {
  makes?: readonly string[];
  chosen?: string;
  max?: string;
  scale?: number;
  sort?: string;
  open?: boolean;
  cars?: string;
}

const option = (make: string, chosen: boolean) =>
  `<label><input type="checkbox" name="make" value="${make}"${chosen ? " checked" : ""}><span>${make}</span></label>`;

const sorts = (sort: string) =>
  ["", "low", "high"].map((key) => `<option value="${key}"${key === sort ? " selected" : ""}>`).join("");

function drawn({
  makes = ["Kia", "Mazda"],
  chosen = "",
  max = "",
  scale = 60,
  sort = "",
  open = false,
  cars = "",
}: Drawn) {
  return `<h1 tabindex="-1" data-results-heading>Cars</h1>
    <form><input type="search" name="q" value="">
    <details data-group="makes"${open ? " open" : ""}><summary>Make</summary>
      ${makes.map((make) => option(make, make === chosen)).join("")}</details>
    <input name="price_max" value="${max}"><input type="range" name="price_high" max="${scale}" value="${max || scale}"></form>
    <form><select name="sort" data-default="${sort}">${sorts(sort)}</select></form>
    <div class="fc-stock__results">${cars}</div>`;
}

const shown = () => document.body.firstElementChild as HTMLElement;
const replaced = (by: Drawn, sent: SentFields = new Map()) => {
  const other = document.createElement("div");
  other.innerHTML = drawn(by);
  replaceList(shown(), other, sent);
};
const field = (selector: string) => {
  const found = shown().querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  shown().innerHTML = drawn({ cars: "<a href='#kia'>Kia Rio</a>" });
});

describe("replaceList", () => {
  it("shows the new cars and what is chosen for them", () => {
    replaced({ chosen: "Kia", max: "20", sort: "low", cars: "Kia Cerato" });
    expect(shown().querySelector(".fc-stock__results")?.textContent).toBe("Kia Cerato");
    expect([field("[value=Kia]").checked, field("[name=price_max]").value, field("select").value]).toEqual([
      true,
      "20",
      "low",
    ]);
    replaced({});
    expect([field("[value=Kia]").checked, field("[name=price_max]").value, field("select").value]).toEqual([
      false,
      "",
      "",
    ]);
  });

  it("keeps the very box that has focus where values before it are gone and others have come", () => {
    const box = field("[value=Mazda]");
    box.focus();
    box.checked = true;
    replaced({ makes: ["Audi", "Mazda", "Skoda"], chosen: "Mazda" });
    expect(field("[value=Mazda]")).toBe(box);
    expect([box.isConnected, document.activeElement === box, box.checked]).toEqual([true, true, true]);
    expect([...shown().querySelectorAll("label")].map((label) => label.textContent)).toEqual([
      "Audi",
      "Mazda",
      "Skoda",
    ]);
  });

  it("keeps what was typed and ticked meanwhile where the server draws a field as before", () => {
    field("[name=q]").value = "half a wo";
    field("[value=Kia]").checked = true;
    field("[name=price_max]").value = "30";
    replaced({ makes: ["Kia"], max: "20" });
    expect([field("[name=q]").value, field("[value=Kia]").checked]).toEqual(["half a wo", true]);
    expect(field("[name=price_max]").value).toBe("20");
  });

  it("shows what the server made of the fields that were sent, but for what was changed meanwhile", () => {
    const form = shown().querySelector("form");
    field("[name=q]").value = "red kia";
    field("[value=Mazda]").checked = true;
    field("[name=price_max]").value = "cheap";
    const sent = form ? sentFields(form) : new Map<Element, string>();
    field("[name=price_max]").value = "30";
    replaced({ chosen: "Kia" }, sent);
    expect([field("[name=q]").value, field("[name=price_max]").value]).toEqual(["", "30"]);
    expect([field("[value=Kia]").checked, field("[value=Mazda]").checked]).toEqual([true, false]);
  });

  it("gives a slider its new scale", () => {
    replaced({ scale: 40 });
    expect([field("[type=range]").max, field("[type=range]").value]).toEqual(["40", "40"]);
  });

  it("leaves groups open that stand open, and opens those that the server opens", () => {
    const group = shown().querySelector("details");
    if (group) group.open = true;
    replaced({ chosen: "Kia" });
    expect(group?.open).toBe(true);
    if (group) group.open = false;
    replaced({ open: true });
    expect(shown().querySelector("details")).toBe(group);
    expect(group?.open).toBe(true);
  });

  it("gives focus to the heading where the focused element is gone", () => {
    shown().querySelector("a")?.focus();
    replaced({ cars: "none" });
    expect(document.activeElement).toBe(shown().querySelector("h1"));
  });

  it("leaves focus alone that was elsewhere", () => {
    field("[name=q]").focus();
    replaced({ cars: "none" });
    expect(document.activeElement).toBe(field("[name=q]"));
  });
});
