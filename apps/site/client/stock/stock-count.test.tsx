// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StockCount } from "./stock-count.tsx";

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ text: "Show 23 cars" });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const home = (chosen: string) => {
  const { container } = render(
    <>
      <form id="home-search" action="/search/used-cars" data-counts="">
        <select name="make" defaultValue={chosen}>
          <option value="">All makes</option>
          <option value="Kia">Kia</option>
        </select>
        <button data-counted="">Show 411 cars</button>
      </form>
      <input type="radio" name="term" value="12" form="home-search" aria-label="12 months" />
      <StockCount />
    </>,
  );
  return () => container.querySelector("button")?.textContent;
};

describe("StockCount", () => {
  it("says how many cars a choice leads to that was made before it ran", async () => {
    const words = home("Kia");
    await expect.poll(words).toBe("Show 23 cars");
    expect(asked).toEqual(["/api/stock-count/search/used-cars?make=Kia"]);
  });

  it("counts what a field beside the form chooses", async () => {
    const words = home("");
    fireEvent.click(document.querySelector("input") ?? document.body);
    await expect.poll(words).toBe("Show 23 cars");
    expect(asked).toEqual(["/api/stock-count/search/used-cars?term=12"]);
  });

  it("asks only once something is chosen", async () => {
    const words = home("");
    const make = document.querySelector("select");
    if (make) fireEvent.change(make, { target: { value: "Kia" } });
    await expect.poll(words).toBe("Show 23 cars");
    expect(asked).toHaveLength(1);
  });
});
