/**
 * A bare HTTP server around `receiveLead`: what the site's lead route does, without Next. The benches use it to tell
 * the store's cost from the framework's, and where the site is not built.
 *
 *   node receive-server.ts PORT (--sqlite FILE | --postgres URL)
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { buildLead, formFor, parseSubmission } from "@forecourt/leads";
import { outboxDefaults, receiveLead, submissionMemory } from "@forecourt/leads/outbox";
import { policyDefaults } from "@forecourt/leads/policy";
import { postgresLeadStore } from "@forecourt/leads/postgres";
import { sqliteLeadStore } from "@forecourt/leads/sqlite";

const [port = "0", kind = "", where = ""] = process.argv.slice(2);
const store = kind === "--postgres" ? postgresLeadStore({ url: where }) : sqliteLeadStore({ file: where });
await store.migrate();
const memory = submissionMemory();
const facts = { market: "AU", places: [], dealerships: [] } as const;

async function receive(body: unknown, address: string | null): Promise<{ status: number; answer: unknown }> {
  const parsed = parseSubmission(body, { key: randomUUID() });
  if (!parsed.ok) return { status: 400, answer: parsed.problem };
  const { submission } = parsed;
  const form = formFor(submission.form, policyDefaults, facts);
  const result = await receiveLead(
    { store, memory, verifier: null, now: () => new Date(), newId: randomUUID },
    {
      submission,
      tenant: "bench",
      form,
      validation: policyDefaults.forms,
      build: (values, now) =>
        buildLead({
          form,
          values,
          submission,
          tenant: "bench",
          car: null,
          offer: null,
          places: [],
          dealerships: [],
          primaryPlace: null,
          manufacturerSlug: null,
          autogaugeEnabled: false,
          userAgent: null,
          hasFiles: false,
          testPhoneNumber: null,
          now,
        }),
      address,
      files: [],
      policy: outboxDefaults,
      sinks: ["mail"],
    },
  );
  if (result.ok) return { status: 201, answer: { id: result.id } };
  return { status: result.refused === "invalid" ? 422 : 503, answer: result };
}

const server = createServer((request, response) => {
  if (request.url === "/readyz") {
    response.end("ok");
    return;
  }
  const address = request.headers["x-forwarded-for"];
  void json(request)
    .then((body) => receive(body, typeof address === "string" ? address : null))
    .then(({ status, answer }) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    })
    .catch(() => response.writeHead(500).end());
});
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  void store.close().then(() => process.exit(0));
});
