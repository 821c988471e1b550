/** How the fallback is posted; part of what `fetch` takes. */
export interface KeptAlivePost {
  readonly method: "POST";
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly keepalive: true;
}

/** The browser's two ways to post something that must outlive the page. Both are arguments. */
export interface BrowserPost {
  /** `navigator.sendBeacon`, bound to its navigator; leave it out where there is none. */
  readonly sendBeacon?: (path: string, body: Blob) => boolean;
  readonly fetch: (path: string, init: KeptAlivePost) => Promise<unknown>;
}

/**
 * Posts JSON so that it survives the page: as a beacon, or with a keep-alive fetch when the browser
 * has no room for one. Rejects when neither could take it.
 */
export async function postFromBrowser(path: string, body: unknown, post: BrowserPost): Promise<void> {
  const json = JSON.stringify(body);
  const type = "application/json";
  if (post.sendBeacon?.(path, new Blob([json], { type })) === true) return;
  await post.fetch(path, { method: "POST", body: json, headers: { "content-type": type }, keepalive: true });
}
