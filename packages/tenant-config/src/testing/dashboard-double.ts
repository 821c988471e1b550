import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How the double answers. Every mood but `well` is a way real dashboards fail. */
export type DashboardMood =
  | { kind: "well" }
  /** As well as ever, after so many milliseconds. */
  | { kind: "slow"; milliseconds: number }
  /** Takes the request and never says a word. */
  | { kind: "hang" }
  /** Closes the connection without an answer. */
  | { kind: "drop" }
  | { kind: "status"; status: number }
  /** 200 with this text, whatever was asked: an error page, half a document, hostile JSON. */
  | { kind: "body"; text: string }
  /** Starts a document and keeps sending for as long as anybody reads. */
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

/** Everything the double knows. */
export interface DoubledDashboard {
  websites: readonly DoubledWebsite[];
  /** Free days by dealership id. */
  serviceBookings?: Readonly<Record<string, unknown>>;
  appointmentBookings?: Readonly<Record<string, unknown>>;
  /** When given, the calls must show them. */
  credentials?: { user: string; password: string };
}

/** One request the double saw. */
export interface SeenRequest {
  method: string;
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
  /** From now on, or for so many requests and then `well` again. Only paths that contain `path`, if given. */
  feel(mood: DashboardMood, limits?: { times?: number; path?: string }): void;
  /** Changes what it knows. */
  know(dashboard: DoubledDashboard): void;
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
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
 * Starts a dashboard that answers the specification's calls from what it was given, takes leads, and can
 * be told to be slow, wrong or silent. Listens on the loopback interface only; close it when done.
 *
 * @example
 * const double = await dashboardDouble({ websites: [{ id: "7", session: { locations: [] } }] });
 * double.feel({ kind: "status", status: 503 }, { times: 2 });
 */
export async function dashboardDouble(
  knows: DoubledDashboard,
  options: { port?: number; onRequest?: (request: SeenRequest) => void } = {},
): Promise<DashboardDouble> {
  let dashboard = knows;
  let moods: { mood: DashboardMood; left: number; path: string }[] = [];
  let lastId = 0;
  const requests: SeenRequest[] = [];

  function moodFor(path: string): DashboardMood {
    const found = moods.find((each) => each.left > 0 && path.includes(each.path));
    if (!found) return { kind: "well" };
    found.left -= 1;
    return found.mood;
  }

  function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const { credentials } = dashboard;
    const wanted = credentials && `Basic ${btoa(`${credentials.user}:${credentials.password}`)}`;
    const found: Found =
      wanted !== undefined && request.headers.authorization !== wanted
        ? { status: 401, value: { error: "unauthorized" } }
        : find(dashboard, request.method ?? "GET", path, () => (lastId += 1));
    response.writeHead(found.status, { "content-type": "application/json" }).end(JSON.stringify(found.value));
  }

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    void bodyOf(request).then((body) => {
      const authorization = request.headers.authorization ?? null;
      const seen = { method: request.method ?? "GET", path, authorization, body };
      requests.push(seen);
      options.onRequest?.(seen);
      const mood = moodFor(path);
      switch (mood.kind) {
        case "well":
          return answer(request, response, path);
        case "slow":
          return setTimeout(() => answer(request, response, path), mood.milliseconds).unref();
        case "hang":
          return undefined;
        case "drop":
          return request.socket.destroy();
        case "status":
          return response
            .writeHead(mood.status, { "content-type": "application/json" })
            .end('{"error":"on demand"}');
        case "body":
          return response.writeHead(200, { "content-type": "application/json" }).end(mood.text);
        case "endless":
          return sendForever(response);
        case "redirect":
          return response.writeHead(302, { location: mood.to }).end();
      }
    });
  });
  await new Promise<void>((ready) => server.listen(options.port ?? 0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    feel(mood, { times = Number.MAX_SAFE_INTEGER, path = "" } = {}) {
      moods = mood.kind === "well" ? [] : [{ mood, left: times, path }, ...moods];
    },
    know(next) {
      dashboard = next;
    },
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}
