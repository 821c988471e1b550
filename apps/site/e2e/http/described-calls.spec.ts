import { expect, test } from "@playwright/test";
import * as fc from "fast-check";
import { describedCalls } from "../../bench/api/described-calls.ts";
import { requestsOf } from "../../bench/api/generated-requests.ts";
import { knownWorld } from "../../bench/api/known-world.ts";
import { undocumented } from "../../bench/api/undocumented.ts";
import { askSite } from "../../host/testing/ask-site.ts";
import { DATA, PORT } from "../support/site.ts";

/** Requests of each call; `pnpm bench api` sends five hundred, and asks for every status. */
const EACH = 10;

test("generated requests are answered as the calls are described", async () => {
  const world = await knownWorld(DATA);
  for (const call of describedCalls())
    await fc.assert(
      fc.asyncProperty(requestsOf(call, world), async ({ tenant, ...request }) => {
        const answer = await askSite({ ...request, host: `${tenant}.localhost`, port: Number(PORT) });
        expect(undocumented(call, answer)).toBeNull();
      }),
      { numRuns: EACH },
    );
});
