import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ALLOCATOR } from "./serve-site.ts";

const ROOT = join(import.meta.dirname, "../../../..");

describe("each place that starts a process", () => {
  it.each([
    "Dockerfile",
    "apps/create-forecourt/template/Dockerfile",
    "deploy/forecourt.service",
    "deploy/forecourt-worker.service",
  ])("has its C library give memory back as `npm start` does: %s", (file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const [name, value] of Object.entries(ALLOCATOR)) expect(text).toContain(`${name}=${value}`);
  });
});
