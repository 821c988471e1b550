// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { replaceList } from "./replace-list.ts";
import { type SentFields, sentFields } from "./sent-fields.ts";

interface Drawn {
  makes?: readonly string[];
  /** Makes that are shown when they are asked for, and whether the server has opened them. */
  others?: readonly string[];
  othersOpen?: boolean;
  /** Says how many makes are not offered. */
  left?: string;
  /** How many cars there are of each make. */
  count?: number;
  chosen?: string;
  max?: string;
  scale?: number;
  sort?: string;
  open?: boolean;
  cars?: string;
}

const option = (make: string, chosen: boolean, count: number) =>
  `<label><input type="checkbox" name="make" value="${make}"${chosen ? " checked" : ""}>${make}<span>${count}</span></label>`;

const sorts = (sort: string) =>
  ["", "low", "high"].map((key) => `<option value="${key}"${key === sort ? " selected" : ""}>`).join("");

function rendered({
  makes = ["Kia", "Mazda"],
  others = [],
  othersOpen = false,
  left = "",
  count = 1,
  chosen = "",
  max = "",
  scale = 60,
  sort = "",
  open = false,
  cars = "",
}: Drawn) {
  return `<h1 tabindex="-1" data-results-heading>Cars</h1>
    <form><input type="search" name="q" value="">
    <details data-group="makes"${open ? " open" : ""}><summary>Make</summary><fieldset data-options>
      ${makes.map((make) => option(make, make === chosen, count)).join("")}
      ${others.length > 0 ? `<details${othersOpen ? " open" : ""}>${others.map((make) => option(make, make === chosen, count)).join("")}</details>` : ""}
      ${left ? `<p>${left}</p>` : ""}</fieldset></details>
    <input name="price_max" value="${max}"><input type="range" name="price_high" max="${scale}" value="${max || scale}"></form>
    <form><select name="sort" data-default="${sort}">${sorts(sort)}</select></form>
    <div data-results>${cars}</div>`;
}

const shown = () => document.body.firstElementChild as HTMLElement;
const replaced = (by: Drawn, sent: SentFields = new Map()) => {
  const other = document.createElement("div");
  other.innerHTML = rendered(by);
  replaceList(shown(), other, sent)();
};
const field = (selector: string) => {
  const found = shown().querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  shown().innerHTML = rendered({ cars: "<a href='#kia'>Kia Rio</a>" });
});

describe("replaceList", () => {
  it("shows the new cars and what is chosen for them", () => {
    replaced({ chosen: "Kia", max: "20", sort: "low", cars: "Kia Cerato" });
    expect(shown().querySelector("[data-results]")?.textContent).toBe("Kia Cerato");
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
      "Audi1",
      "Mazda1",
      "Skoda1",
    ]);
  });

  it("keeps the box that takes focus after the cars are there and before its group is updated", () => {
    const other = document.createElement("div");
    other.innerHTML = rendered({ makes: ["Audi", "Mazda"] });
    const complete = replaceList(shown(), other, new Map());
    const box = field("[value=Mazda]");
    box.focus();
    complete();
    expect([field("[value=Mazda]") === box, document.activeElement === box]).toEqual([true, true]);
  });

  it("gives the options that stay their new numbers, and leaves their names alone", () => {
    const option = field("[value=Mazda]").parentElement;
    replaced({ count: 12 });
    expect(field("[value=Mazda]").parentElement).toBe(option);
    expect(option?.textContent).toBe("Mazda12");
  });

  it("keeps what was typed and ticked meanwhile where the server renders a field as before", () => {
    field("[name=q]").value = "half a wo";
    field("[value=Kia]").checked = true;
    field("[name=price_max]").value = "30";
    replaced({ makes: ["Kia"], max: "20" });
    expect([field("[name=q]").value, field("[value=Kia]").checked]).toEqual(["half a wo", true]);
    expect(field("[name=price_max]").value).toBe("20");
  });

  it("takes the options of a group without focus as they are rendered, but for what was ticked or opened meanwhile", () => {
    replaced({ makes: ["Kia"], others: ["Mazda", "Skoda"] });
    field("[value=Mazda]").checked = true;
    const others = shown().querySelector<HTMLDetailsElement>("fieldset details");
    if (others) others.open = true;
    replaced({ makes: ["Audi"], others: ["BMW", "Mazda"] });
    const boxes = [...shown().querySelectorAll<HTMLInputElement>("[type=checkbox]")];
    expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
      ["Audi", false],
      ["BMW", false],
      ["Mazda", true],
    ]);
    expect(shown().querySelector<HTMLDetailsElement>("fieldset details")?.open).toBe(true);
  });

  it("keeps the boxes of a group with the same options, opens what the server opens, and says how many are left", () => {
    replaced({ others: ["Skoda"] });
    const skoda = field("[value=Skoda]");
    replaced({ others: ["Skoda"], othersOpen: true, chosen: "Skoda", left: "3 more" });
    expect([field("[value=Skoda]") === skoda, skoda.checked]).toEqual([true, true]);
    expect(shown().querySelector<HTMLDetailsElement>("fieldset details")?.open).toBe(true);
    expect(shown().querySelector("fieldset > p")?.textContent).toBe("3 more");
    replaced({ others: ["Skoda"], left: "2 more" });
    expect(shown().querySelector("fieldset > p")?.textContent).toBe("2 more");
    replaced({ others: ["Skoda"] });
    expect([shown().querySelector("fieldset > p"), field("[value=Skoda]") === skoda]).toEqual([null, true]);
  });

  it.each([false, true])(
    "puts off what stands in a group (open: %j), with what was ticked in it since",
    (open) => {
      for (const group of shown().querySelectorAll("details")) group.open = open;
      field("[value=Mazda]").checked = true;
      const sent = sentFields(shown().querySelectorAll("input"));
      const other = document.createElement("div");
      other.innerHTML = rendered({ count: 12, chosen: "Kia", cars: "three" });
      const complete = replaceList(shown(), other, sent);
      const words = () =>
        [...shown().querySelectorAll("label, [data-results]")].map((part) => part.textContent);
      expect([words(), field("[value=Mazda]").checked]).toEqual([["Kia1", "Mazda1", "three"], true]);
      complete();
      expect(words()).toEqual(["Kia12", "Mazda12", "three"]);
      expect([field("[value=Kia]").checked, field("[value=Mazda]").checked]).toEqual([true, false]);
    },
  );

  it("leaves inert what filters that cover the page have made so", () => {
    shown().querySelector("h1")?.setAttribute("inert", "");
    replaced({ cars: "none" });
    expect(shown().querySelector("h1")?.hasAttribute("inert")).toBe(true);
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
