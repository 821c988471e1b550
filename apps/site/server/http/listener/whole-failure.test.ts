import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { wholeFailure } from "./whole-failure.ts";

let server: Server | null = null;
afterEach(() => {
  server?.close();
});

/** What a client gets of an answer that is written this way. */
async function sent(answer: (response: ServerResponse) => void, method = "GET"): Promise<Response> {
  server = createServer((request, response) => {
    wholeFailure(request, response, async (host) => `<h1>Sorry from ${host.split(":")[0]}</h1>`);
    answer(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method });
}

describe("wholeFailure", () => {
  it("sends a page of its own in place of one that failed, however it is written", async () => {
    const ways: ((response: ServerResponse) => void)[] = [
      (response) => {
        response.statusCode = 500;
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.setHeader("content-encoding", "gzip");
        response.write("blank");
        response.end("blank");
      },
      (response) => {
        response.setHeader("content-type", "text/html");
        response.writeHead(500);
        response.flushHeaders();
        response.end("blank");
      },
      (response) =>
        response.writeHead(500, { "Content-Type": "text/html", "content-length": 5 }).end("blank"),
      (response) => response.writeHead(500, "Sorry", ["content-type", "text/html"]).end("blank"),
    ];
    for (const way of ways) {
      const answer = await sent(way);
      expect(answer.status).toBe(500);
      expect(await answer.text()).toBe("<h1>Sorry from 127.0.0.1</h1>");
      expect(answer.headers.get("content-security-policy")).toContain("style-src 'sha256-");
      server?.close();
    }
  });

  it.each([
    ["a page", 200, "text/html", "page"],
    ["a car's page while the search does not answer", 503, "text/html", "page"],
    ["a failed call of a script", 500, "application/json", "{}"],
  ])("lets %s pass as it is", async (_what, status, type, body) => {
    const answer = await sent((response) => {
      response.statusCode = status;
      response.setHeader("content-type", type);
      response.write(body.slice(0, 1));
      response.end(body.slice(1));
    });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
  });

  it("lets a failed call of a script pass whose headers come with its status, also over a page's own", async () => {
    const answer = await sent((response) => {
      response.setHeader("content-type", "text/html");
      response.writeHead(500, { "content-type": "application/json" }).end("{}");
    });
    expect([answer.status, await answer.text()]).toEqual([500, "{}"]);
  });

  it("lets a page pass whose status was a failure's until its head was written", async () => {
    const answer = await sent((response) => {
      response.statusCode = 500;
      response.writeHead(200, { "content-type": "text/html" }).end("page");
    });
    expect([answer.status, await answer.text()]).toEqual([200, "page"]);
  });

  it("lets the headers of a page go before it is drawn to its end", async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const answer = await sent((response) => {
      response.setHeader("content-type", "text/html");
      response.flushHeaders();
      void arrived.then(() => response.end("page"));
    });
    arrive();
    expect(await answer.text()).toBe("page");
  });

  it("sends no body to who asks for the head alone", async () => {
    const answer = await sent((response) => {
      response.statusCode = 500;
      response.setHeader("content-type", "text/html");
      response.end();
    }, "HEAD");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe("");
  });
});
