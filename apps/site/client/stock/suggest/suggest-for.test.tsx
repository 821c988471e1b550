// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { fireEvent } from "@testing-library/react";
import { SuggestionList } from "@forecourt/ui/suggestion-list";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { suggestFor } from "./suggest-for.ts";

const text = {
  list: "Suggestions",
  none: "No suggestions",
  recent: "Recent searches",
  forget: "Remove this search",
  forgetAll: "Remove all recent searches",
};

/** What the server says of some text: one search for each word of it. */
const listFor = (...labels: string[]): string =>
  renderToStaticMarkup(
    <SuggestionList
      groups={[
        {
          label: "Names",
          suggestions: labels.map((label) => ({ href: `/search/all?make=${label}`, label, note: "1 car" })),
        },
      ]}
      text={text}
    />,
  );

interface Asked {
  readonly text: string | null;
  readonly signal: AbortSignal;
  answer(html: string | null): void;
}
let asked: Asked[];
let box: HTMLInputElement;

beforeEach(() => {
  asked = [];
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollBy = () => undefined;
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    const answer = (html: string | null) =>
      resolve(html === null ? new Response("", { status: 503 }) : new Response(html));
    asked.push({ text: new URL(address, "http://x").searchParams.get("q"), signal, answer });
    return promise;
  });
  document.body.innerHTML = `<form action="/search/all"><input type="search" name="ask" data-suggestions="/search/all/suggestions.html"></form>`;
  box = document.querySelector("input") as HTMLInputElement;
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  box.focus();
  suggestFor(box);
});
afterEach(() => {
  box.blur();
  vi.unstubAllGlobals();
});

const type = (typed: string) => fireEvent.input(box, { target: { value: typed } });
const press = (key: string) => fireEvent.keyDown(box, { key });
const nth = async (count: number): Promise<Asked> => {
  await vi.waitFor(() => expect(asked).toHaveLength(count));
  return asked[count - 1] as Asked;
};
const options = () =>
  [...document.querySelectorAll("[role=option]")]
    .filter((each) => !each.closest("[hidden]"))
    .map((each) => each.querySelector("span")?.textContent ?? each.textContent);
const active = () =>
  document.getElementById(box.getAttribute("aria-activedescendant") ?? "-")?.querySelector("span")
    ?.textContent ?? null;
const isOpen = () => box.getAttribute("aria-expanded") === "true";
const said = () => document.querySelector("[role=status]")?.textContent;

async function suggestThree(): Promise<void> {
  type("m");
  (await nth(1)).answer(listFor("Mazda", "MG", "Mini"));
  await vi.waitFor(() => expect(options()).toEqual(["Mazda", "MG", "Mini"]));
}

describe("suggestFor", () => {
  it("asks nothing before something is typed, and is a closed combobox", () => {
    expect([asked.length, box.getAttribute("role"), isOpen()]).toEqual([0, "combobox", false]);
  });

  it("shows what was typed last, whatever arrives when, and ends the older request", async () => {
    type("m");
    const older = await nth(1);
    type("mi");
    expect(older.signal.aborted).toBe(true);
    const newer = await nth(2);
    newer.answer(listFor("Mini"));
    older.answer(listFor("Mazda"));
    await vi.waitFor(() => expect(options()).toEqual(["Mini"]));
    expect([isOpen(), said()]).toEqual([true, "Names: 1"]);
  });

  it("keeps what is shown until the next list is there, and closes where there is none", async () => {
    await suggestThree();
    type("mx");
    const next = await nth(2);
    expect(options()).toEqual(["Mazda", "MG", "Mini"]);
    next.answer(listFor());
    await vi.waitFor(() => expect([isOpen(), said()]).toEqual([false, "No suggestions"]));
    type("mxx");
    (await nth(3)).answer(null);
    await vi.waitFor(() => expect(said()).toBe(""));
    expect(isOpen()).toBe(false);
  });

  it("moves by the keys of a combobox, round by the box itself", async () => {
    await suggestThree();
    press("ArrowDown");
    expect(active()).toBe("Mazda");
    press("End");
    expect(active()).toBe("Mini");
    press("ArrowDown");
    expect(active()).toBeNull();
    press("ArrowUp");
    press("Home");
    expect([active(), document.querySelectorAll("[aria-selected=true]").length]).toEqual(["Mazda", 1]);
    expect(press("Escape")).toBe(false);
    expect([isOpen(), box.value, active()]).toEqual([false, "m", null]);
    // Nothing is open: the browser's own Escape empties the box.
    expect(press("Escape")).toBe(true);
  });

  it("leaves Enter and Tab to the form while no option is active, and follows the active one", async () => {
    await suggestThree();
    expect(press("Enter")).toBe(true);
    press("ArrowDown");
    const follows = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("click", follows, { once: true });
    expect(press("Enter")).toBe(false);
    expect(follows.mock.calls[0]?.[0].target).toHaveProperty("pathname", "/search/all");
    expect([isOpen(), box.value]).toEqual([false, ""]);
    expect(press("Tab")).toBe(true);
  });

  it("remembers what was sent and chosen in this browser, and takes it out again", async () => {
    type("red ute");
    fireEvent.submit(box.form as HTMLFormElement);
    await suggestThree();
    press("ArrowDown");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    press("Enter");
    expect(JSON.parse(localStorage.getItem("recent-searches") ?? "")).toEqual([
      { text: "Mazda", href: "/search/all?make=Mazda" },
      { text: "red ute", href: "/search/all?ask=red+ute" },
    ]);
    press("ArrowDown");
    (await nth(2)).answer(listFor());
    await vi.waitFor(() => expect(options()).toEqual(["Mazda", "red ute", "Remove all recent searches"]));
    expect(said()).toBe("Recent searches: 2");
    press("ArrowDown");
    press("Delete");
    expect(options()).toEqual(["red ute", "Remove all recent searches"]);
    press("ArrowUp");
    press("Enter");
    expect([isOpen(), localStorage.getItem("recent-searches")]).toEqual([false, "[]"]);
  });

  it("leaves nothing behind once the box has lost the focus, and begins again with it", async () => {
    await suggestThree();
    box.blur();
    expect([isOpen(), document.querySelectorAll("[role=listbox], [role=status]").length]).toEqual([false, 0]);
    box.focus();
    suggestFor(box);
    expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
  });
});
