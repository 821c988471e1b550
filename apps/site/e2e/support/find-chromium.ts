import { existsSync } from "node:fs";

export interface Chromium {
  path: string;
  env: Record<string, string>;
}

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A browser for the journeys: the one asked for, the system's, or the one npm carries. */
export async function findChromium(): Promise<Chromium | null> {
  const asked = process.env["CHROMIUM"];
  if (asked) return existsSync(asked) ? { path: asked, env: {} } : null;
  const system = SYSTEM.find((path) => existsSync(path));
  return system ? { path: system, env: {} } : unpackFromNpm();
}

async function unpackFromNpm(): Promise<Chromium | null> {
  // The package looks at this variable to decide which bundled libraries to unpack.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs22.x";
  try {
    const { default: carried } = await import("@sparticuz/chromium");
    const path = await carried.executablePath();
    return { path, env: { LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"] ?? "" } };
  } catch {
    return null;
  }
}
