import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Descriptors, nearLimit, readDescriptors } from "./descriptors.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-descriptors-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LIMITS = `Limit                     Soft Limit           Hard Limit           Units
Max processes             47990                47990                processes
Max open files            1024                 524288               files
`;

describe("readDescriptors", () => {
  it("counts what is open, and knows the limit that holds", async () => {
    writeFileSync(join(folder, "limits"), LIMITS);
    mkdirSync(join(folder, "fd"));
    for (const name of ["0", "1", "17"]) writeFileSync(join(folder, "fd", name), "");
    expect(await readDescriptors(folder)).toEqual({ open: 3, limit: 1024 });
  });

  it("is null where the system does not say", async () => {
    expect(await readDescriptors(join(folder, "none"))).toBeNull();
    writeFileSync(join(folder, "limits"), LIMITS.replace("1024     ", "unlimited"));
    expect(await readDescriptors(folder)).toBeNull();
  });
});

describe("nearLimit", () => {
  it("reports from 80 % on, once, and again only after it was below a half", () => {
    const onNear = vi.fn<(descriptors: Descriptors) => void>();
    const look = nearLimit(onNear);
    const reports = (...open: readonly number[]): number => {
      for (const each of open) look({ open: each, limit: 1000 });
      return onNear.mock.calls.length;
    };
    expect(reports(799)).toBe(0);
    expect(reports(800)).toBe(1);
    expect(onNear).toHaveBeenLastCalledWith({ open: 800, limit: 1000 });
    expect(reports(999, 500, 900)).toBe(1);
    expect(reports(499, 800)).toBe(2);
  });
});
