import type { Page } from "@playwright/test";

/**
 * Words that are cut by their own box: of headings, prices and buttons, and of fields whose choice or hint is longer than they
 * are. `boxes` leaves the fields out, for a page whose words were made longer.
 */
export const clippedWords = (page: Page, of: "all" | "boxes" = "all"): Promise<string[]> =>
  page.evaluate((fieldsToo) => {
    const named =
      "main :is(h1, h2, h3, .fc-price, .fc-button, .fc-car-card h2 span, .fc-key-facts dd), .fc-header :is(a, summary)";
    const boxes = [...document.querySelectorAll<HTMLElement>(named)]
      .filter((each) => {
        const cuts = !["visible", ""].includes(getComputedStyle(each).overflowX);
        return cuts && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => each.textContent);
    const pen = document.createElement("canvas").getContext("2d");
    const found = fieldsToo
      ? [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input")]
      : [];
    const fields = found.flatMap((field) => {
      // A search box that is its drawing until it is entered has no room for words, and hides them.
      if (!field.checkVisibility({ checkVisibilityCSS: true }) || field.clientWidth < 60 || !pen) return [];
      const hint = field.type === "date" ? "mm/dd/yyyy" : field.getAttribute("placeholder");
      const words = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : hint;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return words && pen.measureText(words).width > room + 1 ? [words] : [];
    });
    return [...boxes, ...fields].slice(0, 4).map((text) => `"${text.trim().slice(0, 40)}" is cut`);
  }, of === "all");
