import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { nothingSeen, type Seen } from "../faults/shoppers.ts";
import { askSite } from "#host/testing/ask-site.ts";

/** What one dealer's pages were seen to link to. */
interface Dealer {
  host: string;
  pages: string[];
  lists: string[];
  pictures: string[];
}

export interface MixedLoadOptions {
  port: number;
  hosts: readonly string[];
  shoppers: number;
  restMs: number;
  signal: AbortSignal;
}

/** Addresses of one kind that are remembered of a dealer. */
const MOST = 500;
const LINK = /href="(\/[^"#]*)"/g;
const PICTURE = /(?:src|srcset)="(\/[^" ]+)/g;
const NO_PAGE = /\.(?:css|js|svg|png|ico|webp|xml|txt|webmanifest|woff2)(?:\?|$)|^\/(?:_next|api|media)\//;

const random = (below: number): number => Math.floor(Math.random() * below);
const oneOf = (among: readonly string[]): string => among[random(among.length)] ?? "/";

function add(to: string[], address: string): void {
  if (to.length < MOST && !to.includes(address)) to.push(address);
}

/** Remembers what a page links to and shows. */
function learn(dealer: Dealer, html: string): void {
  for (const [, found = ""] of html.matchAll(LINK)) {
    const address = found.replaceAll("&amp;", "&");
    if (NO_PAGE.test(address)) continue;
    add(/^\/search\/[^/?]+$/.test(address) ? dealer.lists : dealer.pages, address);
  }
  for (const [, found = ""] of html.matchAll(PICTURE)) add(dealer.pictures, found.replaceAll("&amp;", "&"));
}

function nextOf(dealer: Dealer): string {
  const kind = Math.random();
  if (dealer.pages.length === 0 || kind < 0.05) return "/";
  if (kind < 0.2) return oneOf(dealer.lists.length > 0 ? dealer.lists : dealer.pages);
  if (kind < 0.53 && dealer.lists.length > 0)
    return `${oneOf(dealer.lists)}?price=${random(30_000)}:${30_000 + random(90_000)}`;
  return oneOf(kind < 0.75 || dealer.pictures.length === 0 ? dealer.pages : dealer.pictures);
}

/**
 * What shoppers ask of many dealers, until it is stopped: a fifth lists and homes, a third lists with a range of prices that
 * was never asked for before, a fifth pages that these link to (cars, forms, texts), the rest pictures.
 */
export async function mixedLoad({ port, hosts, shoppers, restMs, signal }: MixedLoadOptions): Promise<Seen> {
  const seen = nothingSeen();
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
  const dealers = hosts.map((host): Dealer => ({ host, pages: [], lists: [], pictures: [] }));

  async function one(): Promise<void> {
    while (!signal.aborted) {
      const dealer = dealers[random(dealers.length)];
      if (!dealer) return;
      const path = nextOf(dealer);
      const encoding = Math.random() < 0.5 ? "br" : "gzip";
      // Now and then a page is read as it is, to learn what it links to.
      const isRead = dealer.pages.length === 0 || Math.random() < 0.1;
      const headers: Record<string, string> = isRead ? {} : { "accept-encoding": encoding };
      const { host } = dealer;
      const answer = await askSite({ port, host, agent, path, headers });
      seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
      seen.slowest = Math.max(seen.slowest, answer.milliseconds);
      if (isRead && answer.status === 200 && /html/.test(answer.headers["content-type"] ?? ""))
        learn(dealer, answer.body);
      await wait(restMs);
    }
  }
  await Promise.all(Array.from({ length: shoppers }, one));
  agent.destroy();
  return seen;
}
