import { openEmbeddedStock } from "@forecourt/search/snapshot";

/** The cars of a seeded stock, as an index holds them. */
export async function stockDocuments(
  directory: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const stock = await openEmbeddedStock({ directory });
  const answer = await stock.engine.run({
    main: {
      text: [],
      matching: "all",
      filter: [{ kind: "oneOf", field: "show_on_dealer_website", values: [true] }],
      sort: [],
      order: "relevance",
      offset: 0,
      limit: 100,
      facets: [],
      fields: "all",
      highlight: null,
    },
    counts: [],
  });
  await stock.close();
  if (!answer.ok || answer.hits.length === 0) throw new Error(`There is no stock in ${directory}.`);
  return answer.hits.map(({ document }) => document);
}
