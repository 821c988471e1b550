// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { SuggestionList } from "./suggestion-list.tsx";

afterEach(cleanup);

const text = {
  list: "Suggestions",
  none: "No suggestions",
  recent: "Recent searches",
  forget: "Remove this search",
  forgetAll: "Remove all recent searches",
};
const search = { href: "/search/used-cars?make=Mazda", label: "Mazda", note: "12 cars" };
const car = { href: "/cars/7", label: "2021 Mazda CX-5", note: "$30,000", picture: "/media/7.webp?w=320" };

describe("SuggestionList", () => {
  it("is a listbox of named groups, whose options are links and none of them is chosen", () => {
    render(
      <SuggestionList
        groups={[
          { label: "Makes and models", suggestions: [search] },
          { label: "Cars", suggestions: [car] },
        ]}
        text={text}
      />,
    );
    const list = screen.getByRole("listbox", { name: "Suggestions" });
    const names = within(within(list).getByRole("group", { name: "Makes and models" }));
    const option = names.getByRole("option", { name: "Mazda 12 cars", selected: false });
    expect(option).toHaveProperty("tagName", "A");
    expect(option.getAttribute("href")).toBe(search.href);
    expect(within(list).getByRole("option", { name: "2021 Mazda CX-5 $30,000" })).toBeDefined();
    // A picture of a car is not chosen as a search again.
    expect([...list.querySelectorAll("[data-suggested]")].map((each) => each.getAttribute("href"))).toEqual([
      "",
      search.href,
    ]);
  });

  it("has room for the searches of a browser, which no server knows, and leaves out an empty group", () => {
    render(<SuggestionList groups={[{ label: "Cars", suggestions: [] }]} text={text} />);
    expect(screen.queryByRole("option")).toBeNull();
    expect(screen.queryByRole("group", { name: "Cars" })).toBeNull();
    expect(document.querySelector("[data-recent]")).toMatchObject({ hidden: true });
  });

  it("draws an option with its picture, and one of each kind for the searches of a browser", () => {
    const groups = [{ label: "Cars", suggestions: [search, car] }];
    expect(outline(<SuggestionList groups={groups} text={text} />)).toMatchSnapshot();
  });

  it("shows the words of a dealer as words", () => {
    const label = `<img src=x onerror="alert(1)">`;
    render(<SuggestionList groups={[{ label: "Cars", suggestions: [{ ...car, label }] }]} text={text} />);
    expect(screen.getByText(label)).toBeDefined();
  });
});
