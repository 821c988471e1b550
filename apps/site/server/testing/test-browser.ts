import { beginRequest, cookiesSet } from "./request-scope.ts";

type Route = (request: Request, context: unknown) => Promise<Response>;

/** What a route answered to a browser. */
interface BrowserAnswer {
  status: number;
  location: string | null;
  headers: Headers;
  json: unknown;
}

/** A shopper's browser on one dealer's site: it keeps the cookies it is given and sends them back. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  get(route: Route, path?: string): Promise<BrowserAnswer>;
  /** Sends JSON, as a script does. */
  json(route: Route, body: unknown, path?: string): Promise<BrowserAnswer>;
  /** Sends the fields of a plain form. */
  form(route: Route, fields: Record<string, string>, path?: string): Promise<BrowserAnswer>;
}

/** A browser that has never been here. Each has a network address of its own, for rules that count by address. */
export function testBrowser(tenant: string, { address = "192.0.2.1" } = {}): TestBrowser {
  const cookies = new Map<string, string>();
  const host = `${tenant}.localhost:3000`;
  async function ask(route: Route, path: string, init: RequestInit): Promise<BrowserAnswer> {
    const headers = { host, "x-forwarded-for": address, ...(init.headers as Record<string, string>) };
    beginRequest(headers, cookies);
    const answer = await route(new Request(`http://${host}${path}`, { ...init, headers }), {});
    for (const [name, { maxAge }] of cookiesSet()) if (maxAge === 0) cookies.delete(name);
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get("location"),
      headers: answer.headers,
      json: answer.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : null,
    };
  }
  return {
    cookies,
    get: (route, path = "/") => ask(route, path, {}),
    json: (route, body, path = "/") =>
      ask(route, path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    form: (route, fields, path = "/") =>
      ask(route, path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}
