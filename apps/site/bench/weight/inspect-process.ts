import { once } from "node:events";

/** What a process holds after its garbage was collected, in bytes. */
export interface HeldMemory {
  /** Before its garbage was collected, as an operator sees it. */
  uncollected: number;
  resident: number;
  /** What objects of the heap take. */
  heap: number;
  /** What V8 took from the system for the heap and did not give back. */
  heapTotal: number;
  /** Buffers and other memory that V8 counts though it lies outside of the heap. */
  external: number;
  /** Pages of files: the program, its libraries and maps of stock. Processes share them, and the system takes them back. */
  files: number;
  /** The rest: what C and C++ allocated, and what their allocator keeps. */
  native: number;
  /** Processor time since its start, in milliseconds. */
  cpuMs: number;
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

/** Resident pages of files and of shared memory, in bytes, of the text of `/proc/PID/status`. */
const filePages = (status: string): number =>
  [...status.matchAll(/^Rss(?:File|Shmem):\s+(\d+) kB$/gm)].reduce(
    (sum, [, kB]) => sum + Number(kB) * 1024,
    0,
  );

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
      const uncollected = (await evaluate("process.memoryUsage.rss()")) as number;
      await ask("HeapProfiler.collectGarbage");
      const { usage, cpu, status } = (await evaluate(
        `({ usage: process.memoryUsage(), cpu: process.cpuUsage(),
            status: process.getBuiltinModule("node:fs").readFileSync("/proc/self/status", "utf8") })`,
      )) as { usage: NodeJS.MemoryUsage; cpu: NodeJS.CpuUsage; status: string };
      const files = filePages(status);
      const { rss: resident, heapUsed: heap, heapTotal, external } = usage;
      const native = resident - heapTotal - external - files;
      return {
        uncollected,
        resident,
        heap,
        heapTotal,
        external,
        files,
        native,
        cpuMs: (cpu.user + cpu.system) / 1000,
      };
    },
    async snapshot(file) {
      await evaluate(`process.getBuiltinModule("node:v8").writeHeapSnapshot(${JSON.stringify(file)})`);
    },
    close: () => socket.close(),
  };
}
