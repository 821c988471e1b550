import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { provideWarmPages, warmOver, type WarmPage, warmUp } from "./warm-up.ts";

const PAGES = ["/", "/search/used", "/search/new"].map((path) => ({ host: "yard.example", path }));
const idle = { isBusy: () => false, rest: async () => undefined, signal: new AbortController().signal };
const nothing = async (): Promise<void> => undefined;
afterEach(() => provideWarmPages(async () => []));

describe("warmUp", () => {
  it("requests each page once, in their order and one at a time", async () => {
    provideWarmPages(async () => PAGES);
    const seen: string[] = [];
    let open = 0;
    const get = async ({ path }: WarmPage): Promise<void> => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      open -= 1;
      seen.push(path);
    };
    expect(await warmUp({ ...idle, get })).toBe(3);
    expect(seen).toEqual(["/", "/search/used", "/search/new"]);
  });

  it("waits while others are responded to, and gives up where that has no end", async () => {
    provideWarmPages(async () => PAGES);
    let looks = 0;
    expect(await warmUp({ ...idle, get: nothing, isBusy: () => (looks += 1) <= 5 })).toBe(3);
    expect(await warmUp({ ...idle, get: nothing, isBusy: () => true })).toBe(0);
  });

  it("ends with the process", async () => {
    provideWarmPages(async () => PAGES);
    const stopping = new AbortController();
    const get = async (): Promise<void> => stopping.abort();
    expect(await warmUp({ ...idle, get, signal: stopping.signal })).toBe(1);
  });

  it("asks as a browser does, and goes on where no answer comes", async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      const { host, "x-forwarded-proto": scheme } = request.headers;
      asked.push([host, request.url, scheme]);
      if (request.url === "/") response.end("Cars");
      else response.destroy();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    provideWarmPages(async () => PAGES.slice(0, 2));
    expect(await warmUp({ ...idle, get: warmOver(port, { trustedProxies: 1 }) })).toBe(2);
    server.close();
    expect(asked).toEqual([
      ["yard.example", "/", "https"],
      ["yard.example", "/search/used", "https"],
    ]);
  });
});
