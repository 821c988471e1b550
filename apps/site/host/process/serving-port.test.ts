import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { notePort, servingPort } from "./serving-port.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-port-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the port that a process serves on", () => {
  it("is known of the site and of the desk while they are served, and taken away once", async () => {
    expect([servingPort(folder), servingPort(folder, "desk")]).toEqual([null, null]);
    const forgetSite = await notePort(folder, 3000);
    const forgetDesk = await notePort(folder, 3001, "desk");
    expect([servingPort(folder), servingPort(folder, "desk")]).toEqual([3000, 3001]);
    await forgetSite();
    expect([servingPort(folder), servingPort(folder, "desk")]).toEqual([null, 3001]);
    await forgetDesk();
    // The folder may have been cleared meanwhile.
    await forgetDesk();
    expect(servingPort(folder, "desk")).toBeNull();
  });
});
