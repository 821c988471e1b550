/** What a dealer wrote. The HTML was cleaned when the content was read; nothing else may be printed here. */
export function Prose({ html }: { html: string }) {
  return <div className="fc-prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
