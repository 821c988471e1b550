import type { Page } from "@playwright/test";

/**
 * Words that are cut by their own box: of headings, prices and buttons, and of fields whose choice or hint is longer than they
 * are. `boxes` leaves the fields out, for a page whose words were made longer.
 */
export const clippedWords = (page: Page, of: "all" | "boxes" = "all"): Promise<string[]> =>
  page.evaluate((fieldsToo) => {
    const named =
      "main :is(h1, h2, h3, .fc-price, .fc-button, .fc-car-card h2 span, .fc-key-facts dd), .fc-header :is(a, summary)";
    const cut = [...document.querySelectorAll<HTMLElement>(named)]
      .filter((each) => {
        const cuts = !["visible", ""].includes(getComputedStyle(each).overflowX);
        return cuts && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => each.textContent);
    const pen = document.createElement("canvas").getContext("2d");
    const wordsOf = (field: HTMLInputElement | HTMLSelectElement): string => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
      return field.type === "date" ? "mm/dd/yyyy" : field.placeholder;
    };
    const isShort = (field: HTMLInputElement | HTMLSelectElement): boolean => {
      // A search box that is its drawing until it is entered has no room for words, and hides them.
      if (!field.checkVisibility({ checkVisibilityCSS: true }) || field.clientWidth < 60 || !pen)
        return false;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return pen.measureText(wordsOf(field)).width > field.clientWidth - padding + 1;
    };
    const fields = fieldsToo
      ? [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input")].filter(isShort)
      : [];
    return [...cut, ...fields.map(wordsOf)].slice(0, 4).map((text) => `"${text.trim().slice(0, 40)}" is cut`);
  }, of === "all");
