/** What one request brings and what its answer sets: stands in for `next/headers`, which works in a running site only. */
interface SetCookie {
  name: string;
  value: string;
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  sameSite?: string;
  secure?: boolean;
}

const scope = {
  headers: new Headers(),
  cookies: new Map<string, string>(),
  set: new Map<string, SetCookie>(),
};

/** Begins a request with these headers; the browser keeps the cookies it was given unless it is a new one, or one of these. */
export function beginRequest(
  headers: Record<string, string> = {},
  browser: "same" | "new" | Map<string, string> = "same",
): void {
  scope.headers = new Headers({ host: "harbourside.localhost:3000", ...headers });
  scope.set.clear();
  if (browser !== "same") scope.cookies = browser === "new" ? new Map() : browser;
}

/** The cookies the answer set, by name, with their flags. */
export const cookiesSet = (): ReadonlyMap<string, SetCookie> => scope.set;

export const headers = async (): Promise<Headers> => scope.headers;

export const cookies = async () => ({
  get: (name: string) => {
    const value = scope.cookies.get(name);
    return value === undefined ? undefined : { name, value };
  },
  set: (cookie: SetCookie) => {
    scope.set.set(cookie.name, cookie);
    if (cookie.maxAge === 0) scope.cookies.delete(cookie.name);
    else scope.cookies.set(cookie.name, cookie.value);
  },
});
