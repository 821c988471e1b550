import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { askSite } from "#host/testing/ask-site.ts";

/** What one answered lead cost. */
export interface Acknowledged {
  id: string;
  key: string;
  milliseconds: number;
  hasFile: boolean;
}

/** A run of pouring. */
export interface Pouring {
  acknowledged: Acknowledged[];
  /** Answers that were no acknowledgement, by status; 0 is a broken connection. */
  refused: Map<number, number>;
  /** The slowest answer, in milliseconds. */
  slowest: number;
}

/** Something to send, and where. */
interface Parcel {
  path: string;
  type: string;
  body: Buffer;
}

/** A lead as a browser sends it. Each is another shopper's. */
function leadOf(index: number, key: string) {
  return {
    form: "used",
    idempotency_key: key,
    first_name: "Aroha",
    last_name: "Ngata",
    email: `shopper${index}@example.com`,
    phone: `04${String(10_000_000 + (index % 89_999_999)).padStart(8, "0")}`,
    postcode: "4000",
    message: `Is it still available? ${index} ${key}`,
    opt_in: "true",
    terms_conditions: "true",
    form_completed: "true",
    step_number: 1,
    opened_at: Date.now() - 30_000,
  };
}

const plainParcel = (index: number, key: string): Parcel => ({
  path: "/api/leads",
  type: "application/json",
  body: Buffer.from(JSON.stringify({ lead: leadOf(index, key) })),
});

const PNG_HEAD = Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010806000000", "hex");

/** What the file of a lead must contain: its own key, many times. */
export const fileContent = (key: string): Buffer => Buffer.concat([PNG_HEAD, Buffer.from(key.repeat(500))]);

async function parcelWithFile(index: number, key: string): Promise<Parcel> {
  const form = new FormData();
  form.append("lead", JSON.stringify(leadOf(index, key)));
  form.append("files", new File([new Uint8Array(fileContent(key))], "car.png"));
  const packed = new Response(form);
  return {
    path: "/api/leads/with-files",
    type: packed.headers.get("content-type") ?? "",
    body: Buffer.from(await packed.arrayBuffer()),
  };
}

/**
 * Pours leads over so many connections until it is stopped or, with `total`, until so many were sent. Every lead has
 * an address of its own, so that every spam check runs and none says no.
 */
export async function pourLeads(
  target: { port: number; host: string },
  options: {
    connections: number;
    signal?: AbortSignal;
    total?: number;
    files?: boolean;
    /** Between two leads of a connection. */
    restMs?: number;
    /** Behind a proxy, which believes no header: each lead comes from an address of its own. */
    fromOwnAddress?: boolean;
    /** Goes on after a broken connection; else that connection ends. */
    persistent?: boolean;
  },
): Promise<Pouring> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const pouring: Pouring = { acknowledged: [], refused: new Map(), slowest: 0 };
  let sent = 0;
  const more = (): boolean => !options.signal?.aborted && sent < (options.total ?? Number.POSITIVE_INFINITY);
  async function connection(): Promise<void> {
    while (more()) {
      sent += 1;
      const index = sent;
      const key = randomUUID();
      const parcel = options.files ? await parcelWithFile(index, key) : plainParcel(index, key);
      const { status, body, milliseconds } = await askSite({
        port: target.port,
        host: target.host,
        agent,
        path: parcel.path,
        method: "POST",
        headers: {
          "content-type": parcel.type,
          accept: "application/json",
          "content-length": String(parcel.body.length),
          "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
        },
        body: parcel.body,
        ...(options.fromOwnAddress
          ? { localAddress: `127.${1 + ((index >> 16) & 127)}.${(index >> 8) & 255}.${1 + (index % 250)}` }
          : {}),
      });
      pouring.slowest = Math.max(pouring.slowest, milliseconds);
      if (status === 200 || status === 201) {
        const answer = JSON.parse(body) as { id: string };
        pouring.acknowledged.push({ id: answer.id, key, milliseconds, hasFile: options.files === true });
      } else {
        pouring.refused.set(status, (pouring.refused.get(status) ?? 0) + 1);
        if (status === 0 && !options.persistent) return;
      }
      if (options.restMs) await wait(options.restMs);
    }
  }
  await Promise.all(Array.from({ length: options.connections }, connection));
  agent.destroy();
  return pouring;
}
