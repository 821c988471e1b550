import { readBehaviour } from "@forecourt/ui/behaviours";
import { slideRange } from "./slide-range.ts";

/**
 * The form of a list, by its path, in which a box, an amount or an order was chosen before this script arrived, and was
 * therefore not followed; null when there is none. A page that the browser has brought back keeps its fields as they were
 * left, which is no choice.
 */
export function earlyChoice(
  root: ParentNode,
  path: string,
  navigation: string | undefined,
): HTMLFormElement | null {
  if (navigation !== "navigate") return null;
  for (const handle of root.querySelectorAll<HTMLInputElement>("form [type=range]"))
    if (isMoved(handle)) slideRange(handle);
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "form select, form [type=checkbox], form [inputmode]",
  )) {
    if (isChanged(field) && field.form?.getAttribute("action") === path) return field.form;
  }
  return null;
}

/** Whether a slider's handle does not stand where it was rendered, which is the step nearest to its value. */
function isMoved(handle: HTMLInputElement): boolean {
  const rendered = document.createElement("input");
  for (const { name, value } of handle.attributes) rendered.setAttribute(name, value);
  return rendered.value !== handle.value;
}

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== readBehaviour(field, "default");
  if (field.type === "checkbox") return field.checked !== field.defaultChecked;
  // An amount that is still being typed is followed once its field is left.
  return field.value !== field.defaultValue && field !== document.activeElement;
}

/** How this document was come by, as the browser says. */
export const navigationType = (): string | undefined =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;
