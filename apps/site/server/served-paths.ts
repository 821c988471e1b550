/** The pages this site has. A menu entry without a page is not drawn; add a line here with the page. */
const SERVED: readonly RegExp[] = [
  /^\/$/,
  /^\/search\/[^/]+$/,
  /^\/(cars|motorcycles|campers)$/,
  /^\/cars\/[^/]+$/,
  /^\/cars\/[^/]+\/enquire$/,
];

/** Whether a path of the site's own is answered by a page. Queries and a slash at the end do not matter. */
export function servesPath(path: string): boolean {
  const plain = path.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  return SERVED.some((pattern) => pattern.test(plain));
}
