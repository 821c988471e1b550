import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export interface Chromium {
  path: string;
  env: Record<string, string>;
}

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A browser as shoppers have it: the one asked for, or the system's. */
export function findWholeChromium(): Chromium | null {
  const asked = process.env["CHROMIUM"];
  const path = (asked ? [asked] : SYSTEM).find((each) => existsSync(each));
  return path === undefined ? null : { path, env: {} };
}

/** The same; the one npm carries where there is none. */
export const findChromium = async (): Promise<Chromium | null> =>
  findWholeChromium() ?? (process.env["CHROMIUM"] ? null : fromNpm());

/**
 * A browser for many journeys: the one asked for, the one npm carries, or the system's. The carried one has no windows, so
 * that a page costs it a third of the processor time, and each machine has the version that the lockfile names. It neither
 * stores pages for Back nor renders them ahead, and has a pointer that rests on every page.
 */
export const findSparingChromium = async (): Promise<Chromium | null> =>
  (process.env["CHROMIUM"] ? null : await fromNpm()) ?? findWholeChromium();

/** The carried browser is packed; it is unpacked once, beside its package. */
async function fromNpm(): Promise<Chromium | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  try {
    const folder = fileURLToPath(new URL("../unpacked", import.meta.resolve("@sparticuz/chromium")));
    if (!existsSync(folder)) await unpackInto(folder);
    const env: Record<string, string> = { LD_LIBRARY_PATH: join(folder, "al2023/lib") };
    // Its own letters serve where the system has none.
    if (!existsSync("/usr/share/fonts")) env["FONTCONFIG_PATH"] = join(folder, "fonts");
    return { path: join(folder, "chromium"), env };
  } catch {
    return null;
  }
}

async function unpackInto(folder: string): Promise<void> {
  // Whole or not at all: another process may unpack it at the same time.
  const own = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks into the folder for temporary files, and changes the environment of the process that asks it.
    await promisify(execFile)(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `await (await import("@sparticuz/chromium")).default.executablePath()`,
      ],
      {
        cwd: import.meta.dirname,
        // By this variable it decides to unpack the libraries, too.
        env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
      },
    );
    const fonts = join(own, "fonts/fonts.conf");
    writeFileSync(fonts, readFileSync(fonts, "utf8").replaceAll("/tmp/", `${folder}/`));
    renameSync(own, folder);
  } catch (problem) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw problem;
  }
}
