import { createServer, type Server } from "node:http";
import type { LookupFunction } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AddressRefused, publicFetch, isPublicAddress } from "./public-fetch.ts";
import { listening } from "#host/testing/listening.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/away") response.writeHead(302, { location: `http://169.254.169.254/` }).end();
    else response.end(`hello ${request.headers.host}`);
  });
  port = await listening(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A resolver to which every name is one address. */
const always =
  (address: string): LookupFunction =>
  (_hostname, options, callback) =>
    options.all ? callback(null, [{ address, family: 4 }]) : callback(null, address, 4);

const causeOf = async (sent: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await sent.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.cause : error;
};

describe("isPublicAddress", () => {
  it.each([
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "127.0.0.1",
    "0.0.0.0",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "2001:0:a00:1::",
    "not an address",
  ])("says no to %s", (address) => expect(isPublicAddress(address, { loopback: false })).toBe(false));

  it.each(["8.8.8.8", "203.0.114.1", "2606:4700::1111"])("says yes to %s", (address) =>
    expect(isPublicAddress(address, { loopback: false })).toBe(true),
  );

  it("lets a test reach this machine, and nothing else inside", () => {
    expect(["127.0.0.1", "::1", "10.0.0.1"].map((each) => isPublicAddress(each, { loopback: true }))).toEqual(
      [true, true, false],
    );
  });
});

/** A resolver that knows no name. */
const knowsNone: LookupFunction = (hostname, _options, callback) =>
  callback(Object.assign(new Error(`no ${hostname}`), { code: "ENOTFOUND" }), "", 0);

const givesOne: LookupFunction = (_hostname, _options, callback) => callback(null, "10.0.0.7", 4);
const several: LookupFunction = (_hostname, _options, callback) =>
  callback(
    null,
    ["93.184.216.34", "10.0.0.7"].map((address) => ({ address, family: 4 })),
  );

describe("publicFetch", () => {
  it("refuses this machine by address and by name", async () => {
    const fetch = publicFetch({ loopback: false });
    for (const host of ["127.0.0.1", "[::1]", "localhost", "0x7f000001", "2130706433"])
      expect(await causeOf(fetch(`http://${host}:${port}/`))).toBeInstanceOf(AddressRefused);
  });

  it("refuses a public name that resolves to a private address", async () => {
    const fetch = publicFetch({ loopback: true, resolve: always("10.0.0.7") });
    expect(await causeOf(fetch(`http://crm.example:${port}/`))).toBeInstanceOf(AddressRefused);
  });

  it("refuses a private address also from a resolver that gives one address alone", async () => {
    const fetch = publicFetch({ loopback: true, resolve: givesOne });
    expect(await causeOf(fetch(`http://crm.example:${port}/`))).toBeInstanceOf(AddressRefused);
  });

  it("refuses a name that has one private address among public ones", async () => {
    const fetch = publicFetch({ loopback: true, resolve: several });
    expect(await causeOf(fetch(`http://crm.example:${port}/`))).toBeInstanceOf(AddressRefused);
  });

  it("reaches what it may, with the name in the Host header", async () => {
    const fetch = publicFetch({ loopback: true, resolve: always("127.0.0.1") });
    const answer = await fetch(`http://crm.example:${port}/`);
    expect(await answer.text()).toBe(`hello crm.example:${port}`);
  });

  it("says what the resolver says of a name that has no address", async () => {
    const cause = await causeOf(publicFetch({ loopback: true, resolve: knowsNone })("http://crm.example/"));
    expect(cause).toMatchObject({ code: "ENOTFOUND" });
  });

  it("looks again where a redirect leads", async () => {
    const fetch = publicFetch({ loopback: true, resolve: always("127.0.0.1") });
    expect(await causeOf(fetch(`http://crm.example:${port}/away`))).toBeInstanceOf(AddressRefused);
  });
});
