import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicFetch } from "#host/outgoing/public-fetch.ts";
import { type FetchFeedOptions, fetchFeed } from "./fetch-feed.ts";
import { listening } from "#host/testing/listening.ts";

let server: Server;
let base: string;
let answer: RequestListener;
const directory = mkdtempSync(join(tmpdir(), "fetch-feed-"));
const file = join(directory, "feed");

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  base = `http://127.0.0.1:${await listening(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

const loopback = publicFetch({ loopback: true });
const fetched = (listener: RequestListener, options: Partial<FetchFeedOptions> = {}) => {
  answer = listener;
  return fetchFeed({
    url: `${base}/stock.csv`,
    file,
    fetch: loopback,
    known: null,
    plainHttp: true,
    ...options,
  });
};
const failure = async (listener: RequestListener, options: Partial<FetchFeedOptions> = {}) => {
  const result = await fetched(listener, options);
  expect(existsSync(file)).toBe(false);
  return result.kind === "failed" ? result.detail.replaceAll(base, "http://feeds") : result.kind;
};
const sentence = (why: string, address = "http://feeds/stock.csv") =>
  `The feed ${address} could not be fetched: ${why}. The stock was left as it is.`;

/** A server that ends its answer in the middle of the file. */
const cut: RequestListener = (_, response) => {
  response.writeHead(200, { "content-length": "100" }).write("Make\n", () => response.destroy());
};

/** A server that leads from the feed's address to another one. */
const to =
  (location: string): RequestListener =>
  ({ url }, response) =>
    url === "/stock.csv" || location === "/stock.csv"
      ? response.writeHead(302, { location }).end()
      : response.end("Make\n");

describe("fetchFeed", () => {
  it("writes the file, and says what to ask with the next time", async () => {
    const mark = { etag: '"v1"', lastModified: "Sat, 21 Nov 2026 00:00:00 GMT" };
    const sent: unknown[] = [];
    const listener: RequestListener = ({ headers }, response) => {
      sent.push([headers["if-none-match"], headers["if-modified-since"]]);
      if (headers["if-none-match"] === mark.etag) response.writeHead(304).end();
      else
        response.writeHead(200, { etag: mark.etag, "last-modified": mark.lastModified }).end("Make\nKia\n");
    };
    expect(await fetched(listener)).toEqual({ kind: "fetched", bytes: 9, mark });
    expect(readFileSync(file, "utf8")).toBe("Make\nKia\n");
    rmSync(file);
    expect(await fetched(listener, { known: mark })).toEqual({ kind: "unchanged" });
    expect(sent).toEqual([
      [undefined, undefined],
      [mark.etag, mark.lastModified],
    ]);
  });

  it.each([
    [401, "the server wants a password (401)"],
    [404, "there is nothing at this address (404)"],
    [500, "the server answered 500"],
    [304, "the server says it is unchanged, and was not asked"],
  ])("takes %d for a failure", async (status, why) => {
    expect(await failure((_, response) => response.writeHead(status).end())).toBe(sentence(why));
  });

  it("stops at its limits of bytes and of time, and when the file is cut short, and leaves no file", async () => {
    const limits = { bytes: 1_000, milliseconds: 60_000 };
    expect(await failure((_, response) => response.end("x".repeat(1_001)), { limits })).toBe(
      sentence("it has more than 1000 bytes"),
    );
    const silent = { bytes: 1_000, milliseconds: 30 };
    expect(await failure((_, response) => response.writeHead(200).write("x"), { limits: silent })).toBe(
      sentence("it took longer than 0.03 seconds"),
    );
    expect(await failure(cut)).toMatch(/could not be fetched: .+\. The stock was left as it is\.$/);
  });

  it("follows redirects, but neither to plain HTTP, nor in circles, nor inside", async () => {
    expect(await fetched(to("/other.csv"))).toMatchObject({ kind: "fetched", bytes: 5 });
    rmSync(file);
    expect(await failure(to("/stock.csv"))).toBe(
      sentence("it leads from address to address, more than 5 times"),
    );
    expect(await failure(to("ftp://feeds.example/stock.csv"))).toBe(
      sentence("it leads to an address without HTTPS"),
    );
    const outside = { fetch: publicFetch({ loopback: false }) };
    expect(await failure(to("/other.csv"), outside)).toBe(
      sentence("127.0.0.1 is no public address, so nothing was sent there"),
    );
  });

  it("asks nothing over plain HTTP, and shows no key of the address", async () => {
    const url = "http://user:word@feeds.example/stock.csv?key=secret";
    expect(await failure((_, response) => response.end(), { url, plainHttp: false })).toBe(
      sentence("feeds are fetched by HTTPS only", "http://feeds.example/stock.csv?…"),
    );
  });
});
