import * as fc from "fast-check";
import { expect, test } from "vitest";
import { requestsOf } from "./generated-requests.ts";

test("a form is written of any JSON: of an array that holds an object with a `toString` of its own, too", () => {
  const odd = [{ toString: 0 }];
  const schema = { type: "object", properties: { field: { const: [odd] } }, required: ["field"] };
  const call = {
    id: "createAny",
    method: "POST",
    path: "/api/any",
    query: [],
    bodies: [["application/x-www-form-urlencoded", schema]] as const,
    statuses: new Map(),
  };
  const world = { tenants: ["harbourside"], values: {}, bodies: {} };
  const bodies = fc.sample(requestsOf(call, world), { numRuns: 50, seed: 1 }).map(({ body }) => body);
  expect(bodies).toContain(new URLSearchParams({ field: JSON.stringify(odd) }).toString());
});
