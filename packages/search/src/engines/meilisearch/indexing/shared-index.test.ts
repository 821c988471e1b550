import { createHmac } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { carIndexFields } from "../../../plan/car-index-fields.ts";
import type { PlanFilter } from "../../../plan/search-plan.ts";
import { ownRecord } from "../../../stock-index/stock-index.ts";
import { describeSearchEngine } from "../../../testing/contracts/describe-search-engine.ts";
import { describeStockIndex } from "../../../testing/contracts/describe-stock-index.ts";
import type { ContractStock } from "../../../testing/contracts/engine-probe.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { aPlan, oneOf, typed } from "../../../testing/fixtures/a-plan.ts";
import { respondToMultiSearch } from "../../../testing/fixtures/respond-to-multi-search.ts";
import {
  type FakeMeilisearch,
  fakeMeilisearch,
  refused,
} from "../../../testing/fixtures/fake-meilisearch.ts";
import { readPrintedFilter } from "../../../testing/fixtures/read-printed-filter.ts";
import { meilisearchEngine } from "../searching/meilisearch-engine.ts";
import { meilisearchIndex } from "./meilisearch-index.ts";
import { KEY_FIELD, narrowed, placeOf, TENANT_FIELD } from "./shared-index.ts";

const INDEX = "Car_production";
const taskTimeout = { timeout: 5_000, interval: 0 };
const host = "http://meili.test";
const tenantKey = { key: "the-search-key", keyUid: "76cf8b87-fd12-4688-ad34-260d930ca4f4" };
const withTenant = { ...carIndexFields, values: [...carIndexFields.values, TENANT_FIELD] };

let now: number;
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
});

/** What a server does with a tenant's token: it narrows every search by the token's own rule, or refuses. */
function ruleOf(authorization: string | null): PlanFilter | null {
  const [header = "", payload = "", signature] = (authorization ?? "").replace("Bearer ", "").split(".");
  const signed = createHmac("sha256", tenantKey.key).update(`${header}.${payload}`).digest("base64url");
  if (signed !== signature) return null;
  const { searchRules, exp } = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
    searchRules: Record<string, { filter: string }>;
    exp: number;
  };
  const rule = searchRules[INDEX];
  return rule && exp * 1000 > now ? readPrintedFilter(rule.filter) : null;
}

/** A server that searches what stands in its index, and asks for tokens where it is `guarded`. */
function searchingServer({ guarded = false } = {}): FakeMeilisearch {
  const server = fakeMeilisearch(async (body, authorization) => {
    const rule = guarded ? ruleOf(authorization) : undefined;
    if (rule === null) return refused(403, "invalid_api_key");
    const documents = server.indexes.get(INDEX)?.documents.values() ?? [];
    const answer = await respondToMultiSearch(body, {
      documents,
      settings: { fields: withTenant },
      ...(rule ? { rule } : {}),
    });
    return "refused" in answer ? refused(400, answer.refused, answer.why) : answer;
  });
  return server;
}

const indexOf = (server: FakeMeilisearch, tenant: string) =>
  meilisearchIndex({ host, index: INDEX, fetch: server.fetch, taskTimeout, tenant });
const engineOf = (server: FakeMeilisearch, tenant: string, options: object = {}) =>
  meilisearchEngine({ host, index: INDEX, fetch: server.fetch, clock: () => now, tenant, ...options });
const record = (id: string, make = "Mazda") => ownRecord(stringifyCar(aCar({ id, make })));

async function twoDealers(options?: { guarded: boolean }): Promise<FakeMeilisearch> {
  const server = searchingServer(options);
  await indexOf(server, "north").write((writer) => writer.put([record("1", "Mazda"), record("2", "Kia")]));
  await indexOf(server, "south").write((writer) => writer.put([record("1", "Volvo"), record("3", "Saab")]));
  return server;
}

async function makesOf(engine: ReturnType<typeof engineOf>, filter: readonly PlanFilter[] = []) {
  const answer = await engine.run(aPlan({ filter, sort: [{ field: "custom_rank", direction: "desc" }] }));
  return answer.ok
    ? answer.hits.map(({ document }) => String(document["make"])).toSorted((a, b) => a.localeCompare(b))
    : answer.problem;
}

