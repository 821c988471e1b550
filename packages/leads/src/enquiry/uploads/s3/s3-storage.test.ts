import { AwsV4Signer } from "aws4fetch";
import { describe, expect, it } from "vitest";
import { describeFileStorage } from "../../../testing/describe-file-storage.ts";
import { s3Storage } from "./s3-storage.ts";

const KEYS = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  region: "ap-southeast-2",
};

/** An object store in memory that checks signatures as S3 does. */
function bucket() {
  const objects = new Map<string, Buffer>();
  const answer: typeof fetch = async (input, init = {}) => {
    const request = new Request(input, init);
    const body = Buffer.from(await request.clone().arrayBuffer());
    const datetime = request.headers.get("x-amz-date") ?? "";
    const headers = new Headers(request.headers);
    const given = headers.get("authorization");
    headers.delete("authorization");
    const signer = new AwsV4Signer({
      ...KEYS,
      url: request.url,
      method: request.method,
      headers,
      body,
      datetime,
      service: "s3",
    });
    if ((await signer.authHeader()) !== given) return new Response(null, { status: 403 });
    const path = new URL(request.url).pathname;
    if (request.method === "PUT") objects.set(path, body);
    if (request.method === "DELETE") return new Response(null, { status: objects.delete(path) ? 204 : 404 });
    const found = objects.get(path);
    return found ? new Response(new Uint8Array(found)) : new Response(null, { status: 404 });
  };
  return { objects, answer };
}

const bucketUrl = "https://objects.example/dealer-files/";

describeFileStorage("S3", async () => ({
  storage: s3Storage({ ...KEYS, bucketUrl, fetch: bucket().answer }),
  discard: async () => {},
}));

async function* content() {
  yield Buffer.from("x");
}

describe("s3Storage", () => {
  it("says that the store refused it, so that no lead is acknowledged without its file", async () => {
    const storage = s3Storage({ ...KEYS, secretAccessKey: "wrong", bucketUrl, fetch: bucket().answer });
    await expect(async () => storage.write("north/a.png", content())).rejects.toThrow("HTTP 403");
  });

  it("takes an answer without a body for what its status says", async () => {
    const storage = s3Storage({
      ...KEYS,
      bucketUrl,
      fetch: async () => new Response(null, { status: 204 }),
    });
    await storage.write("north/a.png", content());
    await storage.remove("north/a.png");
    expect(await storage.read("north/a.png")).toHaveLength(0);
  });
});
