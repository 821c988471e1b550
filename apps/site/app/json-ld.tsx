/** What the packages give for search engines: schema.org's things, each with its type. */
interface Thing {
  readonly "@context"?: "https://schema.org";
  readonly "@type": string;
}

/** Structured data for search engines. It is data, not script: the browser runs none of it, and '<' cannot end it early. */
export function JsonLd({ data }: { data: Thing }) {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
