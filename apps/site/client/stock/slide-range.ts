import { selectorOf, setBehaviour } from "@forecourt/ui/behaviours";

const field = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

/** The path of the bars outside of the handles. */
const OUT = selectorOf("out");

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
  const bars = handle.parentElement?.querySelectorAll<SVGPathElement>("svg > path");
  if (bars) lightBars([...bars], { low, high });
}

/** Parts the bars of a histogram, each of which begins where its step does, into those between the handles and the others. */
function lightBars(
  paths: readonly SVGPathElement[],
  { low, high }: { low: HTMLInputElement; high: HTMLInputElement },
): void {
  const step = Number(high.step);
  const bars = paths.flatMap((path) => path.getAttribute("d")?.match(/M[^M]+/g) ?? []);
  const isOut = (bar: string): boolean => {
    const from = Number(low.min) + Math.floor(Number.parseFloat(bar.slice(1))) * step;
    return from < low.valueAsNumber || from + step - 1 > high.valueAsNumber;
  };
  for (const path of paths)
    path.setAttribute("d", bars.filter((bar) => isOut(bar) === path.matches(OUT)).join(""));
}
