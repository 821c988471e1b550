import { connect, createServer, type Server } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FaultProxy, faultProxy } from "./fault-proxy.ts";
import { listening } from "#host/testing/listening.ts";

let service: Server;
let proxy: FaultProxy;

/** A service that answers each message with itself. */
beforeEach(async () => {
  service = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.pipe(socket);
  });
  proxy = await faultProxy(await listening(service));
});
afterEach(async () => {
  await proxy.close();
  service.close();
});

/** Sends a text through the proxy and gives what comes back: all of it, or what came before the connection ended. */
function echoOf(text: string, begun: () => void = () => undefined): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(proxy.port, "127.0.0.1", () => socket.write(text, () => setImmediate(begun)));
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      if (heard.length >= text.length) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
  });
}

const TEXT = "a line of text that is long enough to be changed somewhere in its middle";

describe("faultProxy", () => {
  it("passes everything on, and slowly all the same", async () => {
    expect(await echoOf(TEXT)).toBe(TEXT);
    proxy.behave("slow");
    expect(await echoOf(TEXT)).toBe(TEXT);
  });

  it("keeps what hangs and passes it on when the fault ends", async () => {
    proxy.behave("hang");
    expect(await echoOf(TEXT, () => proxy.behave("pass"))).toBe(TEXT);
  });

  it("ends a connection in the middle of an answer", async () => {
    proxy.behave("cut");
    const heard = await echoOf(TEXT);
    expect(heard.length).toBeGreaterThan(0);
    expect(TEXT.startsWith(heard) && heard !== TEXT).toBe(true);
  });

  it("answers in the place of the service", async () => {
    proxy.behave("page");
    expect(await echoOf(TEXT.repeat(9))).toMatch(
      /^HTTP\/1\.1 200 OK\r\nContent-Type: text\/html.*Please sign in/s,
    );
    proxy.behave("nothing");
    expect(await echoOf(TEXT.repeat(9))).toMatch(/^HTTP\/1\.1 204 /);
  });

  it("changes bytes of an answer and keeps its length", async () => {
    proxy.behave("corrupt");
    const heard = await echoOf(TEXT);
    expect(heard).toHaveLength(TEXT.length);
    expect(heard).not.toBe(TEXT);
  });
});
