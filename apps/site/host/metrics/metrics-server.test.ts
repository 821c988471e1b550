import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { metricsServer, type MetricsServerOptions } from "./metrics-server.ts";

const servers: ReturnType<typeof metricsServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Asks a server of its own, and gives the whole of its answer. */
async function ask(path: string, init: RequestInit = {}, options: Partial<MetricsServerOptions> = {}) {
  const meter = { text: async () => "measured 1\n", contentType: "text/plain; version=0.0.4" };
  const server = metricsServer({ meter, token: null, ...options }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    keep: answer.headers.get("cache-control"),
    body: await answer.text(),
  };
}
const plain = { type: "text/plain; charset=utf-8", keep: "no-store" };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe("metricsServer", () => {
  it("gives what was measured, in the meter's own type, and keeps none of it", async () => {
    expect(await ask("/metrics")).toEqual({
      status: 200,
      type: "text/plain; version=0.0.4",
      keep: "no-store",
      body: "measured 1\n",
    });
  });

  it("says that the process is up to whoever asks", async () => {
    const up = { ...plain, status: 200, body: "ok\n" };
    expect(await ask("/healthz")).toEqual(up);
    expect(await ask("/healthz", {}, { token: "secret" })).toEqual(up);
  });

  it("has nothing else, and answers no other method", async () => {
    expect(await ask("/metrics/")).toEqual({ ...plain, status: 404, body: "" });
    expect(await ask("/metrics", { method: "POST" })).toEqual({ ...plain, status: 405, body: "" });
  });

  it.each([
    ["no token", {}, 401],
    ["another token of that length", bearer("secreT"), 401],
    ["a longer one", bearer("secrets"), 401],
    ["its token", bearer("secret"), 200],
  ])("wants its token, and is brought %s", async (_, init, status) => {
    expect((await ask("/metrics", init, { token: "secret" })).status).toBe(status);
  });

  it("answers 500 without a word where nothing can be read", async () => {
    const meter = { text: () => Promise.reject(new Error("a secret")), contentType: "text/plain" };
    expect(await ask("/metrics", {}, { meter })).toEqual({ ...plain, status: 500, body: "" });
  });
});
