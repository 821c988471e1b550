/**
 * The content security policy of a rendered page: nothing is allowed that is not named. Scripts run by nonce, or by the
 * site's own address and the folders of the services it uses once the page is finished and has no nonce; style attributes are
 * allowed because the framework's own pictures carry one, style elements are not.
 */
export function contentSecurityPolicy(
  nonce: string,
  {
    dev,
    hosts = [],
    scripts = [],
    frames = [],
    framesOwn = false,
  }: {
    dev: boolean;
    /** The hosts that the outside services of this site connect to and frame; without any, a page reaches no other host. */
    hosts?: readonly string[];
    /** Where the scripts of those services stand. */
    scripts?: readonly string[];
    /** Hosts whose pages this page may frame, and no more. */
    frames?: readonly string[];
    /** Whether it may frame pages of its own host. */
    framesOwn?: boolean;
  },
): string {
  const script = [
    "'self'",
    `'nonce-${nonce}'`,
    "'strict-dynamic'",
    ...scripts,
    ...(dev ? ["'unsafe-eval'"] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${script.join(" ")}`,
    `style-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(" "),
    ...(framesOwn || hosts.length + frames.length > 0
      ? [["frame-src 'self'", ...hosts, ...frames].join(" ")]
      : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
