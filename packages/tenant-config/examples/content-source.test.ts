import { dashboardContentSource } from "@forecourt/tenant-config/dashboard";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { sampleSite, tenantFolders } from "@forecourt/tenant-config/testing";
import { expect, it } from "vitest";

it("serves a site from its folder, and from the dashboard while there is one", async () => {
  const folders = await tenantFolders();
  await folders.put(sampleSite("acme"));
  const files = filesContentSource({ directory: folders.directory, now: () => new Date() });
  expect(await files.slugs()).toEqual(["acme"]);
  expect(await files.tenant("acme")).toMatchObject({ offers: [{ name: "Run-out" }] });
  expect(await files.tenant("nobody")).toBe(false);

  const double = await dashboardDouble({
    websites: [{ id: "acme", session: { locations: [], offers: [{ id: 1, name: "New" }] } }],
  });
  const dashboard = dashboardContentSource({
    installation: {
      production: { url: double.url, credentials: { user: "forecourt", password: "secret" } },
      staging: null,
      secret: (name) => process.env[name],
    },
    base: files,
    fetch,
    now: () => Date.now(),
  });
  expect(await dashboard.tenant("acme")).toMatchObject({ offers: [{ name: "New" }] });

  await double.close();
  await folders.discard();
});
