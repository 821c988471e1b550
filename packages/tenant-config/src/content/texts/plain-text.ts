/** What a tag of these leaves between two words is a blank; every other tag leaves nothing. */
const BLOCK =
  /<\/?(?:p|br|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|div|hr|section|details|summary)\b[^>]*>/gi;

/**
 * The words of sanitised HTML, blanks run together, for search engines and share cards. HTML of anyone else goes
 * through the sanitiser first.
 *
 * @example
 * plainText("<p>Drive <b>away</b></p><p>Fish &amp; chips</p>") // "Drive away Fish & chips"
 */
export function plainText(html: string): string {
  return withoutEntities(html.replaceAll(BLOCK, " ").replaceAll(/<[^>]*>/g, ""));
}

/** Text with its entities decoded and its blanks run together. */
export const withoutEntities = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
