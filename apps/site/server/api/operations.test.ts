import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEvents, parsePhoneCall } from "@forecourt/analytics/collect";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { WEBHOOKS } from "./calls/webhooks.ts";
import { openApiDocument } from "./openapi.ts";
import { OPERATIONS } from "./operations.ts";

const APP = join(import.meta.dirname, "../../app");

/** Every call that a route file answers, as the table names it. */
const routes = globSync(["api/**/route.ts", "[[]tenant]/mock/**/route.ts", "{healthz,readyz}/route.ts"], {
  cwd: APP,
})
  // The desk's are forms of its own pages, on a port of its own.
  .filter((file) => !file.includes("[...unknown]") && !file.startsWith("api/desk/"))
  .flatMap((file) => {
    const path = `/${file.replace("[tenant]/", "").replace("/route.ts", "")}`.replaceAll(
      /\[(?:\.\.\.)?(\w+)\]/g,
      "{$1}",
    );
    const source = readFileSync(join(APP, file), "utf8");
    return [...source.matchAll(/^export (?:const|function) (GET|POST|PUT)\b/gm)].map(
      ([, method = ""]) => `${method.toLowerCase()} ${path}`,
    );
  });

/** The fields of a schema that say nothing of themselves, by their paths. */
function* silentFields(node: unknown, path: string): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (key !== "properties") yield* silentFields(child, path);
    else
      for (const [name, field] of Object.entries(Object(child))) {
        if (name !== "lead" && typeof Object(field).description !== "string") yield `${path}.${name}`;
        yield* silentFields(field, `${path}.${name}`);
      }
  }
}

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, DescribedResponse> }>>;
}
interface DescribedResponse {
  content?: Record<string, { schema: unknown }>;
}

describe("the table of calls", () => {
  it("describes every call that a route answers, and none that no route does", () => {
    expect(routes.length).toBeGreaterThan(30);
    const described = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual(routes.toSorted());
  });

  it("gives each call a name of its own", () => {
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  });

  it("describes the body of a response by its schema, or by its type where it is no JSON", () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument())) as Described;
    const responses = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((call) => Object.values(call.responses));
    const bodies = responses.flatMap(({ content = {} }) => Object.entries(content));
    expect(bodies).toContainEqual(["application/json", { schema: { $ref: expect.any(String) } }]);
    expect(bodies).toContainEqual(["text/html", { schema: { type: "string" } }]);
  });

  it("explains every field of every body in words", () => {
    const silent = OPERATIONS.flatMap(({ id, body }) => [
      ...(body ? silentFields(z.toJSONSchema(body.schema, { io: "input", unrepresentable: "any" }), id) : []),
    ]);
    expect(silent).toEqual([]);
  });
});

const bodyOf = (id: string) => WEBHOOKS.find((webhook) => webhook.id === id)?.schema;

describe("the table of webhooks", () => {
  const here = { websiteSlug: "a-site", websiteId: "7" };
  it("has what the site sends, and nothing that it does not", () => {
    const batch = parseEvents({ events: [{ category: 1, event_properties: { event_name: "a" } }] }, here);
    expect(bodyOf("pageEvent")?.parse(batch.ok && batch.events[0])).toMatchObject({ category: 1 });
    const call = parsePhoneCall({ car_id: "9" }, here);
    expect(bodyOf("phoneCall")?.parse(call)).toEqual(call);
    expect(bodyOf("phoneCall")?.safeParse({ ...call, phone: "0400 000 000" }).success).toBe(false);
  });

  it("gives each body a version in the document", () => {
    const { webhooks } = openApiDocument();
    expect(Object.keys(webhooks)).toEqual(WEBHOOKS.map(({ id }) => id));
    expect(JSON.stringify(webhooks).match(/"x-version":"\d+\.\d+\.\d+"/g)).toHaveLength(WEBHOOKS.length);
  });
});
