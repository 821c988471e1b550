import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { routeAdvice } from "./route-advice.ts";

const location = (name: string, slug: string) => ({ name, slug });
const north = [location("North - Sales", "north"), location("North - Parts", "bits")];
const paths = (...given: Parameters<typeof aSite>) => routeAdvice(aSite(...given)).map(({ path }) => path);

describe("routeAdvice", () => {
  it("has nothing to say of redirects that end at a page", () => {
    const redirects = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/contact" },
    ];
    expect(paths({ links: { redirects } })).toEqual([]);
  });

  it("names redirects in a circle and to nothing", () => {
    const redirects = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
      { from: "/old", to: "/nowhere" },
    ];
    const reasons = routeAdvice(aSite({ links: { redirects } })).map(({ reason }) => reason.split(" ")[0]);
    expect(reasons).toEqual(["/a", "/b", "/old"]);
    expect(paths({ links: { redirects } })).toEqual([
      "links.redirects",
      "links.redirects",
      "links.redirects",
    ]);
  });

  it("names one contact address for a dealer of several places, and not for one of one", () => {
    const links = { contactPathOverride: "/contact-us/main" };
    expect(paths({ links }, { locations: north })).toEqual([]);
    expect(paths({ links }, { locations: [...north, location("South", "south")] })).toEqual([
      "links.contactPathOverride",
    ]);
  });

  it("names a contact address for a location that is not there", () => {
    const contactPaths = [
      { location: "bits", path: "/north-parts" },
      { location: "west", path: "/visit-west" },
    ];
    expect(routeAdvice(aSite({ links: { contactPaths } }, { locations: north }))).toMatchObject([
      { path: "links.contactPaths", reason: expect.stringMatching(/^\/visit-west .* west,/) as string },
    ]);
  });

  it("says why, and what to write instead", () => {
    const links = {
      redirects: [{ from: "/old", to: "/nowhere" }],
      contactPathOverride: "/contact-us/main",
      contactPaths: [{ location: "west", path: "/visit-west" }],
    };
    const advice = routeAdvice(aSite({ links }, { locations: [...north, location("South", "south")] }));
    expect(advice).toHaveLength(3);
    expect(advice[0]?.reason).toContain("/nowhere");
    expect(advice[1]?.reason).toContain(" 2 places");
    for (const { better } of advice) expect(better).toMatch(/\w/);
  });

  it("has nothing to say of a dealer of several places without an address for all", () => {
    expect(paths({}, { locations: [...north, location("South", "south")] })).toEqual([]);
  });
});
