import type { Locator, Page } from "@playwright/test";
import { answerTo, type Filled, type Shopper } from "./form-answers.ts";

/** No page has more stops than this between two things a shopper wants. */
const MAX_STOPS = 400;

/** Goes on by the Tab key alone until the target, the first of several, has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    // Not `evaluate`, which waits: on the way a target may be hidden, such as a greeting beside a form in use.
    if (await target.evaluateAll(([first]) => first !== undefined && first === document.activeElement))
      return;
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** Follows a link or presses a button by Tab and Enter alone. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Gives a link or button the focus and presses it. */
export async function pressEnterOn(target: Locator): Promise<void> {
  await target.focus();
  await target.press("Enter");
}

/** What has the focus within a form. */
interface Stop {
  /** The control's type, "send" for the form's own button, else the element's name. */
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  readonly isOn: boolean;
  /** One of several boxes of one question. */
  readonly isOneOfSeveral: boolean;
}

const stopIn = (form: Locator): Promise<Stop | null> =>
  form.evaluate((element): Stop | null => {
    const focused = document.activeElement;
    if (!focused || !element.contains(focused)) return null;
    const name = focused.getAttribute("name") ?? "";
    const shared = { name, value: "", isOn: false, isOneOfSeveral: false };
    if (focused instanceof HTMLInputElement) {
      const alike = element.querySelectorAll(`input[name="${CSS.escape(name)}"]`).length;
      return {
        ...shared,
        kind: focused.type,
        value: focused.value,
        isOn: focused.checked,
        isOneOfSeveral: alike > 1,
      };
    }
    if (focused instanceof HTMLButtonElement) {
      const sends = focused.type === "submit" && !focused.hasAttribute("formaction");
      return { ...shared, kind: sends ? "send" : "button" };
    }
    if (focused instanceof HTMLSelectElement) return { ...shared, kind: "select", value: focused.value };
    if (focused instanceof HTMLTextAreaElement) return { ...shared, kind: "textarea", value: focused.value };
    const isClosed = focused.localName === "summary" && !focused.parentElement?.hasAttribute("open");
    return { ...shared, kind: isClosed ? "closed" : focused.localName };
  });

/** Answers what has the focus by keys, and remembers the answer. */
async function answer(page: Page, form: Locator, stop: Stop, filled: Filled, how: Shopper): Promise<void> {
  const { kind, name } = stop;
  const keys = page.keyboard;
  if (kind === "closed") return keys.press("Enter");
  const isSingleBox = kind === "checkbox" && !stop.isOneOfSeveral;
  if (isSingleBox) {
    if (!stop.isOn) await keys.press("Space");
    filled.set(name, true);
    return;
  }
  if (filled.has(name)) return;
  if (kind === "radio" || kind === "checkbox") {
    // A choice without a value leaves the question open; the arrow goes on to the next and takes it.
    if (stop.value === "") await keys.press("ArrowDown");
    else if (!stop.isOn) await keys.press("Space");
  } else if (kind === "select") {
    // What a link or the market has chosen already stays.
    if (stop.value === "") await keys.press("ArrowDown");
  } else if (kind === "date") {
    await keys.type("12012026");
  } else if (kind === "textarea" || ["text", "email", "tel"].includes(kind)) {
    await keys.press("ControlOrMeta+a");
    await keys.type(answerTo(name, how));
  } else return;
  const now = await stopIn(form);
  if (now) filled.set(name, now.value);
}

/** Fills in what a form shows by keys alone, to its button, and presses it. */
export async function sendByKeyboard(page: Page, form: Locator, filled: Filled, how: Shopper): Promise<void> {
  let here = await stopIn(form);
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (here?.kind === "send") return page.keyboard.press("Enter");
    if (here) await answer(page, form, here, filled, how);
    await page.keyboard.press("Tab");
    here = await stopIn(form);
  }
  throw new Error("The Tab key does not lead to the form's button.");
}
