/**
 * The header by which a script requests one part of a page in place of the page, at the page's own address. A response
 * that is that part says so by the same header; one without it is the whole page.
 */
export const PART_HEADER = "x-forecourt-part";

/** The list of a stock list's page, as a value of that header. */
export const LIST_PART = "list";
