/** A process that takes reservations of one car, as the site does, over one store and one provider; it may be killed at any moment. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import {
  type PaymentProvider,
  reservationDesk,
  type ReservationWorkerDeps,
  workReservations,
} from "@forecourt/leads/reserve";
import { postgresDatabase, reservationStore, sqliteDatabase } from "@forecourt/leads/stores";
import { stGeorgeProvider, stripeProvider, tillProvider } from "@forecourt/leads/payment-kinds";

/** What it is started with. */
export interface ReserveProcess {
  port: number;
  store: { kind: "sqlite"; file: string } | { kind: "postgres"; url: string; schema: string };
  provider: "stripe" | "till" | "st_george";
  /** Where the provider's double listens. */
  url: string;
  hold: { tenant: string; car: string; holdMs: number };
}

const settings = JSON.parse(process.argv[2] ?? "{}") as ReserveProcess;
const { provider: name, url, hold } = settings;

const providers: Record<ReserveProcess["provider"], () => PaymentProvider> = {
  stripe: () =>
    stripeProvider({ secretKey: "sk_double", webhookSecret: "w", fetch, baseUrl: url, timeoutMs: 3_000 }),
  till: () =>
    tillProvider({
      baseUrl: url,
      user: "user",
      password: "password",
      apiKey: "till-key",
      sharedSecret: "till-shared-secret",
      fetch,
      now: () => new Date(),
      timeoutMs: 3_000,
    }),
  st_george: () =>
    stGeorgeProvider({
      baseUrl: url,
      secretKey: "payway-secret",
      merchantId: "M",
      notificationSecret: "n",
      fetch,
      timeoutMs: 3_000,
    }),
};
const provider = providers[name]();
const store =
  settings.store.kind === "sqlite"
    ? reservationStore(sqliteDatabase({ file: settings.store.file }))
    : reservationStore(postgresDatabase({ url: settings.store.url, schema: settings.store.schema }));
await store.migrate();
const deps: ReservationWorkerDeps = {
  store,
  providerOf: async () => provider,
  now: Date.now,
  random: Math.random,
  newLease: randomUUID,
  carryOut: async () => {},
  leaseMs: 1_000,
};
const desk = reservationDesk(deps);

interface Asked {
  id: string;
  token: string | null;
}

async function answer(path: string, { id, token }: Asked): Promise<unknown> {
  if (path === "/hold")
    return desk.hold({
      id,
      tenant: hold.tenant,
      key: `key-${id}`,
      leadId: `lead-${id}`,
      car: { id: hold.car, slug: hold.car, name: hold.car, price: 30_000 },
      provider: name,
      account: null,
      amount: 50_000,
      currency: "AUD",
      holdMs: hold.holdMs,
    });
  if (path === "/pay") {
    const changed = await desk.pay(id, {
      token,
      description: id,
      returnUrl: "https://dealer.example/",
      callbackUrl: "https://dealer.example/",
      check: async () => null,
    });
    return changed?.reservation ?? null;
  }
  return desk.refresh(id);
}

const server = createServer((request, response) => {
  json(request)
    .then((body) => answer(request.url ?? "", body as Asked))
    .then(
      (found) => response.end(JSON.stringify(found)),
      () => response.writeHead(503).end("null"),
    );
});
server.listen(settings.port, "127.0.0.1", () => process.send?.("ready"));
for (;;) {
  await workReservations(deps).catch(() => 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
