import type { PlainFetch } from "@forecourt/search/kernel";
import { AwsClient } from "aws4fetch";
import { assertLocation, type FileStorage } from "../file-storage.ts";

/** Which bucket, and who we are there. */
export interface S3StorageOptions {
  /** Address of the bucket, for example `https://s3.ap-southeast-2.amazonaws.com/dealer-files`. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  fetch: PlainFetch;
  timeoutMs?: number;
}

/**
 * Keeps files in any object store that speaks S3 (AWS, MinIO, R2). `write` resolves once the store has acknowledged
 * the object, which it does only when it is durable. Files are small (10 MB), so each is one request: S3 takes no
 * body of unknown length.
 */
export function s3Storage(options: S3StorageOptions): FileStorage {
  const { region, accessKeyId, secretAccessKey, timeoutMs = 30_000 } = options;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const bucket = options.bucketUrl.replace(/\/+$/, "");

  async function call(
    method: "PUT" | "GET" | "DELETE",
    location: string,
    body?: Buffer<ArrayBuffer>,
  ): Promise<Response> {
    assertLocation(location);
    const request = await signer.sign(`${bucket}/${location}`, {
      method,
      ...(body ? { body, headers: { "content-length": String(body.length) } } : {}),
    });
    // The body goes beside the signed request: a Request's own body would be streamed without its length.
    return options.fetch(request.url, {
      method,
      headers: Object.fromEntries(request.headers),
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  return {
    write: async (location, content) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      const response = await expectSuccess(await call("PUT", location, Buffer.concat(chunks)));
      await response.body?.cancel();
    },
    read: async (location) =>
      Buffer.from(await (await expectSuccess(await call("GET", location))).arrayBuffer()),
    remove: async (location) => {
      const response = await expectSuccess(await call("DELETE", location), 404);
      await response.body?.cancel();
    },
  };
}

async function expectSuccess(response: Response, ...fine: number[]): Promise<Response> {
  if (response.ok || fine.includes(response.status)) return response;
  await response.body?.cancel();
  throw new Error(`The object store responded with HTTP ${response.status}.`);
}
