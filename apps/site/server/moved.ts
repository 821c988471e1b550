import "server-only";
import type { TenantConfig } from "@forecourt/tenant-config";
import { redirectFor } from "@forecourt/tenant-config/routes";
import { permanentRedirect, redirect } from "next/navigation";
import type { PageQuery } from "./form-page.ts";

/** Goes where a path has moved to, its query with it; comes back when it stands where it always stood. */
export function followRedirect(path: string, query: PageQuery, config: TenantConfig): void {
  const moved = redirectFor(path, config);
  if (moved === null) return;
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (each === undefined ? [] : [[name, each]])),
    ),
  );
  const [to = "", fragment] = moved.to.split("#");
  const asked = params.size > 0 ? `${to}${to.includes("?") ? "&" : "?"}${params}` : to;
  const address = fragment === undefined ? asked : `${asked}#${fragment}`;
  if (moved.permanent) permanentRedirect(address);
  redirect(address);
}
