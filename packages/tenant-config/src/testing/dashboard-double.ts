import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { leadRefusal } from "./lead-refusal.ts";

/** How the double answers. Every behaviour but `normal` is a way real dashboards fail. */
export type DashboardBehaviour =
  | { kind: "normal" }
  /** Normal, after so many milliseconds. */
  | { kind: "slow"; milliseconds: number }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** Closes the connection without an answer. */
  | { kind: "drop" }
  | { kind: "status"; status: number }
  /** 200 with this text, whatever was asked: an error page, half a document, hostile JSON. */
  | { kind: "body"; text: string }
  /** Starts a document and keeps sending for as long as it is read. */
  | { kind: "endless" }
  | { kind: "redirect"; to: string };

/** What one website of the double holds, in the wire's own names. */
export interface DoubledWebsite {
  id: string;
  /** The answer of `website_session_data`. */
  session: unknown;
  /** The answers of `manufacturers/{slug}`, by slug. */
  manufacturers?: Readonly<Record<string, unknown>>;
}

/** Whom the double takes calls from, and on which of its hosts: "127.0.0.1" and "localhost" are both its own. */
export interface DoubledAccount {
  host: string;
  user: string;
  password: string;
}

/** Everything the double answers from. */
export interface DoubledDashboard {
  websites: readonly DoubledWebsite[];
  /** Free days by dealership id. */
  serviceBookings?: Readonly<Record<string, unknown>>;
  appointmentBookings?: Readonly<Record<string, unknown>>;
  /**
   * When given, every call must come to one of these hosts (without its port) with that host's credentials:
   * another host is answered 421, other credentials 401.
   */
  accounts?: readonly DoubledAccount[];
}

/** One request the double saw. */
export interface SeenRequest {
  method: string;
  /** As the call named it, with its port. */
  host: string;
  path: string;
  authorization: string | null;
  body: string;
}

/** A dashboard on the loopback interface, over real HTTP. */
export interface DashboardDouble {
  /** "http://127.0.0.1:41234" */
  url: string;
  /** Every request so far, oldest first. */
  requests: SeenRequest[];
  /** From now on, or for so many requests and then `normal` again. Only paths that contain `path`, if given. */
  behave(behaviour: DashboardBehaviour, limits?: { times?: number; path?: string }): void;
  /** Changes what it answers from. */
  hold(dashboard: DoubledDashboard): void;
  close(): Promise<void>;
}

type Found = { status: number; value: unknown };

const PATHS: readonly [
  RegExp,
  (dashboard: DoubledDashboard, id: string, query: URLSearchParams) => unknown,
][] = [
  [
    /^\/api\/v1\/websites\/([^/]+)\/website_session_data\.json$/,
    (dashboard, id) => websiteOf(dashboard, id)?.session,
  ],
  [
    /^\/manufacturers\/([^/]+)\.json$/,
    (dashboard, slug, query) => own(websiteOf(dashboard, query.get("website_id") ?? "")?.manufacturers, slug),
  ],
  [
    /^\/dealerships\/([^/]+)\/available_service_bookings\.json$/,
    (dashboard, id) => own(dashboard.serviceBookings, id),
  ],
  [
    /^\/dealerships\/([^/]+)\/available_appointment_bookings\.json$/,
    (dashboard, id) => own(dashboard.appointmentBookings, id),
  ],
];

const websiteOf = (dashboard: DoubledDashboard, id: string) =>
  dashboard.websites.find((website) => website.id === id);

const own = (table: Readonly<Record<string, unknown>> | undefined, key: string) =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;

function find(dashboard: DoubledDashboard, method: string, target: string, created: () => number): Found {
  const { pathname, searchParams } = new URL(target, "http://double");
  if (method !== "GET") return { status: method === "POST" ? 201 : 200, value: { id: created() } };
  for (const [path, answer] of PATHS) {
    const named = path.exec(pathname)?.[1];
    const value =
      named === undefined ? undefined : answer(dashboard, decodeURIComponent(named), searchParams);
    if (value !== undefined) return { status: 200, value };
  }
  return { status: 404, value: { error: "not found" } };
}

function refusalOf({ accounts }: DoubledDashboard, { headers }: IncomingMessage): Found | null {
  if (accounts === undefined) return null;
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  const account = accounts.find((each) => each.host === host);
  if (account === undefined) return { status: 421, value: { error: "not this host" } };
  const wanted = `Basic ${btoa(`${account.user}:${account.password}`)}`;
  return headers.authorization === wanted ? null : { status: 401, value: { error: "unauthorized" } };
}

function sendForever(response: ServerResponse) {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = `"${"x".repeat(65_536)}",`;
  const more = () => {
    while (response.writable && response.write(chunk));
  };
  response.on("drain", more);
  response.write("[");
  more();
}

/**
 * Starts a dashboard that answers the calls of the dealer platform from what it was given, takes leads that are whole,
 * and can be made slow, wrong or silent. Listens on the loopback interface only; close it when done.
 *
 * @example
 * const double = await dashboardDouble({ websites: [{ id: "7", session: { locations: [] } }] });
 * double.behave({ kind: "status", status: 503 }, { times: 2 });
 */
export async function dashboardDouble(
  holds: DoubledDashboard,
  options: { port?: number; onRequest?: (request: SeenRequest) => void } = {},
): Promise<DashboardDouble> {
  let dashboard = holds;
  let behaviours: { behaviour: DashboardBehaviour; left: number; path: string }[] = [];
  let lastId = 0;
  const requests: SeenRequest[] = [];

  function behaviourFor(path: string): DashboardBehaviour {
    const found = behaviours.find((each) => each.left > 0 && path.includes(each.path));
    if (!found) return { kind: "normal" };
    found.left -= 1;
    return found.behaviour;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, bytes: Buffer) {
    const { method = "GET", url: path = "/", headers } = request;
    const status = method === "GET" ? null : await leadRefusal(headers["content-type"] ?? "", bytes);
    const found =
      refusalOf(dashboard, request) ??
      (status === null
        ? find(dashboard, method, path, () => (lastId += 1))
        : { status, value: { error: "no whole lead" } });
    response.writeHead(found.status, { "content-type": "application/json" }).end(JSON.stringify(found.value));
  }

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    void buffer(request).then((bytes) => {
      const authorization = request.headers.authorization ?? null;
      const host = request.headers.host ?? "";
      const seen = {
        method: request.method ?? "GET",
        host,
        path,
        authorization,
        body: bytes.toString("utf8"),
      };
      requests.push(seen);
      options.onRequest?.(seen);
      const behaviour = behaviourFor(path);
      switch (behaviour.kind) {
        case "normal":
          return answer(request, response, bytes);
        case "slow":
          return setTimeout(() => void answer(request, response, bytes), behaviour.milliseconds).unref();
        case "hang":
          return undefined;
        case "drop":
          return request.socket.destroy();
        case "status":
          return response
            .writeHead(behaviour.status, { "content-type": "application/json" })
            .end('{"error":"on demand"}');
        case "body":
          return response.writeHead(200, { "content-type": "application/json" }).end(behaviour.text);
        case "endless":
          return sendForever(response);
        case "redirect":
          return response.writeHead(302, { location: behaviour.to }).end();
      }
    });
  });
  await new Promise<void>((ready) => server.listen(options.port ?? 0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave(behaviour, { times = Number.MAX_SAFE_INTEGER, path = "" } = {}) {
      behaviours = behaviour.kind === "normal" ? [] : [{ behaviour, left: times, path }, ...behaviours];
    },
    hold(next) {
      dashboard = next;
    },
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}
