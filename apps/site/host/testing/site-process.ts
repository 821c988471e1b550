import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Node as the built site is started in production. */
export const NODE: readonly string[] = ["--disable-warning=ExperimentalWarning"];

/** Waits until a started site answers `/readyz`; throws when its process ends first or half a minute is not enough. */
export async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} before it was ready.`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      async (response) => {
        await response.body?.cancel();
        return response.status < 500;
      },
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error("The server was not ready within 30 seconds.");
}
