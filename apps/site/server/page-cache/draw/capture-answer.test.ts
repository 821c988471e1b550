import { createServer, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { captureAnswer } from "./capture-answer.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that captures what is drawn, sees what of it went out, and sends it once `send` says so. */
async function capturing(draw: (response: ServerResponse) => void) {
  const {
    promise: captured,
    resolve,
    reject,
  } = Promise.withResolvers<{
    body: string;
    sent: boolean;
    response: ServerResponse;
  }>();
  const server = createServer((_, response) => {
    captureAnswer(response).then(
      (body) => resolve({ body: body.toString(), sent: response.headersSent, response }),
      reject,
    );
    draw(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const call = ask({ port: (server.address() as AddressInfo).port });
  const answer = new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolved, rejected) => {
      call.on("error", rejected);
      call.on("response", (response) => {
        text(response).then(
          (body) => resolved({ status: response.statusCode ?? 0, headers: response.headers, body }),
          rejected,
        );
      });
    },
  );
  answer.catch(() => undefined);
  call.end();
  return { captured, answer, leave: () => call.destroy() };
}

describe("captureAnswer", () => {
  it("holds the body back, as text in any encoding or as bytes, and lets nothing out", async () => {
    const { captured } = await capturing((response) => {
      response.write("<p>é</p>");
      response.write("c3a9", "hex");
      response.write(new Uint8Array([0x21]));
      response.flushHeaders();
      response.end("end");
    });
    expect(await captured).toMatchObject({ body: "<p>é</p>é!end", sent: false });
  });

  it("keeps status and headers that are written together until the answer is sent", async () => {
    const { captured, answer } = await capturing((response) => {
      response.writeHead(203, ["x-car", "7", "set-cookie", "a=1", "set-cookie", "b=2"]).end("drawn");
    });
    const { response, body } = await captured;
    expect(response.headersSent).toBe(false);
    response.end(`${body} and finished`);
    expect(await answer).toMatchObject({
      status: 203,
      headers: { "x-car": "7", "set-cookie": ["a=1", "b=2"] },
      body: "drawn and finished",
    });
  });

  it("calls back what waits for a piece at once, and what waits for the end once the answer went out", async () => {
    const called: string[] = [];
    const { captured, answer } = await capturing((response) => {
      response.write("one", () => called.push("piece"));
      expect(called).toEqual(["piece"]);
      response.end(() => called.push("end"));
    });
    const { response, body } = await captured;
    expect([body, called]).toEqual(["one", ["piece"]]);
    response.end(body);
    await answer;
    expect(called).toEqual(["piece", "end"]);
  });

  it("rejects when the client leaves before the end, and not after it", async () => {
    const { promise: drawing, resolve: begin } = Promise.withResolvers<ServerResponse>();
    const left = await capturing((response) => {
      response.write("half a page");
      begin(response);
    });
    const half = await drawing;
    left.leave();
    await expect(left.captured).rejects.toThrow("The client left before the page was drawn.");
    expect(half.headersSent).toBe(false);
    const ended = await capturing((response) => response.end("whole"));
    expect((await ended.captured).body).toBe("whole");
    ended.leave();
    await new Promise((resolve) => setImmediate(resolve));
    expect((await ended.captured).response.listenerCount("close")).toBe(0);
  });
});
