import { once } from "node:events";

/** What a process holds after its garbage was collected, in bytes. */
export interface HeldMemory {
  resident: number;
  heap: number;
  external: number;
  buffers: number;
}

/** A process that was started with `--inspect`, looked at from outside: nothing of a bench runs in it. */
export interface InspectedProcess {
  memory(): Promise<HeldMemory>;
  /** Writes a heap snapshot to a file. */
  snapshot(file: string): Promise<void>;
  close(): void;
}

/** What the inspector answers. */
interface Reply {
  id?: number;
  error?: { message: string };
  result?: { result?: { value?: unknown }; exceptionDetails?: { text: string } };
}

/** Connects to the inspector of a process on a port of this machine. */
export async function inspectProcess(port: number): Promise<InspectedProcess> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`Nothing is inspected on port ${port}; start the process with --inspect.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let asked = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const id = (asked += 1);
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    const problem = reply.error?.message ?? reply.result?.exceptionDetails?.text;
    if (problem !== undefined) throw new Error(`${method}: ${problem}`);
    return reply.result?.result?.value;
  };
  const evaluate = (expression: string): Promise<unknown> =>
    ask("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
  return {
    async memory() {
      await ask("HeapProfiler.collectGarbage");
      const usage = (await evaluate("process.memoryUsage()")) as NodeJS.MemoryUsage;
      return {
        resident: usage.rss,
        heap: usage.heapUsed,
        external: usage.external,
        buffers: usage.arrayBuffers,
      };
    },
    async snapshot(file) {
      await evaluate(`process.getBuiltinModule("node:v8").writeHeapSnapshot(${JSON.stringify(file)})`);
    },
    close: () => socket.close(),
  };
}
