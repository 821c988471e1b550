import { request, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { listening } from "#host/testing/listening.ts";
import { isDeskRequest } from "./desk-request.ts";
import { createDeskServer } from "./desk-server.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The status of a path of the desk's listener, and whether the request that was handled is one of the desk. */
async function ask(path: string, host = "desk.example:3050", headers: Record<string, string> = {}) {
  let handled: boolean | null = null;
  server = createDeskServer({
    hosts: ["desk.example", "127.0.0.1"],
    handle: async (incoming, response) => {
      handled = isDeskRequest(new Headers(incoming.headers as Record<string, string>));
      response.end("page");
    },
    trustedProxies: 0,
    onFailure: () => undefined,
    failurePage: async () => "",
  });
  const port = await listening(server);
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request({ port, path, headers: { ...headers, host } }, (response) =>
    response.resume().on("end", () => resolve(response.statusCode)),
  )
    .on("error", reject)
    .end();
  return [await promise, handled];
}

describe("the desk's listener", () => {
  it.each([
    "/",
    "/desk",
    "/desk/leads/7?page=2",
    "/desk?site=a",
    "/api/desk",
    "/api/desk/sign-in",
    "/_next/static/a.js",
    "/media/drawn/ute/red/front.webp",
  ])("serves %s, marked as the desk's", async (path) => {
    expect(await ask(path)).toEqual([200, true]);
  });

  it.each([
    "/cars",
    "/desks",
    "/api/desks",
    "/api/leads",
    "/media/photos/1.webp",
    "/a/desk",
    "/deskless/desk",
  ])("serves nothing of a dealer's site: %s", async (path) => {
    expect(await ask(path)).toEqual([404, null]);
  });

  it("refuses another host, whatever path it asks for, and takes its own in any capitals and on any port", async () => {
    expect(await ask("/desk", "dealer.example")).toEqual([421, null]);
    expect(await ask("/cars", "dealer.example")).toEqual([421, null]);
    expect(await ask("/desk", "desk.example.evil")).toEqual([421, null]);
    expect(await ask("/desk", "DESK.example:80")).toEqual([200, true]);
    expect(await ask("/desk", "127.0.0.1")).toEqual([200, true]);
  });

  it("marks what a client marked itself anew", async () => {
    expect(await ask("/desk", "desk.example", { "x-forecourt-desk": "guess" })).toEqual([200, true]);
  });
});
