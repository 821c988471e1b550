import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** What one answered lead cost. */
export interface Acknowledged {
  id: string;
  key: string;
  milliseconds: number;
}

/** A run of pouring. */
export interface Pouring {
  acknowledged: Acknowledged[];
  /** Answers that were no acknowledgement, by status; 0 is a broken connection. */
  refused: Map<number, number>;
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
    message: `Is it still available? ${index}`,
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

function post(
  agent: Agent,
  target: { port: number; host: string },
  { path, type, body }: Parcel,
  address: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: "127.0.0.1",
        port: target.port,
        path,
        method: "POST",
        headers: {
          host: target.host,
          "content-type": type,
          accept: "application/json",
          "content-length": body.length,
          "x-forwarded-for": address,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        );
        response.on("error", () => resolve({ status: 0, body: "" }));
      },
    );
    sent.on("error", () => resolve({ status: 0, body: "" }));
    sent.end(body);
  });
}

/**
 * Pours leads over so many connections until told to stop or, with `total`, until so many were sent. Every lead has
 * an address of its own, so that every spam check runs and none says no.
 */
export async function pourLeads(
  target: { port: number; host: string },
  options: { connections: number; signal?: AbortSignal; total?: number; files?: boolean },
): Promise<Pouring> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const pouring: Pouring = { acknowledged: [], refused: new Map() };
  let sent = 0;
  const more = (): boolean => !options.signal?.aborted && sent < (options.total ?? Number.POSITIVE_INFINITY);
  async function connection(): Promise<void> {
    while (more()) {
      sent += 1;
      const index = sent;
      const key = randomUUID();
      const parcel = options.files ? await parcelWithFile(index, key) : plainParcel(index, key);
      const began = performance.now();
      const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
      const { status, body } = await post(agent, target, parcel, address);
      if (status === 200 || status === 201) {
        const answer = JSON.parse(body) as { id: string };
        pouring.acknowledged.push({ id: answer.id, key, milliseconds: performance.now() - began });
      } else {
        pouring.refused.set(status, (pouring.refused.get(status) ?? 0) + 1);
        if (status === 0) return;
      }
    }
  }
  await Promise.all(Array.from({ length: options.connections }, connection));
  agent.destroy();
  return pouring;
}

/** The value below which the given share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
