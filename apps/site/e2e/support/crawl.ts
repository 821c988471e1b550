import { readPage } from "./read-page.ts";
import { FULL, PORT } from "./site.ts";

/** What was seen of one dealer's site, and everything that is wrong with it. */
export interface Crawled {
  readonly visited: number;
  readonly problems: readonly string[];
}

/**
 * Pages of one kind are alike; a few of each kind with many are walked in each language, daily a third of them, every one
 * of the others.
 */
const SAMPLES: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^\/search\/[^?]+\?/, 25],
  [/^\/(?:cars|vehicles)\/[^/?]+$/, 12],
  [/^\/(?:cars|vehicles)\/[^/?]+\?/, 6],
  [/^\/(?:cars|vehicles)\/[^/]+\/enquire/, 6],
  [/[?&](?:car_id|offer_id)=/, 25],
  [/^\/media\/share/, 8],
  // Any cars beside each other: more than anyone could walk.
  [/^\/compare\?/, 9],
];
/** What the addresses of a second language begin with. */
const LANGUAGE = /^\/es(?=\/)/;
/** How many pages are asked for at a time: one is drawn while another is read. */
const AT_A_TIME = 3;
/** Nobody walks further than this. */
const MAX_REDIRECTS = 5;
/** Made for browsers, and neither pages nor asked for by those who share them. */
const NO_PAGE = /^\/(?:_next|media\/(?!share))/;

/** Walks one dealer's site from its first page along every internal link, form and redirect; what is `refused` may stand on no page. */
export async function crawl(
  dealer: string,
  { refused = [] }: { refused?: readonly RegExp[] } = {},
): Promise<Crawled> {
  const host = `${dealer}.localhost:${PORT}`;
  const queue = ["/"];
  const known = new Set(queue);
  const counts = new Map<string, number>();
  const problems: string[] = [];

  const isWanted = (address: string): boolean => {
    const language = LANGUAGE.exec(address)?.[0] ?? "";
    const sample = SAMPLES.find(([kind]) => kind.test(address.slice(language.length)));
    if (!sample) return true;
    const [kind, most] = sample;
    const key = `${language} ${kind.source}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= (FULL ? most : most / 3);
  };
  const add = (address: string): void => {
    const plain = address.replace(/#.*$/, "");
    if (known.has(plain) || NO_PAGE.test(plain)) return;
    known.add(plain);
    if (isWanted(plain)) queue.push(plain);
  };

  const posted = new Set<string>();
  const visit = async (address: string): Promise<readonly string[]> => {
    const answer = await follow(host, address);
    if ("problem" in answer) {
      problems.push(`${address}: ${answer.problem}`);
      return [];
    }
    const page = readPage(answer.html, `http://${host}${answer.at}`);
    problems.push(...page.blemishes.map((blemish) => `${address}: ${blemish}`));
    for (const pattern of refused) {
      const [found] = pattern.exec(answer.html) ?? [];
      if (found !== undefined) problems.push(`${address}: has ${found}`);
    }
    for (const action of page.posts.filter((each) => !posted.has(each))) {
      posted.add(action);
      const status = await post(host, action);
      if (status >= 500 || status === 404 || status === 405)
        problems.push(`${address}: its form posts to ${action}, which answers ${status}`);
    }
    return page.links;
  };
  for (let at = 0; at < queue.length; at += AT_A_TIME) {
    const found = await Promise.all(queue.slice(at, at + AT_A_TIME).map(visit));
    for (const link of found.flat()) add(link);
  }
  return { visited: queue.length, problems };
}

const headersOf = (host: string) => ({ host, accept: "text/html" });

/** Node knows no `*.localhost`, so the host goes in a header, which only `node:http` lets through. */
async function ask(
  host: string,
  path: string,
  method: "GET" | "POST" = "GET",
): Promise<{ status: number; location: string | null; type: string; html: string }> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port: PORT, path, method, headers: headersOf(host) },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? null,
            type: answer.headers["content-type"] ?? "",
            html: Buffer.concat(parts).toString("utf8"),
          }),
        );
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}

/** The page at the end of an address's redirects, or why there is none. */
async function follow(
  host: string,
  address: string,
): Promise<{ at: string; html: string } | { problem: string }> {
  let at = address;
  const passed: string[] = [];
  while (passed.length <= MAX_REDIRECTS) {
    const { status, location, type, html } = await ask(host, at);
    if (status === 200) return { at, html: type.includes("text/html") ? html : "" };
    passed.push(`${at} (${status})`);
    if (status < 300 || status >= 400 || location === null) break;
    const next = new URL(location, `http://${host}${at}`);
    if (next.host !== host) return { problem: `leads off the site to ${next.href}` };
    at = `${next.pathname}${next.search}`;
  }
  return { problem: passed.join(" → ") };
}

/** Whether something answers a form; an empty one is refused, and nothing is stored. */
const post = async (host: string, action: string): Promise<number> =>
  (await ask(host, action, "POST")).status;
