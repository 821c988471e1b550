import { join } from "node:path";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { describe, expect, it } from "vitest";
import { leadRoutes, leadRoutesTable } from "./lead-routes.ts";

const now = new Date("2026-11-21T00:00:00Z");
const source = filesContentSource({
  directory: join(import.meta.dirname, "../../tenants"),
  now: () => now,
});

async function dealer(slug: string): Promise<TenantContent> {
  const content = await source.tenant(slug);
  if (!content) throw new Error(`There is no demo dealer ${slug}.`);
  return content;
}
const slugs = await source.slugs();

describe("leadRoutes", () => {
  it.each(slugs)("sends the leads of %s where its table says, in full", async (slug) => {
    const rows = leadRoutes(await dealer(slug), now);
    await expect(`${leadRoutesTable(rows)}\n`).toMatchFileSnapshot(`lead-routes/${slug}.md`);
  });

  it.each(slugs)("gives every lead of %s a dealership of its own", async (slug) => {
    const content = await dealer(slug);
    const known = content.tenant.config.site.dealerships.map((dealership) => dealership.slug);
    for (const row of leadRoutes(content, now)) expect(known).toContain(row.dealership);
  });

  it.each([
    ["harbourside", "Harbourside - Service", "Harbourside - Parts"],
    ["wander", "Wander & Co Smithfield - Service", null],
    ["kowhai", "Kōwhai Škoda - Service", null],
  ])(
    "sends service requests of %s to its service desk and parts requests to its parts desk",
    async (slug, service, parts) => {
      const plain = leadRoutes(await dealer(slug), now).filter(({ choice }) => choice === "");
      for (const row of plain.filter(({ category }) => category === "Service Enquiry"))
        expect(row.desk).toBe(service);
      for (const row of plain.filter(({ category }) => category === "Parts Enquiry"))
        expect(row.desk).toBe(parts ?? row.desk);
    },
  );

  it("names every event of an enquiry by a number", async () => {
    for (const slug of slugs)
      for (const row of leadRoutes(await dealer(slug), now)) expect(row.event).toMatch(/^\d/);
  });
});
