import { describe, expect, it } from "vitest";
import { GET } from "../../app/api/map/[location]/route.ts";
import { mapAddress } from "./place-map.ts";
import { testSite } from "#server/testing/test-site.ts";

const world = await testSite({ FORECOURT_SECRET_HARBOURSIDE_MAPS_KEY: "maps key" });

const open = (slug: string, location: string): Promise<Response> => {
  const host = `${slug}.localhost:3000`;
  const request = new Request(`http://${host}/api/map/${location}`, { headers: { host } });
  return GET(request, { params: Promise.resolve({ location }) });
};

describe("GET /api/map/{location}", () => {
  it("leads to the provider with the tenant's key and the place", async () => {
    const { content } = await world.site("harbourside");
    const [place] = content.locations;
    const answer = await open("harbourside", place?.id ?? "");
    const to = new URL(answer.headers.get("location") ?? "");
    expect([answer.status, to.origin]).toEqual([302, "https://www.google.com"]);
    expect(to.searchParams.get("key")).toBe("maps key");
    expect(to.searchParams.get("q")).toMatch(/^place_id:|\w/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("asks for the place by the provider's own id for it, else by its address", async () => {
    const { config, content } = await world.site("harbourside");
    const [place] = content.locations;
    if (!place) throw new Error("The demo dealer has places.");
    const asked = async (placeId: string | null) => {
      const map = mapAddress(world.wiring, { address: { ...place.address, placeId } }, config);
      return new URL(map ?? "").searchParams.get("q");
    };
    expect(await asked("ChIJ1")).toBe("place_id:ChIJ1");
    expect(await asked(null)).toBe(place.address.full);
    const integrations = { ...config.integrations, mapKeySecret: null };
    expect(mapAddress(world.wiring, place, { integrations })).toBeNull();
  });

  it("has no map of another place, nor for a tenant without a key", async () => {
    expect((await open("harbourside", "nowhere")).status).toBe(404);
    const { content } = await world.site("gearshift");
    expect((await open("gearshift", content.locations[0]?.id ?? "")).status).toBe(404);
  });
});
