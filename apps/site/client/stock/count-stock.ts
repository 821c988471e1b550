import { selectorOf } from "@forecourt/ui/behaviours";
import { listAddress } from "./list-address.ts";

/** The question that is on its way for each form; a newer one takes its place. */
const asking = new WeakMap<HTMLFormElement, AbortController>();

/**
 * Asks how many cars the choices of a form lead to and writes the answer on its button. Where there is no answer the button
 * keeps its words and the form works as it did.
 */
export async function countStock(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector(selectorOf("counted"));
  asking.get(form)?.abort();
  const request = new AbortController();
  asking.set(form, request);
  const { pathname } = new URL(form.action);
  try {
    const response = await fetch(`/api/stock-count${listAddress(pathname, new FormData(form))}`, {
      signal: request.signal,
    });
    const body: unknown = response.ok ? await response.json() : null;
    const text = typeof body === "object" && body !== null ? Reflect.get(body, "text") : null;
    if (button && typeof text === "string") button.textContent = text;
  } catch {
    // Away, or a newer question was asked.
  }
}
