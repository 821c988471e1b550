import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** One tab of a browser. What the shopper sees is one page of it at a time; the others are rendered ahead. */
export interface OwnTab {
  /** Sends a command of the browser's protocol to the page that is shown. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Evaluates an expression in the page that is shown. */
  ask(expression: string): Promise<unknown>;
  /** Evaluates an expression in a page that is being rendered ahead; null while there is none. */
  askAhead(expression: string): Promise<unknown>;
  /** The addresses of the pages that the browser has begun to fetch or to render ahead. */
  readonly ahead: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens a browser that Playwright does not drive: one that it drives renders no page ahead of being asked for it.
 *
 * @param file The browser's program.
 * @param args Its arguments beside those for a browser without a screen.
 */
export async function ownChromium(file: string, args: readonly string[]): Promise<OwnTab> {
  const profile = mkdtempSync(join(tmpdir(), "forecourt-browser-"));
  const child = spawn(
    file,
    ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...args, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await addressOf(child.stderr));
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const waiting = new Map<
    number,
    PromiseWithResolvers<Record<string, unknown>> & { readonly sessionId: string | undefined }
  >();
  /** The sessions of the tab's pages, by whether they are shown. */
  const pages = new Map<string, { id: string; isAhead: boolean }>();
  const ahead: string[] = [];
  let last = 0;
  const send = (
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> => {
    last += 1;
    const waited = { ...Promise.withResolvers<Record<string, unknown>>(), sessionId };
    waiting.set(last, waited);
    socket.send(JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) }));
    return waited.promise;
  };
  const note = (target: unknown, sessionId?: unknown): void => {
    const { targetId, type, subtype } = target as { targetId: string; type: string; subtype?: string };
    const id = typeof sessionId === "string" ? sessionId : pages.get(targetId)?.id;
    if (type !== "page" || id === undefined) return;
    // A page that is rendered ahead may be gone by then.
    if (!pages.has(targetId)) send("Preload.enable", {}, id).catch(() => undefined);
    pages.set(targetId, { id, isAhead: subtype === "prerender" });
  };
  /** What a page that is gone was sent is not responded to. */
  const forget = (gone: unknown): void => {
    for (const [target, { id }] of pages) if (id === gone) pages.delete(target);
    for (const { sessionId, reject } of waiting.values())
      if (sessionId === gone) reject(new Error("The page was left."));
  };
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { id = 0, method, params = {}, result = {}, error } = JSON.parse(data) as Message;
    if (method === "Target.attachedToTarget") note(params["targetInfo"], params["sessionId"]);
    if (method === "Target.targetInfoChanged") note(params["targetInfo"]);
    if (method === "Preload.prefetchStatusUpdated" || method === "Preload.prerenderStatusUpdated")
      ahead.push((params["key"] as { url: string }).url);
    if (method === "Target.detachedFromTarget") forget(params["sessionId"]);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await send("Target.setDiscoverTargets", { discover: true });
  const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [tab] = targetInfos as { targetId: string }[];
  const { sessionId } = await send("Target.attachToTarget", { targetId: tab?.targetId, flatten: true });
  await send(
    "Target.setAutoAttach",
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId as string,
  );
  const pageThat = (isAhead: boolean): string | undefined =>
    [...pages.values()].findLast((page) => page.isAhead === isAhead)?.id;
  const ask = async (session: string, expression: string): Promise<unknown> => {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await send("Runtime.evaluate", params, session);
    return (result as { value?: unknown }).value;
  };
  return {
    ahead,
    send: (method, params) => send(method, params, pageThat(false)),
    ask: async (expression) => {
      for (let left = 0; ; left += 1) {
        const session = pageThat(false) ?? "";
        try {
          return await ask(session, expression);
        } catch (problem) {
          // The page was left meanwhile, and the browser takes a moment to name the one that is shown in its place.
          for (let look = 0; look < 100 && (pageThat(false) ?? session) === session; look += 1)
            await pause(50);
          if (left > 2 || (pageThat(false) ?? session) === session) throw problem;
        }
      }
    },
    askAhead: async (expression) => {
      const id = pageThat(true);
      return id === undefined ? null : ask(id, expression).catch(() => null);
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("The browser did not start.");
}
