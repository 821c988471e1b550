/**
 * `pnpm bench leave [--requests N] [--processes N]`: clients that leave at any millisecond of any page or call, on processes that
 * have just started and on warm ones, while patient clients ask for the same pages. Fails where a patient one waits over
 * five seconds or gets no page, or where a process logs an error.
 */
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { seededRandom } from "../demo/dice/seeded-random.ts";
import { askSite } from "#host/testing/ask-site.ts";
import { builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { percentile, row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";

const options = new Command("pnpm bench leave")
  .description("Break off requests at any moment, and see that nobody else waits for them.")
  .option("--requests <requests>", "how many are broken off, over all processes", wholeNumber, 20_000)
  .option("--processes <processes>", "how many processes, one after the other", wholeNumber, 3)
  .showHelpAfterError()
  .parse()
  .opts<{ requests: number; processes: number }>();

const DEALERS = ["harbourside", "lonestar", "gearshift"] as const;
/** One of each kind of page, missing ones and those of one shopper included. */
const PATHS = [
  "/",
  "/cars/",
  "/search/used-cars",
  "/search/new-used-and-demo-cars?page=2",
  "/search/used-cars?q=red",
  "/contact",
  "/finance",
  "/trade-in",
  "/book-test-drive",
  "/service",
  "/special-offers",
  "/our-locations",
  "/my-garage",
  "/models",
  "/blog",
  "/success",
  "/privacy-policy",
  "/cars/none",
  "/none",
  "/readyz",
] as const;
/** What else a client leaves in the middle of, its body half sent, and what it asks a running page for. */
const CALLS: readonly string[] = [
  "GET /search/used-cars?_rsc=abc12 HTTP/1.1\r\nRSC: 1",
  "GET /media/photo?w=640&src=https%3A%2F%2Fnone.example%2Fa.jpg HTTP/1.1",
  "GET /_next/image?w=640&q=75&url=%2Fmedia%2Fdrawn%2Fnone HTTP/1.1",
  "POST /api/leads HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 4000",
  "POST /api/leads HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked",
  "POST /api/leads/with-files HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000",
  "POST /api/auth/code HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 400",
];
const HALF_BODY =
  '5\r\n{"a":\r\n--b\r\nContent-Disposition: form-data; name="f"; filename="a.jpg"\r\n\r\n\xff\xd8\xff\xe0';
/** One in so many leaves a call. */
const CALLS_EVERY = 4;
const LONGEST_MS = 5_000;
/** Of each round, that many leave and that many stay. */
const LEAVING = 40;
const STAYING = 4;
/** A round's clients leave within this time: before, while and after a page is rendered. */
const LEAVE_WITHIN_MS = 120;

const { next: random, pick } = seededRandom(1);

/** Sends the beginning of a request, and ends the connection after so many milliseconds. */
function leave(port: number, host: string, head: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      const body = head.startsWith("POST") ? Buffer.from(HALF_BODY, "latin1") : "";
      socket.write(`${head}\r\nHost: ${host}\r\n\r\n`);
      if (body !== "") socket.write(body);
      setTimeout(() => socket.destroy(), afterMs);
    });
    socket.on("error", () => undefined).on("close", () => resolve());
    socket.resume();
  });
}

interface Stay {
  path: string;
  status: number;
  ms: number;
}

async function stay(port: number, host: string, path: string): Promise<Stay> {
  const { status, milliseconds } = await askSite({ port, host, path, timeoutMs: 4 * LONGEST_MS });
  return { path, status, ms: milliseconds };
}

/** A page that was not requested yet: its first client leaves within 10 ms, and then others come. */
async function coldRound(port: number, host: string, path: string): Promise<Stay[]> {
  await leave(port, host, `GET ${path} HTTP/1.1`, random() * 10);
  return Promise.all(Array.from({ length: STAYING }, () => stay(port, host, path)));
}

/** A page of one dealer that many request at once. */
async function warmRound(port: number, host: string, path: string): Promise<Stay[]> {
  const leaving = Array.from({ length: LEAVING }, async (_, each) => {
    await pause(random() * 10);
    const head = each % CALLS_EVERY === 0 ? pick(CALLS) : `GET ${path} HTTP/1.1`;
    await leave(port, host, head, random() * LEAVE_WITHIN_MS * random());
  });
  const staying = Array.from({ length: STAYING }, async () => {
    await pause(random() * 60);
    return stay(port, host, path);
  });
  const [stays] = await Promise.all([Promise.all(staying), Promise.all(leaving)]);
  return stays;
}

async function measure(data: string): Promise<void> {
  const stays: Stay[] = [];
  const errors: string[] = [];
  let left = 0;
  for (let each = 0; each < options.processes; each += 1) {
    const site = await builtSite(data);
    await site.start();
    const wanted = (options.requests / options.processes) * (each + 1);
    const hosts = DEALERS.map((dealer) => `${dealer}.localhost:${site.port}`);
    for (const host of hosts)
      for (const path of PATHS) {
        stays.push(...(await coldRound(site.port, host, path)));
        left += 1;
      }
    while (left < wanted) {
      stays.push(...(await warmRound(site.port, pick(hosts), pick(PATHS))));
      left += LEAVING;
    }
    await site.stop("SIGTERM");
    errors.push(...site.log);
  }
  const bad = stays.filter(({ status, ms }) => status === 0 || status >= 500 || ms > LONGEST_MS);
  const times = stays.map(({ ms }) => ms);
  const statuses = Object.entries(Object.groupBy(stays, ({ status }) => status));
  console.log(`${left} requests broken off on ${options.processes} processes, ${stays.length} answered`);
  console.log(`by status: ${statuses.map(([status, all]) => `${status}: ${all?.length}`).join(", ")}`);
  row("answered after, p50", percentile(times, 0.5), "ms");
  row("answered after, p99", percentile(times, 0.99), "ms");
  row("answered after, slowest", percentile(times, 1), "ms", { most: LONGEST_MS });
  row("without a page or too late", bad.length, "", { is: 0 });
  row("error lines", errors.length, "", { is: 0 });
  for (const { path, status, ms } of bad.slice(0, 10))
    console.log(`  ${path}: ${status} after ${ms.toFixed(0)} ms`);
  for (const line of errors.slice(0, 5)) console.log(`  ${line.slice(0, 300)}`);
}

requireBuiltSite();
await measure(seededStock());
