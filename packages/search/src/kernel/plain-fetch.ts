/** A request of plain values only: text or bytes, and headers as a record. */
export interface PlainRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  redirect?: "error" | "follow" | "manual";
  signal?: AbortSignal;
}

/**
 * The part of `fetch` that every implementation reads alike; every `fetch` is one. A `FormData` or a `Request` is known
 * only to the implementation it belongs to: another one sends the text "[object FormData]" in its place. So a sender
 * encodes its body itself.
 *
 * @example
 * const send: PlainFetch = fetch;
 * await send("https://crm.example/leads", { method: "POST", body: "{}" });
 */
export type PlainFetch = (url: string | URL, request?: PlainRequest) => Promise<Response>;
