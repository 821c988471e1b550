const KEY = Symbol.for("forecourt.shutdown");
type Hook = () => Promise<void>;

/** Next bundles instrumentation apart from the process that serves, so the list lives where both can see it. */
function hooks(): Hook[] {
  const shared = globalThis as { [KEY]?: Hook[] };
  shared[KEY] ??= [];
  return shared[KEY];
}

const STOPPING = Symbol.for("forecourt.stopping");
const flags = globalThis as { [STOPPING]?: boolean };

/** From here on the process says that it goes: whoever sends it requests finds another one. */
export function announceStop(): void {
  flags[STOPPING] = true;
}

/** Whether the process is about to end. */
export const isStopping = (): boolean => flags[STOPPING] ?? false;

/** Registers work that must finish before the process may end, such as deliveries in flight. */
export function onShutdown(hook: Hook): void {
  hooks().push(hook);
}

/** Runs the registered work, newest first, so that what was opened last closes first. */
export async function runShutdown(): Promise<void> {
  for (const hook of hooks().splice(0).toReversed()) await hook();
}
