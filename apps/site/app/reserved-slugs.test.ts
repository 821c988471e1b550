import { readdirSync } from "node:fs";
import { RESERVED_SLUGS, resolveTenantFiles } from "@forecourt/tenant-config";
import { expect, it } from "vitest";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "[tenant]")
  .map(({ name }) => name);

it("refuses a tenant that has the name of a folder beside the tenants' own", () => {
  for (const slug of folders) {
    expect([...RESERVED_SLUGS]).toContain(slug);
    const tenant = { file: `${slug}/tenant.json`, value: { site: { name: "Desk Cars" } } };
    const resolved = resolveTenantFiles({ slug, tenant, presets: new Map() });
    expect(!resolved.ok && resolved.problems.map(({ message }) => message)).toEqual([
      `is "${slug}", a name of the platform's own pages; rename the folder`,
    ]);
  }
});
