import { describe, expect, it } from "vitest";
import { diffTenants } from "./diff-tenants.ts";
import { resolveTenantFiles } from "./resolve-tenant-files.ts";

const tenant = (slug: string, value: object) => {
  const file = { file: `${slug}/tenant.json`, value: { site: { name: "Acme", id: "1", slug }, ...value } };
  const result = resolveTenantFiles({ slug, tenant: file, presets: new Map() });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.tenant;
};

describe("diffTenants", () => {
  it("names every setting that differs, with the layer that set each", () => {
    const left = tenant("north", { cars: { newArrivalDays: 3 }, search: { filters: ["make"] } });
    const right = tenant("south", { search: { filters: ["make"], presetFilters: { city: ["Dubbo"] } } });
    const differences = diffTenants(left, right).filter(({ path }) => path !== "site.slug");
    expect(differences).toEqual([
      {
        path: "search.presetFilters",
        left: { kind: "defaults", name: "product", file: null, value: {} },
        right: { kind: "defaults", name: "product", file: null, value: null },
      },
      {
        path: "search.presetFilters.city",
        left: { kind: "defaults", name: "product", file: null, value: null },
        right: { kind: "tenant", name: "south", file: "south/tenant.json", value: ["Dubbo"] },
      },
      {
        path: "cars.newArrivalDays",
        left: { kind: "tenant", name: "north", file: "north/tenant.json", value: 3 },
        right: { kind: "defaults", name: "product", file: null, value: 8 },
      },
    ]);
  });

  it("has nothing to name of a tenant and itself", () => {
    const same = tenant("north", { cars: { newArrivalDays: 3 } });
    expect(diffTenants(same, same)).toEqual([]);
  });
});
