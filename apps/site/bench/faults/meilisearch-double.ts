import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listening } from "#host/testing/listening.ts";

/** A search server on the loopback interface that answers the calls pages make from a list of cars. */
export interface MeilisearchDouble {
  port: number;
  close(): void;
}

type Document = Readonly<Record<string, unknown>>;
interface Query {
  filter?: unknown;
  limit?: number;
}

/**
 * Answers `/multi-search` and what readiness asks of an index. Of filters only a car's `slug` is understood: a list shows
 * the first cars, a car's page its own, which is all that a rehearsal of faults looks at.
 */
export async function meilisearchDouble(cars: readonly Document[]): Promise<MeilisearchDouble> {
  const answer = ({ filter, limit = 20 }: Query) => {
    const wanted = /slug (?:=|IN \[)\s*"([^"]+)"/.exec(
      JSON.stringify(filter ?? []).replaceAll("\\", ""),
    )?.[1];
    const hits = wanted === undefined ? cars : cars.filter(({ slug }) => slug === wanted);
    return {
      hits: hits.slice(0, limit),
      estimatedTotalHits: hits.length,
      facetDistribution: {},
      facetStats: {},
      processingTimeMs: 1,
    };
  };
  const server = createServer((request, response) => {
    const send = (value: unknown): void => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(value));
    };
    if (request.url === "/multi-search")
      void json(request).then(
        (body) => send({ results: ((body as { queries: Query[] }).queries ?? []).map(answer) }),
        () => response.destroy(),
      );
    else if (request.url?.endsWith("/stats")) send({ numberOfDocuments: cars.length, isIndexing: false });
    else send({ uid: "cars", primaryKey: "id", createdAt: "", updatedAt: "2026-11-21T00:00:00Z" });
  });
  const port = await listening(server);
  return { port, close: () => void server.close() };
}
