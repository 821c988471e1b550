/** Hosts a browser only ever reaches on its own machine, mostly over plain HTTP. */
export const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * The name and flags a cookie of ours has on a host. Outside loopback it is `Secure` and its name begins with `__Host-`,
 * which browsers keep for this one host and take over HTTPS alone.
 *
 * @example
 * cookieRules("fc-draft", "dealer.example").name // "__Host-fc-draft"
 */
export function cookieRules(name: string, host: string) {
  const secure = !LOOPBACK.test(host);
  const flags = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return { name: secure ? `__Host-${name}` : name, flags };
}
