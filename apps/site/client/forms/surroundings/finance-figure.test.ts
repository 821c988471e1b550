// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followFinance } from "./finance-figure.ts";

const asked: string[] = [];
let answer = (): Promise<Response> => Promise.resolve(new Response(""));
beforeEach(() => {
  asked.length = 0;
  document.body.innerHTML = `
    <form><input name="vehiclePriceBudget" value="30,000"><input name="deposit"><input name="phone">
      <select name="loan_term"><option>3 years</option></select>
      <input type="radio" name="repayment_frequency" value="Weekly" checked></form>
    <aside data-figure="/finance-calculator"><p data-loan-terms>before</p></aside>`;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return answer();
  });
  const [form, figure] = [document.querySelector("form"), document.querySelector("aside")];
  if (form && figure) followFinance(form, figure);
});
afterEach(() => vi.unstubAllGlobals());
const change = (name: string) =>
  document.querySelector(`[name=${name}]`)?.dispatchEvent(new Event("change", { bubbles: true }));
const shown = () => document.querySelector("aside")?.textContent.trim();
const page = (text: string) =>
  new Response(`<dl>Not it</dl><div data-loan-result><div data-loan-terms>${text}</div></div>`);

describe("followFinance", () => {
  it("asks the calculator with what is answered, in its own names, and shows its figure", async () => {
    answer = async () => page("$210 a week");
    change("loan_term");
    await expect.poll(() => shown()).toBe("$210 a week");
    expect(asked).toEqual(["/finance-calculator?price=30%2C000&term=3&frequency=weekly"]);
  });

  it("asks for nothing when another question is answered", () => {
    change("phone");
    expect(asked).toEqual([]);
  });

  it("keeps the figure when the calculator has none, and the newest when an older one comes late", async () => {
    answer = async () => new Response("", { status: 503 });
    change("deposit");
    const late = Promise.withResolvers<Response>();
    answer = () => late.promise;
    change("deposit");
    answer = async () => page("new");
    change("deposit");
    await expect.poll(() => shown()).toBe("new");
    late.resolve(page("old"));
    await late.promise;
    expect(shown()).toBe("new");
  });
});
