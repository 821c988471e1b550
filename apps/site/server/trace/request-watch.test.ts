import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { requestWatch } from "./request-watch.ts";

/** Asks a watched server once, which answers with a status, and gives what was written of it. */
async function linesOf(path: string, { status = 200, debug = true } = {}) {
  const lines: { level: string; fields: object; message: string }[] = [];
  const watch = requestWatch({
    trustedProxies: 1,
    log: {
      isLevelEnabled: (level) => level === "debug" && debug,
      debug: (fields, message) => lines.push({ level: "debug", fields, message }),
      warn: (fields, message) => lines.push({ level: "warn", fields, message }),
    },
  });
  const server = createServer((request, response) => {
    request.url = "/rewritten";
    response.writeHead(status).end();
  });
  watch.over(server);
  const closed = new Promise<void>((resolve) => {
    server.on("request", (_request, response) => response.on("close", resolve));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { "x-request-id": "id-of-the-proxy" },
  });
  await closed;
  server.close();
  return lines;
}

describe("requestWatch", () => {
  it("writes one line of an answered request at the debug level, without its query", async () => {
    expect(await linesOf("/cars/kia-rio-9?email=ada@example.com")).toEqual([
      {
        level: "debug",
        message: "request",
        fields: {
          trace: "id-of-the-proxy",
          method: "GET",
          path: "/cars/kia-rio-9",
          status: 200,
          ms: expect.any(Number),
        },
      },
    ]);
  });

  it("writes nothing of it where the debug level is off", async () => {
    expect(await linesOf("/", { debug: false })).toEqual([]);
    expect(await linesOf("/", { debug: false, status: 499 })).toEqual([]);
  });

  it.each([500, 503])("warns of a request that was answered %i, whatever the level", async (status) => {
    for (const debug of [true, false])
      expect(await linesOf("/cars", { debug, status })).toMatchObject([
        { level: "warn", message: "request failed", fields: { status, path: "/cars" } },
      ]);
  });

  it("keeps 200 characters of a path", async () => {
    expect(await linesOf(`/${"a".repeat(300)}`)).toMatchObject([{ fields: { path: `/${"a".repeat(199)}` } }]);
  });

  it("measures in whole milliseconds", async () => {
    const [line] = await linesOf("/");
    const { ms } = (line?.fields ?? {}) as { ms?: number };
    expect(ms).toSatisfy((time: number) => Number.isInteger(time) && time >= 0 && time < 30_000);
  });
});
