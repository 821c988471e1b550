import { openWiring, type Wiring } from "#host/wiring/wiring.ts";

/** Runs with the site's own adapters, beside the running site, and closes them whatever happens. */
export async function withWiring(work: (wiring: Wiring) => Promise<void>): Promise<void> {
  const wiring = await openWiring();
  try {
    await work(wiring);
  } finally {
    await wiring.close();
  }
}

/** One clear sentence, and an exit code that scripts see. */
export function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
