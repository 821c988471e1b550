import { type Locator, type Page, test } from "@playwright/test";
import { sendByKeyboard } from "./by-keyboard.ts";
import { answerTo, type Filled, type Shopper } from "./form-answers.ts";

/** A control of a form as it is shown just now. */
interface Control {
  /** An input's type, else the element's name. */
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  readonly isShown: boolean;
  /** One of several boxes of one question. */
  readonly isOneOfSeveral: boolean;
  /** Of several of which one is chosen, that one's value; empty where none is. */
  readonly chosen: string;
}

/** All of it in one question to the browser: a form has dozens of controls. Null where an answer took it away. */
const controlOf = (control: Locator): Promise<Control | null> =>
  control.evaluateAll(([element]): Control | null => {
    const isControl =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    if (!isControl) return null;
    const { name, value, form } = element;
    const { width, height } = element.getBoundingClientRect();
    return {
      kind: element instanceof HTMLInputElement ? element.type : element.localName,
      name,
      value,
      isShown: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
      chosen:
        form?.querySelector<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(name)}"]:checked`)
          ?.value ?? "",
      isOneOfSeveral: (form?.querySelectorAll(`input[name="${CSS.escape(name)}"]`).length ?? 0) > 1,
    };
  });

/** Fills in whatever the form shows just now, as a person would, and remembers it. Works without JavaScript too. */
export async function fillShown(form: Locator, filled: Filled, how: Shopper): Promise<void> {
  for (const fold of await form.locator("details:not([open]) > summary:visible").all()) await fold.click();
  // Counted among all: an answer may hide another question, and what comes after it must not move up.
  for (const control of await form.locator("input, select, textarea").all()) {
    const known = await controlOf(control);
    if (!known?.isShown) continue;
    const { kind, name, value, isOneOfSeveral, chosen } = known;
    if (name === "confirm_address" || kind === "hidden" || kind === "file") continue;
    // A day that was chosen as a chip needs no calendar.
    if (kind === "date" && filled.has(name)) continue;
    if (kind === "radio" || (kind === "checkbox" && isOneOfSeveral)) {
      if (value === "" || filled.has(name)) continue;
      // What a link has chosen already stays.
      if (kind === "radio" && chosen !== "" && chosen !== value) continue;
      await control.check({ force: true });
      filled.set(name, value);
    } else if (kind === "checkbox") {
      await control.check();
      filled.set(name, true);
    } else if (kind === "select") {
      // What a link or the market has chosen already stays.
      if (value === "") await control.selectOption({ index: 1 });
      filled.set(name, await control.inputValue());
    } else {
      await control.fill(kind === "date" ? "2026-12-01" : answerTo(name, how));
      filled.set(name, await control.inputValue());
    }
  }
}

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
