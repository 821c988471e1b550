import { expect, it } from "vitest";
import { provideSiteVersion, siteVersion } from "./site-version.ts";

it("knows no version before the sites are known, of a host that is no site, and while it cannot be found out", async () => {
  expect(await siteVersion("yard.example")).toBeNull();
  provideSiteVersion(async (host) => {
    if (host === "away.example") throw new Error("the stock could not be opened");
    return host === "yard.example" ? { tenant: "yard", version: "one" } : null;
  });
  expect(await siteVersion("nobody.example")).toBeNull();
  expect(await siteVersion("away.example")).toBeNull();
  expect(await siteVersion("yard.example")).toEqual({ tenant: "yard", version: "one" });
});