// Another dealer's cars stand in the same index, under the same ids.
describeStockIndex("Meilisearch (a stand-in), one index for all", async () => {
  const server = searchingServer();
  const other = indexOf(server, "other");
  const theirs = ["a", "b", "c", "d"].map((id) => record(id, "Volvo"));
  await other.write((writer) => writer.put(theirs));
  return {
    index: indexOf(server, "own"),
    close: async () => {
      const left = await other.get(["a", "b", "c", "d"]);
      if (!isDeepStrictEqual(left, theirs)) throw new Error("Another dealer's cars were changed.");
    },
  };
});

/** A server that has the suite's stock, in an index of its own or twice in one of two dealers. */
const serverWith = (stock: ContractStock, tenants: readonly string[]): FakeMeilisearch => {
  const documents = tenants.flatMap((tenant) =>
    stock.documents.map((document) => ({ ...document, ...placeOf(tenant).marks(String(document["id"])) })),
  );
  const fields = { ...stock.fields, values: [...stock.fields.values, TENANT_FIELD] };
  return fakeMeilisearch(async (body) => {
    const answer = await respondToMultiSearch(body, {
      documents: tenants.length === 0 ? stock.documents : documents,
      settings: { ...stock, fields },
    });
    return "refused" in answer ? refused(400, answer.refused, answer.why) : answer;
  });
};

describeSearchEngine("Meilisearch (a stand-in that searches)", async (stock) => ({
  engine: meilisearchEngine({
    host,
    index: INDEX,
    fetch: serverWith(stock, []).fetch,
    clock: () => 0,
    limits: { maxTotalHits: 200_000, maxValuesPerFacet: stock.maxValuesPerFacet },
  }),
}));

describeSearchEngine("Meilisearch (a stand-in that searches), one index for all", async (stock) => ({
  engine: engineOf(serverWith(stock, ["own", "other"]), "own", {
    limits: { maxTotalHits: 200_000, maxValuesPerFacet: stock.maxValuesPerFacet },
  }),
}));

