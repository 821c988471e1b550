import { setBehaviour } from "@forecourt/ui/behaviours";

/** Lets all of the page be used again. */
export function freePage(): void {
  setBehaviour(document.documentElement, "covered", null);
  for (const held of document.querySelectorAll("[inert]")) held.removeAttribute("inert");
}

/**
 * While a phone's filters cover the page, nothing under them takes focus or is read out. May be asked again at any time:
 * what is held already is not touched, since each change makes the browser lay out the whole page anew.
 *
 * @param sheet The filters; they cover the page where they are open and stand still over it.
 */
export function holdPage(sheet: HTMLDetailsElement): void {
  if (!sheet.open || getComputedStyle(sheet).position !== "fixed") return freePage();
  setBehaviour(document.documentElement, "covered", true);
  for (let part: Element | null = sheet; part && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement?.children ?? [])
      if (other !== part && !other.hasAttribute("inert")) other.setAttribute("inert", "");
}
