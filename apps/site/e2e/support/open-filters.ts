import type { Page } from "@playwright/test";

/** Opens a phone's filters, where they are shut; a desktop shows them beside the cars. */
export const openFilters = async (page: Page): Promise<void> => {
  const sheet = page.locator("details[data-filter-sheet]:not([open]) > summary");
  if (await sheet.isVisible()) await sheet.click();
};
