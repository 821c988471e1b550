/**
 * Structured data for search engines, as the packages give it. It is data, not script: the browser runs none of it, and
 * '<' cannot end it early.
 */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
