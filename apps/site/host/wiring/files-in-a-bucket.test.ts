import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type S3Double, s3Double } from "#host/testing/s3-double.ts";
import { readEnvironment } from "./env.ts";
import { openWiring, type Wiring } from "./wiring.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-bucket-"));
let bucket: S3Double;
let wiring: Wiring;

beforeAll(async () => {
  bucket = await s3Double();
  wiring = await openWiring(
    readEnvironment({
      FORECOURT_ENV: "test",
      FORECOURT_DATA: folder,
      FORECOURT_LOG_LEVEL: "silent",
      S3_BUCKET_URL: `http://127.0.0.1:${bucket.port}/dealer-files`,
      S3_ACCESS_KEY_ID: "forecourt",
      S3_SECRET_ACCESS_KEY: "not-from-an-example",
    }),
  );
});

afterAll(async () => {
  await wiring.close();
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

async function* photo() {
  yield Buffer.from("half a photo, ");
  yield Buffer.from("and the rest");
}

it("keeps shoppers' files in the bucket that the environment names, and reads and removes them there", async () => {
  await wiring.files.write("harbourside/one.png", photo());
  expect([...bucket.objects.keys()]).toEqual(["/dealer-files/harbourside/one.png"]);
  expect(String(await wiring.files.read("harbourside/one.png"))).toBe("half a photo, and the rest");
  await wiring.files.remove("harbourside/one.png");
  expect(bucket.objects.size).toBe(0);
});
