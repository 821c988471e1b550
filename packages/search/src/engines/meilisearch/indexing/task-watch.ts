import type { EnqueuedTask, Meilisearch } from "meilisearch";
import { StockIndexError, type StockIndexFailure } from "../../../stock-index/stock-index.ts";
import { call, type MeilisearchFault } from "../wire/meilisearch-call.ts";

/** How long to wait for a task, and how often to look, in milliseconds. */
export interface TaskTimeout {
  timeout: number;
  interval: number;
}

/**
 * Remembers every task the server accepted: "accepted" says nothing about success, so a write is done only
 * when all of its tasks have succeeded.
 */
export class TaskWatch {
  readonly #client: Meilisearch;
  readonly #taskTimeout: TaskTimeout;
  #waiting: number[] = [];

  constructor(client: Meilisearch, taskTimeout: TaskTimeout) {
    this.#client = client;
    this.#taskTimeout = taskTimeout;
  }

  /** Sends a write and remembers its task. */
  async send(work: () => Promise<EnqueuedTask>): Promise<void> {
    const task = await orFail(work);
    this.#waiting.push(task.taskUid);
  }

  /** Sends a write and waits for it. */
  async finish(work: () => Promise<EnqueuedTask>): Promise<void> {
    await this.send(work);
    await this.settle();
  }

  /** Waits for everything that was sent; the first task that failed is the failure of the write. */
  async settle(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const uid of waiting) {
      const task = await orFail(() => this.#client.tasks.waitForTask(uid, this.#taskTimeout));
      if (task.status === "succeeded") continue;
      const reason = task.error ? `${task.error.code}: ${task.error.message}` : `it was ${task.status}`;
      const detail = `Task ${uid} (${task.type}) of the search server did not succeed. ${reason}`;
      throw new StockIndexError({ ok: false, problem: "refused", detail });
    }
  }
}

/** Runs a call of the server whose failure ends the write or the reading. */
export async function orFail<T>(work: () => Promise<T>): Promise<T> {
  const called = await call(work);
  if (called.ok) return called.value;
  throw new StockIndexError(failureOf(called.fault));
}

/** What a fault means to the writer of a stock. */
export function failureOf(fault: MeilisearchFault): StockIndexFailure {
  if (fault.kind === "api" && fault.status < 500) {
    return {
      ok: false,
      problem: "refused",
      detail: `The search server refused (${fault.code}): ${fault.message}`,
    };
  }
  return { ok: false, problem: "unreachable", detail: `The search server cannot be used: ${fault.message}.` };
}
