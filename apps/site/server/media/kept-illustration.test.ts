import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Illustration } from "./illustrator.ts";
import { keptIllustration } from "./kept-illustration.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "forecourt-illustrations-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("keptIllustration", () => {
  it("renders once for each width and keeps what it rendered", async () => {
    const rendered: number[] = [];
    const illustration: Illustration = {
      name: "suv-white",
      render: async (width) => {
        rendered.push(width);
        return new Uint8Array([1, 2, width % 256]);
      },
    };
    const kept = join(folder, "drawn");
    for (const width of [320, 320, 640, 320])
      expect([...(await keptIllustration(kept, illustration, width))]).toEqual([1, 2, width % 256]);
    expect(rendered).toEqual([320, 640]);
    expect((await readdir(kept)).toSorted()).toEqual(["suv-white-320.webp", "suv-white-640.webp"]);
  });
});
