import type { CarJsonLd } from "@forecourt/search/car";
import type { OrganisationJsonLd } from "@forecourt/tenant-config";
import type { ModelJsonLd } from "@forecourt/tenant-config/content";
import type { LocationJsonLd } from "@forecourt/tenant-config/locations";

/** Structured data for search engines. It is data, not script: the browser runs none of it, and '<' cannot end it early. */
export function JsonLd({ data }: { data: CarJsonLd | LocationJsonLd | ModelJsonLd | OrganisationJsonLd }) {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
