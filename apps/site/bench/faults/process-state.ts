import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** What a process holds: memory in megabytes, and open sockets. Null where the system does not say (only Linux does). */
export interface ProcessState {
  megabytes: number | null;
  sockets: number | null;
}

/** Looks at a running process. */
export function processState(pid: number): ProcessState {
  try {
    const memory = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    const sockets = readdirSync(`/proc/${pid}/fd`).filter((name) => isSocket(`/proc/${pid}/fd/${name}`));
    return { megabytes: Math.round(Number(memory) / 1024), sockets: sockets.length };
  } catch {
    return { megabytes: null, sockets: null };
  }
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith("socket:");
  } catch {
    return false;
  }
}
