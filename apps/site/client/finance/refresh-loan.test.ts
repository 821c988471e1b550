// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { refreshLoan } from "./refresh-loan.ts";

const FORM = `
  <form id="calculator" action="/finance-calculator">
    <input name="price" value="30000">
    <div data-loan-result>before</div>
  </form>`;
const page = (answer: string): Response =>
  new Response(`<main><form id="calculator"><div data-loan-result><b>${answer}</b></div></form></main>`);

function drawn(): { form: HTMLFormElement; answer: () => string; submitted: () => boolean } {
  document.body.innerHTML = FORM;
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  let sent = false;
  form.submit = () => {
    sent = true;
  };
  return {
    form,
    answer: () => form.querySelector("div")?.innerHTML ?? "",
    submitted: () => sent,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("refreshLoan", () => {
  it("asks the form's page with what is in the form, and takes the answer out of it", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return page("$146.18 a week");
    });
    const { form, answer, submitted } = drawn();
    await refreshLoan(form);
    expect(asked).toEqual([`${location.origin}/finance-calculator?price=30000`]);
    expect(answer()).toBe("<b>$146.18 a week</b>");
    expect(submitted()).toBe(false);
  });

  it("says at the field what is wrong with it, and takes that back, and keeps what is typed", async () => {
    const wrong = '<input id="c-price" aria-invalid="true"><span id="c-price-problem">Enter a number.</span>';
    const answers = [wrong, '<input id="c-price">'].map(
      (field) => new Response(`<form id="calculator">${field}<div data-loan-result></div></form>`),
    );
    vi.stubGlobal("fetch", async () => answers.shift());
    const { form } = drawn();
    const input = form.querySelector("input");
    if (!input) throw new Error("There is no field.");
    input.id = "c-price";
    input.value = "abc";
    await refreshLoan(form);
    expect([input.getAttribute("aria-invalid"), input.nextElementSibling?.textContent, input.value]).toEqual([
      "true",
      "Enter a number.",
      "abc",
    ]);
    await refreshLoan(form);
    expect([input.getAttribute("aria-invalid"), document.getElementById("c-price-problem")]).toEqual([
      null,
      null,
    ]);
  });

  it("keeps the newest answer when an older one comes late", async () => {
    const late = Promise.withResolvers<Response>();
    const answers = [late.promise, Promise.resolve(page("new"))];
    vi.stubGlobal("fetch", async () => answers.shift());
    const { form, answer } = drawn();
    const first = refreshLoan(form);
    await refreshLoan(form);
    late.resolve(page("old"));
    await first;
    expect(answer()).toBe("<b>new</b>");
  });

  it.each([
    ["a failure", async () => new Response("", { status: 503 })],
    ["a page without a calculator", async () => new Response("<p>Nothing here</p>")],
    ["no network", async () => Promise.reject(new TypeError("offline"))],
  ])("goes to the page, as without a script, on %s", async (_, fetch) => {
    vi.stubGlobal("fetch", fetch);
    const { form, submitted } = drawn();
    await refreshLoan(form);
    expect(submitted()).toBe(true);
  });
});
