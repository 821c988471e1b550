import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { tenantRoute } from "./tenant-route.ts";

await testSite();

const answer = tenantRoute<{ id: string }>(
  (_request, { slug }, _wiring, { id }) => new Response(`${slug} ${id}`),
);
const asked = async (headers: Record<string, string>) => {
  const response = await answer(new Request("http://x.example/", { headers }), { id: "7" });
  return [response.status, await response.text()];
};

describe("tenantRoute", () => {
  it("answers for the tenant of the host, with the route's own parameters", async () => {
    expect(await asked({ host: "gearshift.localhost:3000" })).toEqual([200, "gearshift 7"]);
    expect(await asked({ host: "harbourside.example" })).toEqual([200, "harbourside 7"]);
  });

  it.each(["localhost:3000", "nobody.localhost", "evil.example", ""])(
    "answers 421 for %j, which is no tenant's",
    async (host) => {
      expect(await asked({ host })).toEqual([421, '{"error":"This server does not serve that host."}']);
    },
  );
});
