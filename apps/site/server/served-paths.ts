import type { TenantConfig } from "@forecourt/tenant-config";
import { isFormPage, plainPath } from "./form-paths.ts";

/** The pages this site has. A menu entry without a page is not drawn; add a line here with the page. */
const SERVED: readonly RegExp[] = [
  /^\/$/,
  /^\/search\/[^/]+$/,
  /^\/(cars|motorcycles|campers)$/,
  /^\/cars\/[^/]+$/,
  /^\/cars\/[^/]+\/enquire$/,
];

/**
 * Whether a path of a site's own is answered by a page: one every site has, or a form this one offers. Queries and a
 * slash at the end do not matter.
 */
export function servesPath(path: string, config: TenantConfig): boolean {
  const plain = plainPath(path);
  return SERVED.some((pattern) => pattern.test(plain)) || isFormPage(plain, config);
}
