const KEY = Symbol.for("forecourt.failure-page");
type FailurePage = (host: string) => Promise<string>;

const shared = globalThis as { [KEY]?: FailurePage };

/** Names what writes the page of a site on which something failed; it is made where the sites are known. */
export function provideFailurePage(page: FailurePage): void {
  shared[KEY] = page;
}

/** The page to send when a page of a host could not be drawn. */
export async function failurePage(host: string): Promise<string> {
  const page = shared[KEY];
  if (page === undefined) throw new Error("The page for failures was asked for before the site had started.");
  return page(host);
}
