import { createServer, type Server, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { SHARED_PAGE } from "#host/documents/cache/shared-page.ts";
import { siteResponse } from "./site-response.ts";
import { listening } from "#host/testing/listening.ts";

let server: Server | null = null;
afterEach(() => {
  server?.close();
});

const SiteResponse = siteResponse({
  isHttps: ({ headers }) => headers["x-forwarded-proto"] === "https",
  failurePage: async (host) => `<h1>Sorry from ${host.split(":")[0]}</h1>`,
});

/** What a client gets of a response that is written this way. */
async function sent(
  respond: (response: InstanceType<typeof SiteResponse>) => void,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  server = createServer({ ServerResponse: SiteResponse }, (_, response) => respond(response));
  return fetch(`http://127.0.0.1:${await listening(server)}/`, { method, headers });
}

describe("the headers of a response", () => {
  const inner = { "X-Middleware-Rewrite": "/inner", [SHARED_PAGE]: "1" };
  const ways: [string, (response: ServerResponse) => unknown][] = [
    ["at once", (response) => response.writeHead(200, { etag: '"1"', ...inner }).end("page")],
    [
      "one by one",
      (response) => {
        for (const [name, value] of Object.entries({ etag: '"1"', ...inner }))
          response.setHeader(name, value);
        response.end("page");
      },
    ],
    [
      "in both ways",
      (response) => response.setHeader("etag", '"1"').writeHead(200, "Fine", inner).end("page"),
    ],
    [
      "before the body",
      (response) => {
        response.setHeader("etag", '"1"').setHeader(SHARED_PAGE, "1").flushHeaders();
        response.end("page");
      },
    ],
  ];
  it.each(ways)(
    "carry what every response does and nothing of the inside when written %s",
    async (_, write) => {
      const { headers } = await sent(write);
      expect(headers.get("etag")).toBe('"1"');
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect([headers.get(SHARED_PAGE), headers.get("x-middleware-rewrite")]).toEqual([null, null]);
      expect(headers.get("strict-transport-security")).toBeNull();
      server?.close();
    },
  );

  it("promise HTTPS where the request came over it, for what is ready, written or failed", async () => {
    const headers = { "x-forwarded-proto": "https" };
    for (const respond of [
      (response) =>
        response.sendReady({
          status: 200,
          headers: Object.freeze({ etag: '"1"' }),
          body: Buffer.from("page"),
        }),
      (response) => response.end("page"),
      (response) => response.writeHead(500, { "content-type": "text/html" }).end("blank"),
    ] satisfies Parameters<typeof sent>[0][]) {
      const response = await sent(respond, { headers });
      expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
      server?.close();
    }
  });
});

describe("a page that failed", () => {
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
    const answer = await sent(
      (response) => {
        response.statusCode = 500;
        response.setHeader("content-type", "text/html");
        response.end();
      },
      { method: "HEAD" },
    );
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe("");
  });
});
