import { Duplex } from "node:stream";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "../response/security-headers.ts";
import { endBroken, endWith, statusOfBroken } from "./end-connection.ts";

/** A connection, and what was written to it. */
function connection() {
  const written: string[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  return { socket, text: () => written.join("") };
}

const answer = (headersSent: boolean, writableFinished: boolean) => ({ headersSent, writableFinished });

describe("statusOfBroken", () => {
  it.each([
    ["ERR_HTTP_REQUEST_TIMEOUT", 408],
    ["HPE_HEADER_OVERFLOW", 431],
    ["HPE_INVALID_METHOD", 405],
    ["HPE_INVALID_CONSTANT", 400],
    [undefined, 400],
  ])("is for %s %i", (code, status) => expect(statusOfBroken(code)).toBe(status));
});

describe("endWith", () => {
  it("is a whole answer without a body, with the headers of every answer, that closes the connection", () => {
    const { socket, text } = connection();
    endWith(socket, 400);
    expect(text().split("\r\n")).toEqual([
      "HTTP/1.1 400 Bad Request",
      ...securityHeaders({ https: false }).map(([name, value]) => `${name}: ${value}`),
      "Connection: close",
      "Content-Length: 0",
      "",
      "",
    ]);
    expect(text()).not.toContain("Allow:");
    expect(text()).not.toContain("Strict-Transport-Security");
    expect(socket.writableEnded).toBe(true);
  });

  it("names the methods there are where one is not answered", () => {
    const { socket, text } = connection();
    endWith(socket, 405);
    expect(text()).toContain("\r\nAllow: GET, HEAD, POST, PUT, OPTIONS\r\n");
  });
});

describe("endBroken", () => {
  it("answers where nothing was answered, or an earlier answer is whole", () => {
    for (const before of [undefined, answer(false, false), answer(true, true)]) {
      const { socket, text } = connection();
      endBroken(socket, before, 408);
      expect(text()).toContain("HTTP/1.1 408 Request Timeout");
    }
  });

  it("cuts a connection whose answer has begun, and one that nothing can be written to", () => {
    const begun = connection();
    endBroken(begun.socket, answer(true, false), 408);
    expect([begun.text(), begun.socket.destroyed]).toEqual(["", true]);
    const closed = connection();
    closed.socket.end();
    endBroken(closed.socket, undefined, 408);
    expect([closed.text(), closed.socket.destroyed]).toEqual(["", true]);
  });
});
