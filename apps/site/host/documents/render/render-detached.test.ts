import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderDetached, RenderTimeout } from "./render-detached.ts";

const request = (): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), {
    method: "HEAD",
    url: "/cars",
    headers: { host: "a.example", "accept-encoding": "br" },
  });

const neverRendered = (): Promise<void> => new Promise(() => {});

describe("renderDetached", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("requests the whole page, not encoded, whatever the client requested", async () => {
    const seen: unknown[] = [];
    const { status, body } = await renderDetached(
      {
        request: request(),
        render: async ({ method, url, headers }, response) => {
          seen.push({ method, url, headers });
          response.writeHead(203).end("page");
        },
      },
      1000,
    );
    expect([status, body.toString()]).toEqual([203, "page"]);
    expect(seen).toEqual([{ method: "GET", url: "/cars", headers: { host: "a.example" } }]);
  });

  it("leaves no timer behind, rendered or not", async () => {
    await renderDetached(
      { request: request(), render: async (_request, response) => void response.end() },
      1000,
    );
    const broken = renderDetached(
      { request: request(), render: () => Promise.reject(new Error("broken")) },
      1000,
    );
    await expect(broken).rejects.toThrow("broken");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is given up at the deadline and not before", async () => {
    let ended = "";
    const rendered = renderDetached({ request: request(), render: neverRendered }, 1000).catch(
      (error: unknown) => {
        ended = error instanceof RenderTimeout ? error.message : String(error);
      },
    );
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).toBe("");
    await vi.advanceTimersByTimeAsync(1);
    await rendered;
    expect(ended).toBe("A page was not rendered within 1000 ms.");
  });
});
