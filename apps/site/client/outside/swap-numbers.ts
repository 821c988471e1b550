import { phoneDigits } from "@forecourt/analytics/third-parties";

/** A number of the dealer's, and the one that is shown in its place to visits from a source. */
export interface TrackedNumber {
  readonly number: string;
  readonly shownAs: string;
  /** The visit's `utm_source`; null for all others. */
  readonly source: string | null;
}

/**
 * Shows and dials tracking numbers in place of the dealer's own, in links alone: a masked number is no link, and what a
 * shopper has asked to see whole is swapped when it stands there as one. What is swapped already stays.
 */
export function swapNumbers(
  root: ParentNode,
  numbers: readonly TrackedNumber[],
  { source, callingCode }: { readonly source: string | null; readonly callingCode: string },
): void {
  const digits = (text: string) => phoneDigits(text, callingCode);
  const chosen = new Map<string, string>();
  // The one of the visit's own source goes before the one of all others.
  for (const wanted of [null, source])
    for (const { number, shownAs, source: of } of numbers)
      if (of === wanted) chosen.set(digits(number), shownAs);
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']")) {
    const number = digits(link.href.slice("tel:".length));
    const shownAs = chosen.get(number);
    if (shownAs === undefined) continue;
    link.href = `tel:${shownAs.replaceAll(/[^+\d]/g, "")}`;
    whenOutOfSight(link, () => {
      for (const text of textsOf(link)) {
        if (digits(text.data) !== number) continue;
        // Who hears the link is given the number that is dialled, too.
        const label = link.getAttribute("aria-label");
        if (label !== null) link.setAttribute("aria-label", label.replace(text.data.trim(), shownAs));
        text.data = shownAs;
      }
    });
  }
}

/** Changes a link that no one is looking at: at once, or when it has left the window. It dials the new number from the start. */
function whenOutOfSight(link: Element, change: () => void): void {
  if (!("IntersectionObserver" in window)) return change();
  const watcher = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    watcher.disconnect();
    change();
  });
  watcher.observe(link);
}

function textsOf(link: Element): Text[] {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}
