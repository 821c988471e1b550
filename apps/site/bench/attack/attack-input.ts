/** One hostile request. */
export interface AttackInput {
  /** The row of the table it is counted in. */
  route: string;
  method: string;
  /** Path and query as they go into the request line. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** What was put in, to look for in the answer; null where nothing of it could come back. */
  word: string | null;
}

/** Where a hostile word is put. */
export interface Place {
  route: string;
  put(word: string, random: () => number): AttackInput;
}

const PAGES = [
  "/",
  "/search/used-cars",
  "/search/new-cars",
  "/cars",
  "/contact",
  "/finance",
  "/trade-in",
  "/our-locations",
  "/special-offers",
  "/blog",
  "/success",
] as const;
const QUERY_NAMES = [
  "q",
  "make",
  "model",
  "price",
  "price_min",
  "year",
  "sort",
  "page",
  "colour",
  "category",
  "car_id",
  "offer_id",
  "utm_source",
  "gclid",
  "__proto__",
] as const;
const HEADER_NAMES = [
  "user-agent",
  "referer",
  "accept",
  "accept-language",
  "accept-encoding",
  "if-none-match",
  "range",
  "rsc",
  "next-router-state-tree",
  "next-url",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-middleware-subrequest",
  "x-nonce",
] as const;
const COOKIE_NAMES = [
  "fc-draft",
  "fc-phone",
  "fc-refused-files",
  "__Host-fc-draft",
  "__next_preview_data",
] as const;
const FIELDS = [
  "form",
  "first_name",
  "last_name",
  "email",
  "phone",
  "message",
  "postcode",
  "car_id",
  "offer_id",
  "location",
  "url",
  "key",
  "website",
  "__proto__",
] as const;
const JSON_ROUTES = [
  ["POST", "/api/leads"],
  ["PUT", "/api/leads/abc"],
  ["POST", "/api/carClarityCustomer"],
  ["POST", "/api/events"],
  ["POST", "/api/events/car_phone_call"],
  ["POST", "/api/events/phone-reveal"],
  ["POST", "/api/alerts"],
  ["POST", "/api/alerts/unsubscribe"],
  ["POST", "/api/auth/code"],
  ["POST", "/api/auth/session"],
  ["POST", "/api/reservations"],
  ["POST", "/api/resume"],
  ["POST", "/api/resume/open"],
  ["POST", "/api/rego-lookup"],
  ["POST", "/api/nevdis"],
  ["POST", "/api/simple-autograb-lookup"],
  ["POST", "/mock/api/leads"],
] as const;
const METHODS = ["HEAD", "OPTIONS", "DELETE", "PATCH", "PROPFIND", "TRACE", "PUT", "POST"] as const;

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Every byte escaped, so that any text fits into a request line. */
const escaped = (text: string): string =>
  [...Buffer.from(text.slice(0, 1500))].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

/** What a header may carry at all: bytes but control characters. */
const headerText = (text: string): string =>
  Buffer.from(text.slice(0, 2000), "utf8")
    .toString("latin1")
    .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, " ");

const get = (
  route: string,
  path: string,
  word: string | null,
  headers: Record<string, string> = {},
): AttackInput => ({
  route,
  method: "GET",
  path,
  headers,
  body: null,
  word,
});

const send = (
  method: string,
  path: string,
  type: string,
  body: string | Buffer,
  word: string | null,
): AttackInput => ({
  route: `${method} ${path} (${type.split(";")[0]?.split("/")[1]})`,
  method,
  path,
  headers: { "content-type": type },
  body: Buffer.from(body),
  word,
});

/** A value in which the word is a name, a value, deep inside, or many times over. */
function jsonAround(word: string, random: () => number): string {
  const field = pick(FIELDS, random);
  const values = Object.fromEntries(FIELDS.map((name) => [name, `${name} value`]));
  const text = JSON.stringify(word.toWellFormed());
  const shapes = [
    () => JSON.stringify({ lead: { ...values, form: "general", [field]: word.toWellFormed() } }),
    () => JSON.stringify({ ...values, form: "general", [field]: word.toWellFormed() }),
    () =>
      JSON.stringify({ [word.toWellFormed()]: 1, lead: { [word.toWellFormed()]: [word.toWellFormed()] } }),
    () => `{"lead":{"form":"general","${field}":{"a":[[${text}]]}}}`,
    () => `${"[".repeat(Math.floor(random() * 2000))}${text}`,
    () => `[${`${text},`.repeat(Math.min(200, Math.ceil(2000 / (text.length + 1))))}1]`,
    () => `{"events":[${`{"name":${text},"page":${text}},`.repeat(5)}{}]}`,
    () => `{"form":"finance","state":${text},"token":${text}}`,
    () =>
      `{"car_id":${text},"dealership_id":${text},"website_id":${text},"rego":${text},"regoState":${text}}`,
    () => word,
  ];
  return pick(shapes, random)();
}

