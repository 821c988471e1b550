// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { countStock } from "./count-stock.ts";

afterEach(() => vi.unstubAllGlobals());

function searchForm(): HTMLFormElement {
  document.body.innerHTML = `<form action="/search/used-cars" data-counts>
    <select name="make"><option value="Mazda" selected>Mazda</option></select>
    <select name="price_max"><option value="20000" selected>Up to $20,000</option></select>
    <button data-counted>Show 411 cars</button></form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}
const words = () => document.querySelector("button")?.textContent;
const answering = (answer: () => Promise<Response>) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
};

describe("countStock", () => {
  it("asks for the list the form leads to and writes the answer on the button", async () => {
    const asked = answering(async () => Response.json({ total: 23, text: "Show 23 cars" }));
    await countStock(searchForm());
    expect(asked).toEqual(["/api/stock-count/search/used-cars?make=Mazda&price=%3A20000"]);
    expect(words()).toBe("Show 23 cars");
  });

  it.each([
    ["an error", async () => new Response(null, { status: 503 })],
    ["nonsense", async () => Response.json({ text: 7 })],
    ["no connection", () => Promise.reject(new TypeError("away"))],
  ])("keeps the button's words after %s", async (_, answer) => {
    answering(answer);
    await countStock(searchForm());
    expect(words()).toBe("Show 411 cars");
  });

  it("lets the newest question win", async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return Response.json({ text: `Show ${signals.length} cars` });
    });
    const form = searchForm();
    await Promise.all([countStock(form), countStock(form)]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