describe("a shared index", () => {
  it("gives each tenant its own cars alone, in hits, totals and counts", async () => {
    const server = await twoDealers();
    expect(await makesOf(engineOf(server, "north"))).toEqual(["Kia", "Mazda"]);
    expect(await makesOf(engineOf(server, "south"))).toEqual(["Saab", "Volvo"]);
    const make = { kind: "values", field: "make" } as const;
    const answer = await engineOf(server, "north").run(
      aPlan({ facets: [make] }, [{ facet: make, filter: [] }]),
    );
    expect(answer).toMatchObject({ ok: true, total: 2, counts: [{ total: 2 }] });
    expect(JSON.stringify(answer)).not.toMatch(/Volvo|Saab|stock_/);
  });

  it("keeps both cars of two feeds that use one id, and takes out the tenant's own alone", async () => {
    const server = await twoDealers();
    expect([...(server.indexes.get(INDEX)?.documents.keys() ?? [])]).toEqual([
      "north_1",
      "north_2",
      "south_1",
      "south_3",
    ]);
    await indexOf(server, "north").write((writer) => writer.remove(["1", "3"]));
    expect(await makesOf(engineOf(server, "south"))).toEqual(["Saab", "Volvo"]);
    expect(await makesOf(engineOf(server, "north"))).toEqual(["Kia"]);
  });

  it("is never swapped: a tenant's rebuild leaves the others where they are", async () => {
    const server = await twoDealers();
    await indexOf(server, "north").rebuild((writer) => writer.put([record("9", "Lotus")]));
    expect(await makesOf(engineOf(server, "north"))).toEqual(["Lotus"]);
    expect(await makesOf(engineOf(server, "south"))).toEqual(["Saab", "Volvo"]);
    expect(server.requests).not.toContain("POST /swap-indexes");
  });

  it("keeps in a rebuild what was put last, and takes out a car that was put and removed", async () => {
    const server = await twoDealers();
    await indexOf(server, "north").rebuild(async (writer) => {
      for await (const entry of writer.entries()) expect(entry).toBeUndefined();
      expect(await writer.get(["1"])).toEqual([]);
      await writer.put([record("1", "Lotus"), record("8", "Audi"), record("9", "Mini")]);
      await writer.remove(["8", "1"]);
      await writer.put([record("1", "Fiat")]);
    });
    expect(await makesOf(engineOf(server, "north"))).toEqual(["Fiat", "Mini"]);
    expect(await makesOf(engineOf(server, "south"))).toEqual(["Saab", "Volvo"]);
  });

  it("can filter by tenant once its settings are applied", async () => {
    const server = searchingServer();
    await indexOf(server, "north").applySettings();
    expect(JSON.stringify(server.indexes.get(INDEX)?.settings)).toContain(TENANT_FIELD);
    expect(await indexOf(server, "south").settingsDrift()).toEqual({ ok: true, differing: [] });
    const alone = meilisearchIndex({ host, index: INDEX, fetch: server.fetch, taskTimeout });
    expect(await alone.settingsDrift()).toMatchObject({ differing: ["filterableAttributes"] });
  });

  it("refuses a tenant whose name could be read as another's key", () => {
    for (const tenant of ["north_1", "", "north 1", "_north", "north_", "nörth"])
      expect(() => placeOf(tenant)).toThrow(
        `'${tenant}' cannot stand in a shared index: only letters, digits and hyphens can.`,
      );
    expect(placeOf("North-1").keyOf("1")).toBe("North-1_1");
    expect(placeOf("north").marks("1")).toEqual({ [TENANT_FIELD]: "north", [KEY_FIELD]: "north_1" });
  });

  it("lets no query out of the tenant's cars, whatever values, fields and words it has", async () => {
    const server = await twoDealers();
    const engine = engineOf(server, "north");
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        '"] OR stock_tenant IN ["south',
        "south",
        '" OR "1" = "1',
        "\\",
        '\\"] OR id EXISTS',
        "NOT",
      ),
    );
    const filter = fc.oneof(
      hostile.map((value) => oneOf("make", value)),
      hostile.map((value) => oneOf(TENANT_FIELD, value, "south")),
      hostile.map((value): PlanFilter => ({ kind: "not", filter: oneOf("make", value) })),
      hostile.map(
        (value): PlanFilter => ({ kind: "or", filters: [oneOf("make", value), oneOf("id", "1", "3")] }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(filter, { maxLength: 3 }), hostile, async (filters, words) => {
        const text = typed(words);
        const facet = { kind: "values", field: "make" } as const;
        const answer = await engine.run(aPlan({ filter: filters, text }, [{ facet, filter: filters }]));
        expect(JSON.stringify(answer)).not.toMatch(/Volvo|Saab/);
      }),
      { numRuns: 200 },
    );
  });

  it("narrows the main query and each count by the tenant, before what they ask for", () => {
    const [tenant, kia] = [oneOf(TENANT_FIELD, "north"), oneOf("make", "Kia")];
    const facet = { kind: "values", field: "make" } as const;
    const plan = aPlan({ filter: [kia] }, [
      { facet, filter: [kia] },
      { facet, filter: [] },
    ]);
    expect(narrowed(plan, tenant)).toEqual(
      aPlan({ filter: [tenant, kia] }, [
        { facet, filter: [tenant, kia] },
        { facet, filter: [tenant] },
      ]),
    );
  });

  describe("on a server that asks for tokens", () => {
    it("searches under the tenant's own, renewed before it ends", async () => {
      const server = await twoDealers({ guarded: true });
      const engine = engineOf(server, "north", { tenantKey, key: "another-key" });
      expect(await makesOf(engine)).toEqual(["Kia", "Mazda"]);
      now += 3_600_000;
      expect(await makesOf(engine)).toEqual(["Kia", "Mazda"]);
      expect(await makesOf(engineOf(server, "north"))).toBe("unavailable");
    });

    it("is narrowed by the server even where the query is not", async () => {
      const server = await twoDealers({ guarded: true });
      const filters: unknown[] = [];
      // Takes the query's own filter away, as a mistake of ours would.
      const fetch: typeof globalThis.fetch = (input, init) => {
        const { queries } = JSON.parse(typeof init?.body === "string" ? init.body : "{}") as {
          queries: object[];
        };
        filters.push(...queries.map((query) => Reflect.get(query, "filter")));
        const body = JSON.stringify({ queries: queries.map((query) => ({ ...query, filter: [] })) });
        return server.fetch(input, { ...init, body });
      };
      expect(await makesOf(engineOf(server, "south", { tenantKey, fetch }))).toEqual(["Saab", "Volvo"]);
      expect(filters).toEqual([[`${TENANT_FIELD} IN ["south"]`]]);
    });
  });
});
