import * as fc from "fast-check";
import type { DescribedCall } from "./described-calls.ts";
import { valuesOf } from "./values-of-schema.ts";

/** A request to a dealer's site, ready to be sent. */
export interface GeneratedRequest {
  readonly tenant: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What no schema can know and a site has: ids of its cars, plates, forms that are filled in. */
export interface KnownWorld {
  /** Dealers that offer different things, and one that is none. */
  readonly tenants: readonly string[];
  /** Values by the name of the field or parameter, beside those that the schema gives. */
  readonly values: Readonly<Record<string, unknown[]>>;
  /** Whole bodies by the call's id, each with the dealer that it is for, and with what its path names. */
  readonly bodies: Readonly<Record<string, KnownBody[]>>;
}

interface KnownBody {
  readonly tenant: string;
  readonly body: unknown;
  readonly inPath?: Readonly<Record<string, string>> | undefined;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A body of the schema with some of its fields as the world has them. */
function known(values: KnownWorld["values"], body: unknown): fc.Arbitrary<unknown> {
  if (!isObject(body)) return fc.constant(body);
  const fields = Object.entries(body).map(([name, value]): readonly [string, fc.Arbitrary<unknown>] => {
    const some = values[name];
    return [name, some ? fc.constantFrom(value, ...some, ...some) : known(values, value)];
  });
  return fc.record(Object.fromEntries(fields));
}

/** The same with one of its fields left out, or of any other kind. */
const spoilt = (body: unknown): fc.Arbitrary<unknown> => {
  if (!isObject(body) || Object.keys(body).length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc
    .tuple(fc.constantFrom(...Object.keys(body)), fc.option(fc.jsonValue({ maxDepth: 1 })))
    .map(([name, value]) => {
      const { [name]: _, ...rest } = body;
      return value === null ? rest : { ...rest, [name]: value };
    });
};

const BOUNDARY = "forecourt-boundary";

/** As a browser writes the body, a form with files as a script's one part or as fields; what is no object has no form. */
function written(type: string, body: unknown, asFields: boolean): string {
  const json = JSON.stringify(body) ?? "";
  if (type === "application/json" || !isObject(body)) return json;
  const fields = isObject(body["lead"]) ? body["lead"] : body;
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      name,
      // A generated array may hold an object with a `toString` of its own.
      typeof one === "object" ? JSON.stringify(one) : String(one),
    ]),
  );
  if (!type.startsWith("multipart/")) return new URLSearchParams(pairs).toString();
  const parts: [string, string][] = asFields ? pairs : [["lead", JSON.stringify(fields)]];
  return `${parts.map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join("")}--${BOUNDARY}--\r\n`;
}

/** More than any call but one with files takes, in bytes. */
const TOO_LONG = 1_000_001;

/** Shoppers of their own, and one who asks too often. */
const shoppers = fc.oneof(
  { weight: 5, arbitrary: fc.nat(0xff_ff_ff).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`) },
  { weight: 5, arbitrary: fc.constant("192.0.2.1") },
);

/** Requests of one call: most as the document says, with what the world has; some spoilt, and some of other bytes. */
export function requestsOf(call: DescribedCall, world: KnownWorld): fc.Arbitrary<GeneratedRequest> {
  const value = (name: string): fc.Arbitrary<string> =>
    fc.constantFrom(...(world.values[name] ?? ["x"]).map(String), "none", "%20", "é").map(String);
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const pathOf = fc
    .tuple(
      fc.record(Object.fromEntries(names.map((name) => [name, value(name)]))),
      fc.record(Object.fromEntries(call.query.map((name) => [name, value(name)])), { requiredKeys: [] }),
    )
    .map(([some, query]) => (known: KnownBody["inPath"] = {}) => {
      const inPath = { ...some, ...known };
      const filled = names.reduce(
        // A list's address has several parts.
        (text, name) => text.replace(`{${name}}`, encodeURI(String(inPath[name]))),
        call.path,
      );
      const search = new URLSearchParams(query as Record<string, string>).toString();
      return search === "" ? filled : `${filled}?${search}`;
    });
  const tenant = fc.constantFrom(...world.tenants);
  const anywhere = (body: fc.Arbitrary<unknown>): fc.Arbitrary<KnownBody> => fc.record({ tenant, body });
  const bodies = call.bodies.map(([type, schema]) => {
    const whole = world.bodies[call.id] ?? [];
    const plain = valuesOf(schema).chain((body) => known(world.values, body));
    return fc
      .tuple(
        fc.oneof(
          { weight: 6, arbitrary: anywhere(plain) },
          { weight: 2, arbitrary: anywhere(plain.chain(spoilt)) },
          { weight: 1, arbitrary: anywhere(fc.jsonValue({ maxDepth: 3 })) },
          ...(whole.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...whole) }] : []),
        ),
        fc.boolean(),
      )
      .map(([{ tenant, body, inPath }, asFields]) => ({
        tenant,
        inPath,
        type,
        text: written(type, body, asFields),
      }));
  });
  const odd = fc.record({
    tenant,
    inPath: fc.constant(undefined),
    type: fc.constantFrom("application/json", "text/plain", "application/x-www-form-urlencoded"),
    text: fc.oneof(
      { weight: 5, arbitrary: fc.string({ maxLength: 60 }) },
      { weight: 1, arbitrary: fc.constant("x".repeat(TOO_LONG)) },
    ),
  });
  const sent =
    bodies.length === 0
      ? tenant.map((tenant) => ({ tenant, type: null, text: undefined, inPath: undefined }))
      : fc.oneof({ weight: 9, arbitrary: fc.oneof(...bodies) }, { weight: 1, arbitrary: odd });
  const crossSite = fc.oneof(
    { weight: 19, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ "sec-fetch-site": "cross-site" }) },
  );
  return fc
    .record({ sent, pathOf, shopper: shoppers, crossSite })
    .map(({ sent: { tenant, type, text, inPath }, pathOf, shopper, crossSite }) => ({
      tenant,
      method: call.method,
      path: pathOf(inPath),
      headers: {
        "x-forwarded-for": shopper,
        ...crossSite,
        ...(type === null
          ? {}
          : {
              "content-type": type.startsWith("multipart/") ? `${type}; boundary=${BOUNDARY}` : type,
              "content-length": String(Buffer.byteLength(text)),
            }),
      },
      body: text,
    }));
}
