import { type Locator, type Page, test } from "@playwright/test";
import { sendByKeyboard } from "./by-keyboard.ts";
import { answerTo, type Filled, type Shopper } from "./form-answers.ts";

/** Fills in whatever the form shows just now, as a person would, and remembers it. Works without JavaScript too. */
export async function fillShown(form: Locator, filled: Filled, how: Shopper): Promise<void> {
  for (const fold of await form.locator("details:not([open]) > summary:visible").all()) await fold.click();
  // Counted among all: an answer may hide another question, and what comes after it must not move up.
  for (const control of await form.locator("input, select, textarea").all()) {
    if (!(await control.isVisible())) continue;
    const name = (await control.getAttribute("name")) ?? "";
    const type = (await control.getAttribute("type")) ?? "text";
    if (name === "confirm_address" || type === "hidden" || type === "file") continue;
    // A day that was chosen as a chip needs no calendar.
    if (type === "date" && filled.has(name)) continue;
    if (type === "radio" || (type === "checkbox" && (await isOneOfSeveral(form, name)))) {
      const value = (await control.getAttribute("value")) ?? "";
      if (value === "" || filled.has(name)) continue;
      await control.check({ force: true });
      filled.set(name, value);
    } else if (type === "checkbox") {
      await control.check();
      filled.set(name, true);
    } else if ((await control.locator("option").count()) > 0) {
      // What a link or the market has chosen already stays.
      if ((await control.inputValue()) === "") await control.selectOption({ index: 1 });
      filled.set(name, await control.inputValue());
    } else {
      const answer = type === "date" ? "2026-12-01" : answerTo(name, how);
      await control.fill(answer);
      filled.set(name, await control.inputValue());
    }
  }
}

const isOneOfSeveral = async (form: Locator, name: string): Promise<boolean> =>
  (await form.locator(`input[name="${name}"]`).count()) > 1;

/**
 * Fills in a form to its end, step by step where it shows one step at a time, and sends it: on a desktop by keyboard alone,
 * on a phone by touch.
 */
export async function fillAndSend(page: Page, id: string, how: Shopper): Promise<Filled> {
  const byKeyboard = test.info().project.name === "desktop";
  const form = page.locator(`form#${id}`);
  const filled: Filled = new Map();
  const label = form.locator(".fc-step-header p");
  const steps = (await label.isVisible()) ? Number((await label.innerText()).split(" ").at(-1)) : 1;
  for (let step = 1; ; step += 1) {
    if (byKeyboard) await sendByKeyboard(page, form, filled, how);
    else {
      await fillShown(form, filled, how);
      await form.locator("button[type=submit]:visible:not([formaction])").click();
    }
    if (step === steps) return filled;
    await page.locator(`form#${id} .fc-step-header p`, { hasText: `Step ${step + 1} of ${steps}` }).waitFor();
  }
}
