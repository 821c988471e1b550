import { readBehaviour, setBehaviour } from "@forecourt/ui/behaviours";

const field = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

/**
 * Writes a slider's handle into the field of its end while it is moved: a handle at the end of the scale empties it, and
 * no handle passes the other. The bars between the handles are lit.
 */
export function slideRange(handle: HTMLInputElement): void {
  const [, facet = "", end = ""] = /^(.+)_(low|high)$/.exec(handle.name) ?? [];
  const { form } = handle;
  if (!form || end === "") return;
  const isLow = end === "low";
  const [low, high] = [field(form, `${facet}_low`), field(form, `${facet}_high`)];
  if (!low || !high) return;
  if (low.valueAsNumber > high.valueAsNumber) handle.value = isLow ? high.value : low.value;
  const typed = field(form, `${facet}_${isLow ? "min" : "max"}`);
  if (typed) typed.value = handle.value === (isLow ? handle.min : handle.max) ? "" : handle.value;
  // Where both stand at the upper end, the lower one must be the one to take hold of.
  setBehaviour(low, "above", low.valueAsNumber > (Number(low.min) + Number(low.max)) / 2);
  for (const bar of handle.parentElement?.querySelectorAll("rect") ?? []) {
    const from = readBehaviour(bar, "from") ?? 0;
    setBehaviour(bar, "out", from < low.valueAsNumber || from + Number(high.step) - 1 > high.valueAsNumber);
  }
}
