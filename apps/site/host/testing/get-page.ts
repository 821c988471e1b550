import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A response with its body unpacked. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Requests a page of `yard.example` from a port of loopback. */
export const getPage = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string | string[]>> = {},
  method = "GET",
): Promise<Page> =>
  new Promise((resolve, reject) => {
    const all = { host: "yard.example", ...headers };
    request({ host: "127.0.0.1", port, path, method, headers: all }, (response) => {
      buffer(response).then((bytes) => {
        const how = response.headers["content-encoding"];
        const plain = how === "br" ? brotliDecompressSync(bytes) : how === "gzip" ? gunzipSync(bytes) : bytes;
        const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const named = Object.fromEntries(given) as Record<string, string>;
        resolve({ status: response.statusCode ?? 0, headers: named, body: plain.toString() });
      }, reject);
    })
      .on("error", reject)
      .end();
  });
