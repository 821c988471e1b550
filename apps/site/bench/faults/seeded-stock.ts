import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Seeds a data folder with the demo dealers' stock, hands it to `work`, and removes it. */
export async function withSeededStock<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-faults-stock-"));
  try {
    execFileSync(
      process.execPath,
      ["--conditions=react-server", "--disable-warning=ExperimentalWarning", "demo/seed.ts"],
      {
        cwd: join(import.meta.dirname, "../.."),
        stdio: "ignore",
        env: { ...process.env, FORECOURT_ENV: "test", FORECOURT_DATA: folder },
      },
    );
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
