import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { DetachedResponse } from "./detached-response.ts";

const detached = () => new DetachedResponse(new IncomingMessage(new Socket()));

describe("DetachedResponse", () => {
  it("collects the body, as text in any encoding or as bytes", async () => {
    const response = detached();
    response.write("<p>é</p>");
    response.write("c3a9", "hex");
    response.write(new Uint8Array([0x21]));
    response.flushHeaders();
    response.end("end");
    expect((await response.body).toString()).toBe("<p>é</p>é!end");
  });

  it("keeps status and headers that are written together", async () => {
    const response = detached();
    response.writeHead(203, ["x-car", "7", "set-cookie", "a=1", "set-cookie", "b=2"]).end("page");
    await response.body;
    expect([response.statusCode, response.getHeaders()]).toMatchObject([
      203,
      { "x-car": "7", "set-cookie": ["a=1", "b=2"] },
    ]);
  });

  it("says that its headers are sent once something was written, as a response with a client does", () => {
    const response = detached();
    response.setHeader("x-car", "7");
    expect(response.headersSent).toBe(false);
    response.write("a");
    expect([response.headersSent, response.writableEnded]).toEqual([true, false]);
    const flushed = detached();
    flushed.flushHeaders();
    expect([flushed.headersSent, flushed.writableEnded]).toEqual([true, false]);
  });

  it("calls back what waits for a chunk at once, and what waits for the end as it finishes", async () => {
    const called: string[] = [];
    const response = detached();
    response.on("finish", () => called.push("finish")).on("close", () => called.push("close"));
    response.write("one", () => called.push("chunk"));
    expect(called).toEqual(["chunk"]);
    response.end(() => called.push("end"));
    expect([response.writableEnded, response.writableFinished]).toEqual([true, true]);
    await response.body;
    await new Promise((resolve) => setImmediate(resolve));
    expect(called).toEqual(["chunk", "finish", "end", "close"]);
  });

  it("ends once", async () => {
    const response = detached();
    response.end("one");
    response.end("other");
    response.abandon(new Error("late"));
    expect((await response.body).toString()).toBe("one");
  });

  it("tells who renders, and who waits, that it was abandoned", async () => {
    const response = detached();
    let closed = 0;
    response.on("close", () => (closed += 1));
    response.write("half a page");
    response.abandon(new Error("It took too long."));
    await expect(response.body).rejects.toThrow("It took too long.");
    expect([closed, response.writableFinished]).toEqual([1, false]);
  });

  it("may be abandoned though nobody waits for its body", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    detached().abandon(new Error("It took too long."));
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });
});
