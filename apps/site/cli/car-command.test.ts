import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";

const run = promisify(execFile);
const paid = {
  hasCheckoutPaymentProcessor: true,
  paymentProcessors: [{ authorizationType: "demo", hasKey: true }],
};

describe("forecourt car why", () => {
  let world: TestSite;
  beforeAll(async () => {
    world = await openTestSite();
    await world.stock("harbourside", [
      aCar({ id: "1", slug: "a-1", ...paid }),
      aCar({ id: "2", slug: "a-2", ...paid, reserved: true, price: 100 }),
    ]);
  });
  afterAll(() => world.close());

  const why = (id: string, tenant: string): Promise<string> =>
    run(
      process.execPath,
      [
        "--conditions=react-server",
        "--disable-warning=ExperimentalWarning",
        join(import.meta.dirname, "forecourt.ts"),
        "car",
        "why",
        id,
        "--tenant",
        tenant,
      ],
      {
        env: {
          ...process.env,
          FORECOURT_DATA: world.wiring.dataDirectory,
          FORECOURT_ENV: "test",
          FORECOURT_LOG_LEVEL: "silent",
        },
      },
    ).then(
      ({ stdout }) => stdout.trim(),
      (failed: { stderr: string }) => `failed: ${failed.stderr.trim()}`,
    );

  it("says that a car can be reserved, or every reason why it cannot", async () => {
    expect(await Promise.all([why("1", "harbourside"), why("2", "harbourside")])).toEqual([
      "The car can be reserved.",
      "The car is reserved.\nThe car has no price, or it is not above the floor for reserving.",
    ]);
    expect(await Promise.all([why("9", "harbourside"), why("1", "nowhere")])).toEqual([
      "failed: The site harbourside shows no car 9.",
      "failed: There is no tenant nowhere.",
    ]);
  }, 60_000);
});
