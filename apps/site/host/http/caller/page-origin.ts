/**
 * The origin of the page of ours that a form was posted from, as its browser says; null where it says none, or the origin
 * of another host than the requested one.
 */
export function pageOrigin(headers: Headers): string | null {
  const origin = URL.parse(headers.get("origin") ?? "");
  return origin !== null && origin.host === headers.get("host")?.toLowerCase() ? origin.origin : null;
}
