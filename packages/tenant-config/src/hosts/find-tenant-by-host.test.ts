import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTenantByHost } from "./find-tenant-by-host.ts";
import { buildHostTable } from "./host-table.ts";

/** Milliseconds a property may take on a machine that is busy with other things. */
const TIMEOUT_MS = 60_000;

const table = buildHostTable(
  [
    { slug: "acme", hosts: ["acme.example", "www.acme-trucks.example"] },
    { slug: "skoda", hosts: ["škoda.example"] },
    { slug: "twin-a", hosts: ["shared.example"] },
    { slug: "twin-b", hosts: ["shared.example"] },
    { slug: "explicit", hosts: ["www.borrowed.example"] },
    { slug: "implied", hosts: ["borrowed.example"] },
  ],
  { baseHosts: ["localhost", "preview.forecourt.example", "127.0.0.1"] },
);
const find = (host: string | null) => findTenantByHost(table, host);

describe("findTenantByHost", () => {
  it.each([
    ["acme.example", "acme"],
    ["www.acme.example", "acme"],
    ["acme-trucks.example", "acme"],
    ["ACME.Example", "acme"],
    ["acme.example.", "acme"],
    ["acme.example:3000", "acme"],
    ["WWW.ACME.EXAMPLE.:65535", "acme"],
    ["acme.localhost:3000", "acme"],
    ["acme.preview.forecourt.example", "acme"],
    ["škoda.example", "skoda"],
    ["xn--koda-f6a.example", "skoda"],
    ["www.xn--koda-f6a.example", "skoda"],
    ["www.borrowed.example", "explicit"],
    ["borrowed.example", "implied"],
  ])("serves %s", (host, slug) => {
    expect(find(host)).toMatchObject({ ok: true, slug });
  });

  it.each([
    ["", "missing"],
    [null, "missing"],
    ["localhost:3000", "base-host"],
    ["127.0.0.1:80", "base-host"],
    ["other.example", "unknown"],
    ["www.acme.localhost", "unknown"],
    ["acme.localhost.evil.example", "unknown"],
    ["shared.example", "ambiguous"],
    ["www.shared.example", "ambiguous"],
    ["acme.example:99999", "malformed"],
    ["acme.example:80:80", "malformed"],
    ["acme.example:", "malformed"],
    ["user@acme.example", "malformed"],
    ["acme.example/path", "malformed"],
    ["acme.example\\evil", "malformed"],
    ["acme.example\r\nx: y", "malformed"],
    ["acme.example, evil.example", "malformed"],
    [" acme.example", "malformed"],
    ["acme..example", "malformed"],
    ["acme.example..", "malformed"],
    ["[::1]:3000", "malformed"],
    ["-acme.example", "malformed"],
    ["acme%2eexample", "malformed"],
    [`${"a".repeat(64)}.example`, "malformed"],
    ["a.".repeat(200), "malformed"],
    ["__proto__", "malformed"],
    ["constructor", "unknown"],
    ["acme.example:65536", "malformed"],
    ["acme-.example", "malformed"],
    ["acme.-example", "malformed"],
    ["１２７.1", "malformed"],
    [`${"é".repeat(80)}.example`, "malformed"],
    [`${"a.".repeat(126)}a`, "unknown"],
    [`${"a.".repeat(126)}a.:65535`, "unknown"],
    [`${"a.".repeat(126)}ab`, "malformed"],
    [`${"a".repeat(63)}.example`, "unknown"],
  ])("refuses %j as %s", (host, reason) => {
    expect(find(host)).toEqual({ ok: false, reason });
  });

  it(
    "answers only hosts of the table, whatever a client sends",
    () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.webAuthority()), (header) => {
          const found = find(header);
          expect(!found.ok || table.hosts.get(found.host) === found.slug).toBe(true);
        }),
        { numRuns: 1000 },
      );
    },
    TIMEOUT_MS,
  );

  it(
    "reads a host the same with any case, port and one trailing dot",
    () => {
      fc.assert(
        fc.property(fc.domain(), fc.integer({ min: 0, max: 65_535 }), (domain, port) => {
          const plain = find(domain);
          expect(find(`${domain.toUpperCase()}.:${port}`)).toEqual(plain);
        }),
      );
    },
    TIMEOUT_MS,
  );
});

describe("buildHostTable", () => {
  it("names hosts that two sites claim, hosts it cannot read, and a slug used twice", () => {
    const { conflicts } = buildHostTable(
      [
        { slug: "a", hosts: ["x.example", "http://bad.example/"] },
        { slug: "b", hosts: ["x.example"] },
        { slug: "b", hosts: [] },
      ],
      { baseHosts: [] },
    );
    expect(conflicts).toContainEqual({ kind: "shared", host: "x.example", slugs: ["a", "b"] });
    expect(conflicts).toContainEqual({ kind: "malformed", host: "http://bad.example/", slug: "a" });
    expect(conflicts).toContainEqual({ kind: "doubled-slug", slug: "b" });
  });

  it("serves a host that two sites name by neither, and one that only one names by that one", () => {
    const built = buildHostTable(
      [
        { slug: "a", hosts: ["x.example"] },
        { slug: "b", hosts: ["x.example", "www.y.example"] },
      ],
      { baseHosts: ["Preview.example", "not a host"] },
    );
    expect(Object.fromEntries(built.hosts)).toEqual({
      "a.preview.example": "a",
      "b.preview.example": "b",
      "www.x.example": null,
      "www.y.example": "b",
      "x.example": null,
      "y.example": "b",
    });
    expect([...built.baseHosts]).toEqual(["preview.example"]);
    expect(built.conflicts.map(({ kind }) => kind)).toEqual(["shared", "shared"]);
  });

  it("keeps the site when it names a host twice, and its own www", () => {
    const twice = buildHostTable([{ slug: "a", hosts: ["x.example", "www.x.example", "X.example"] }], {
      baseHosts: [],
    });
    expect(twice.conflicts).toEqual([]);
    expect(findTenantByHost(twice, "www.x.example")).toMatchObject({ slug: "a" });
  });
});