function multipart(word: string, random: () => number): { type: string; body: string } {
  const boundary = random() < 0.9 ? "x7f3" : headerText(word).slice(0, 60);
  const name = pick(FIELDS, random);
  const quoted = word.replaceAll(/[\r\n"]/g, "_").slice(0, 500);
  const parts = [
    `Content-Disposition: form-data; name="form"\r\n\r\ngeneral`,
    `Content-Disposition: form-data; name="${name}"\r\n\r\n${word}`,
    `Content-Disposition: form-data; name="${quoted}"\r\n\r\n1`,
    `Content-Disposition: form-data; name="files"; filename="${quoted}"\r\nContent-Type: image/png\r\n\r\n${word}`,
  ];
  const kept = parts.filter(() => random() < 0.8);
  const end = random() < 0.8 ? `--${boundary}--\r\n` : "";
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: kept.map((part) => `--${boundary}\r\n${part}\r\n`).join("") + end,
  };
}

const formText = (word: string, random: () => number): string => {
  const fields = FIELDS.map((name) => [name, name === "form" ? "general" : `${name} value`]);
  const at = Math.floor(random() * fields.length);
  return fields.map(([name, value], index) => `${name}=${index === at ? escaped(word) : value}`).join("&");
};

/** Every place a request has for a word: paths, queries, headers, cookies, methods, fields, files, bodies. */
export const PLACES: readonly Place[] = [
  ...PAGES.map(
    (page): Place => ({
      route: `GET ${page}`,
      put: (word, random) =>
        get(`GET ${page}`, `${page}?${pick(QUERY_NAMES, random)}=${escaped(word)}`, word),
    }),
  ),
  ...[
    "/",
    "/cars/",
    "/search/",
    "/pages/",
    "/blog/",
    "/contact-us/",
    "/media/",
    "/media/drawn/",
    "/_next/",
    "/api/",
  ].map(
    (start): Place => ({
      route: `GET ${start}…`,
      put: (word) => get(`GET ${start}…`, start + escaped(word), word),
    }),
  ),
  {
    route: "GET /media/photo",
    put: (word, random) =>
      get(
        "GET /media/photo",
        `/media/photo?w=${escaped(word.slice(0, 20))}&src=${random() < 0.5 ? "https%3A%2F%2F" : ""}${escaped(word)}`,
        word,
      ),
  },
  {
    route: "GET /_next/image",
    put: (word) => get("GET /_next/image", `/_next/image?w=640&q=75&url=${escaped(word)}`, word),
  },
  {
    route: "GET /api/reservations",
    put: (word) => get("GET /api/reservations", `/api/reservations?car_id=${escaped(word)}`, word),
  },
  {
    route: "headers",
    put: (word, random) =>
      get("headers", pick(PAGES, random), word, { [pick(HEADER_NAMES, random)]: headerText(word) }),
  },
  {
    route: "cookies",
    put: (word, random) =>
      get("cookies", pick(PAGES, random), word, {
        cookie: `${pick(COOKIE_NAMES, random)}=${headerText(word).replaceAll(";", " ")}`,
      }),
  },
  {
    route: "methods",
    put: (word, random) => ({
      ...get(
        "methods",
        `${pick([...PAGES, "/api/leads", "/readyz", "/media/icon.svg"], random)}?q=${escaped(word)}`,
        word,
      ),
      method: pick(METHODS, random),
    }),
  },
  ...JSON_ROUTES.map(
    ([method, path]): Place => ({
      route: `${method} ${path} (json)`,
      put: (word, random) => send(method, path, "application/json", jsonAround(word, random), word),
    }),
  ),
  ...["/api/leads", "/mock/api/leads", "/api/events/phone-reveal"].map(
    (path): Place => ({
      route: `POST ${path} (x-www-form-urlencoded)`,
      put: (word, random) =>
        send("POST", path, "application/x-www-form-urlencoded", formText(word, random), word),
    }),
  ),
  ...["/api/leads/with-files", "/mock/api/leads/with-files"].map(
    (path): Place => ({
      route: `POST ${path} (form-data)`,
      put: (word, random) => {
        const { type, body } = multipart(word, random);
        return send("POST", path, headerText(type), body, word);
      },
    }),
  ),
];
