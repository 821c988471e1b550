/**
 * The form of a list, by its path, in which a box or order was chosen before this script arrived, and was therefore not
 * followed; null when there is none. A page that the browser has brought back keeps its fields as they were left, which is
 * no choice.
 */
export function earlyChoice(
  root: ParentNode,
  path: string,
  navigation: string | undefined,
): HTMLFormElement | null {
  if (navigation !== "navigate") return null;
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "form [type=checkbox], form select",
  )) {
    const changed =
      field instanceof HTMLInputElement
        ? field.checked !== field.defaultChecked
        : field.value !== field.dataset["default"];
    if (changed && field.form?.getAttribute("action") === path) return field.form;
  }
  return null;
}

/** How this document was come by, as the browser says. */
export const navigationType = (): string | undefined =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;
