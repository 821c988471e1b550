import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { JSDOM } from "jsdom";
import { answerTo, type Filled, type Shopper } from "./form-answers.ts";
import { ask, at } from "./site.ts";

/** A form of a page that was fetched over HTTP, filled in and posted as a browser without a script does it. */
export interface PlainForm {
  /** Answers every field a person sees, and remembers the answers. */
  answer(shopper: Shopper): Filled;
  /** The first value of a field as the page gave it, or null. */
  value(name: string): string | null;
  /** Posts the form; redirects are not followed. */
  send(shopper: Shopper): Promise<APIResponse>;
  /** Its answers as the browser's script sends them: every field but those left empty. */
  record(): Record<string, string | string[]>;
}

/** Fetches a page and reads one of its forms. */
export async function plainForm(
  request: APIRequestContext,
  tenant: string,
  path: string,
  id: string,
): Promise<PlainForm> {
  const page = await ask(request, tenant, path);
  expect(page.status(), `${tenant} ${path}`).toBe(200);
  const { window } = new JSDOM(await page.text());
  const form = window.document.querySelector<HTMLFormElement>(`form#${id}`);
  if (!form) throw new Error(`${path} of ${tenant} has no form #${id}.`);
  const entries = (): [string, string][] =>
    [...new window.FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
  return {
    answer: (shopper) => answerAll(form, shopper, window),
    value: (name) => form.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? null,
    send: (shopper) => {
      const action = form.getAttribute("action") ?? "";
      const headers = { "x-forwarded-for": shopper.marker, origin: at(tenant, "") };
      const body =
        form.getAttribute("enctype") === "multipart/form-data"
          ? { multipart: toFormData(entries()) }
          : {
              data: new URLSearchParams(entries()).toString(),
              headers: { "content-type": "application/x-www-form-urlencoded" },
            };
      return ask(request, tenant, action, {
        method: "POST",
        maxRedirects: 0,
        ...body,
        headers: { ...headers, ...("headers" in body ? body.headers : {}) },
      });
    },
    record: () => {
      const fields = new Map<string, string[]>();
      for (const [name, value] of entries()) fields.set(name, [...(fields.get(name) ?? []), value]);
      return Object.fromEntries(
        [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
      );
    },
  };
}

function toFormData(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

/** What a person does not fill in: what is hidden, buttons, files, and the field that only programs see. */
const isSkipped = (control: Element): boolean =>
  ["hidden", "file", "submit", "button"].includes(control.getAttribute("type") ?? "") ||
  control.tagName === "BUTTON" ||
  control.closest("[aria-hidden='true'], [hidden]") !== null ||
  (control.getAttribute("name") ?? "") === "";

function answerAll(form: HTMLFormElement, shopper: Shopper, window: JSDOM["window"]): Filled {
  const filled: Filled = new Map();
  for (const control of form.querySelectorAll("input, select, textarea")) {
    const name = control.getAttribute("name") ?? "";
    if (isSkipped(control)) continue;
    // A day that was chosen as a chip needs no calendar.
    if (control.getAttribute("type") === "date" && filled.has(name)) continue;
    if (control instanceof window.HTMLSelectElement) {
      control.selectedIndex = 1;
      filled.set(name, control.value);
    } else if (control instanceof window.HTMLTextAreaElement) {
      control.value = answerTo(name, shopper);
      filled.set(name, control.value);
    } else if (control instanceof window.HTMLInputElement) {
      const oneOfSeveral = form.querySelectorAll(`input[name="${name}"]`).length > 1;
      if (control.type === "radio" || (control.type === "checkbox" && oneOfSeveral)) {
        const value = control.getAttribute("value") ?? "";
        if (value === "" || filled.has(name)) continue;
        control.checked = true;
        filled.set(name, value);
      } else if (control.type === "checkbox") {
        control.checked = true;
        filled.set(name, true);
      } else {
        control.value = control.type === "date" ? "2026-12-01" : answerTo(name, shopper);
        filled.set(name, control.value);
      }
    }
  }
  return filled;
}
