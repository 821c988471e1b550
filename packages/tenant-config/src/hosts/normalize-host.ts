/** Why a Host header names no host at all. */
export type HostProblem = "missing" | "malformed";

/** A host in the one spelling the table knows: lower case, ASCII, no port, no trailing dot. */
export type NormalHost = { ok: true; host: string } | { ok: false; problem: HostProblem };

const LONGEST = 253;
/** Dots, hyphens, letters and digits; every label 1 to 63 long and never edged by a hyphen. */
const ASCII_HOST = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/;
const PORT = /:(\d{1,5})$/;
/** Letters of other scripts are turned into punycode; anything that could end a host is not let near the URL parser. */
const UNICODE_HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Reads a Host header, or a host as a tenant file writes it. Nothing is guessed: credentials, paths, blanks,
 * two ports, underscores, IPv6 literals and empty labels are malformed.
 *
 * @example
 * normalizeHost("WWW.Acme.Example.:3000") // { ok: true, host: "www.acme.example" }
 */
export function normalizeHost(header: string | null | undefined): NormalHost {
  if (header === null || header === undefined || header === "") return { ok: false, problem: "missing" };
  // Longest host, one dot, one port: more is never a browser.
  if (header.length > LONGEST + 7) return { ok: false, problem: "malformed" };
  const port = PORT.exec(header);
  if (port && Number(port[1]) > 65_535) return { ok: false, problem: "malformed" };
  const withoutPort = port ? header.slice(0, port.index) : header;
  const withoutDot = withoutPort.endsWith(".") ? withoutPort.slice(0, -1) : withoutPort;
  const host = toAscii(withoutDot.toLowerCase());
  if (host === null || host.length > LONGEST || !ASCII_HOST.test(host)) {
    return { ok: false, problem: "malformed" };
  }
  return { ok: true, host };
}

function toAscii(host: string): string | null {
  if (/^[a-z0-9.-]*$/.test(host)) return host;
  if (!UNICODE_HOST.test(host)) return null;
  const url = URL.parse(`http://${host}`);
  // The parser may read "１２７.1" as an address; a host of letters never becomes one.
  return url !== null && !/^[\d.]+$/.test(url.hostname) ? url.hostname : null;
}
