import { memoryLeadStore } from "@forecourt/leads/stores";
import { describe, expect, it } from "vitest";
import { heldReadiness, readiness, type ReadinessParts } from "./readiness.ts";

const FULL = { ok: true } as const;
const never = () => new Promise<never>(() => undefined);

function parts(change: Partial<ReadinessParts> = {}): ReadinessParts {
  return {
    leads: memoryLeadStore(),
    tenants: async () => ["north", "south"],
    stock: async () => ({ health: async () => FULL }),
    loaded: () => [],
    ...change,
  };
}

/** The southern tenant's search engine is away. */
const stock = async (slug: string) => ({
  health: async () => (slug === "south" ? ({ ok: false, detail: "refused" } as const) : FULL),
});

describe("readiness", () => {
  it("is ok where leads can be kept, stock answers and there is a tenant", async () => {
    expect(await readiness(parts())).toEqual({ leads: "ok", search: "ok", content: "ok" });
  });

  it("is not where the store does not answer", async () => {
    const leads = { ...memoryLeadStore(), ping: async () => false };
    expect((await readiness(parts({ leads }))).leads).toBe("the lead store cannot be read and written");
  });

  it("asks the first tenant's stock and every other that is in use", async () => {
    expect((await readiness(parts({ stock }))).search).toBe("ok");
    expect((await readiness(parts({ stock, loaded: () => ["south"] }))).search).toBe("south: refused");
  });

  it("is said in its own time where a store, a search or the content gives no answer", async () => {
    const silent = { health: never };
    const slow = await readiness(
      parts({
        leads: { ping: never },
        stock: async (slug) => (slug === "south" ? silent : { health: async () => FULL }),
        loaded: () => ["south"],
      }),
      5,
    );
    expect(slow).toEqual({
      leads: "the lead store cannot be read and written",
      search: "south: no response within 5 ms",
      content: "ok",
    });
    expect((await readiness(parts({ stock: never }), 5)).search).toBe("north: no response within 5 ms");
    expect((await readiness(parts({ tenants: never }), 5)).content).toBe("there is no tenant to serve");
  });

  it("is not where stock cannot be opened or no tenant is there", async () => {
    const broken = await readiness(parts({ stock: () => Promise.reject(new Error("no such folder")) }));
    expect(broken.search).toBe("north: the stock cannot be opened");
    const empty = await readiness(parts({ tenants: async () => [] }));
    expect(empty).toMatchObject({
      content: "there is no tenant to serve",
      search: "there is no tenant to search for",
    });
    const unread = await readiness(parts({ tenants: () => Promise.reject(new Error("no folder")) }));
    expect(unread.content).toBe("there is no tenant to serve");
  });
});

describe("heldReadiness", () => {
  it("is found out once a second, however often it is asked for", async () => {
    let now = 5_000;
    let pings = 0;
    const leads = { ...memoryLeadStore(), ping: async () => (pings += 1) === 1 };
    const held = heldReadiness(parts({ leads }), () => now);
    const first = await held();
    now += 1_000;
    expect(await held()).toBe(first);
    now += 1;
    expect((await held()).leads).toBe("the lead store cannot be read and written");
    expect(pings).toBe(2);
  });
});
