/** How the fallback is posted; part of what `fetch` takes. */
export interface KeepalivePost {
  readonly method: "POST";
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly keepalive: true;
}

/** The browser's two ways to post something that must outlive the page. Both are arguments. */
export interface BrowserPost {
  /** `navigator.sendBeacon`, bound to its navigator; leave it out where there is none. */
  readonly sendBeacon?: (path: string, body: Blob) => boolean;
  readonly fetch: (
    path: string,
    init: KeepalivePost,
  ) => Promise<{ readonly ok: boolean; readonly status: number }>;
}

const TYPE = "application/json";

/** Posts JSON so that it survives the page, and gives the response's status. Rejects without a response. */
export async function postJson(path: string, body: unknown, post: BrowserPost): Promise<number> {
  const { status } = await post.fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": TYPE },
    keepalive: true,
  });
  return status;
}

/** Leaves JSON with the browser, to be posted when it can; false where it takes none. There is no response. */
export const leaveJson = (path: string, body: unknown, { sendBeacon }: BrowserPost): boolean =>
  sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: TYPE })) ?? false;
