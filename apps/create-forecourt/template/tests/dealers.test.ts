import { execFileSync } from "node:child_process";
import { test } from "node:test";

test("every dealer's folder is right, without a warning", () => {
  execFileSync("npx", ["forecourt", "tenant", "check", "--strict"], { stdio: "inherit" });
});
