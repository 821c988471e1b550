/**
 * A bare HTTP server around `submitLead`: what the site's lead route does, without Next. The benches use it to tell
 * the store's cost from the framework's, and where the site is not built.
 *
 *   node receive-server.ts PORT (--sqlite FILE | --postgres URL) DIRECTORY
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { type IntakeTenant, type LeadIntake, submissionCounter, submitLead } from "@forecourt/leads/intake";
import type { StoredFile } from "@forecourt/leads/stores";
import { policyDefaults } from "@forecourt/leads/defaults";
import { postgresLeadStore } from "@forecourt/leads/postgres";
import { sqliteLeadStore } from "@forecourt/leads/sqlite";
import { discardFiles, diskStorage, receiveMultipart } from "@forecourt/leads/uploads";

const [port = "0", kind = "", where = "", directory = "."] = process.argv.slice(2);
const store = kind === "--postgres" ? postgresLeadStore({ url: where }) : sqliteLeadStore({ file: where });
await store.migrate();
const storage = diskStorage({ directory: join(directory, "files") });
const intake: LeadIntake = {
  store,
  counter: submissionCounter(),
  verifier: null,
  now: () => new Date(),
  newId: randomUUID,
};
const tenant: IntakeTenant = {
  slug: "bench",
  market: "AU",
  policy: policyDefaults,
  places: [],
  dealerships: [],
  primaryPlace: null,
  pushToPrimaryLocation: false,
  offers: [],
  models: [],
  manufacturerSlug: null,
  autogaugeEnabled: false,
  findCar: async () => null,
  publicUrl: (url) => url,
  sinks: ["mail"],
  sendsFiles: () => false,
};

type Answer = { status: number; answer: unknown };

async function receive(body: unknown, address: string | null, files: StoredFile[] = []): Promise<Answer> {
  const client = { userAgent: null, address };
  const submitted = await submitLead(intake, tenant, { body, leadId: null, client, files });
  if (submitted.kind === "malformed") return { status: 400, answer: submitted };
  const { result } = submitted;
  if (result.ok) return { status: 201, answer: { id: result.id } };
  return { status: result.refused === "invalid" ? 422 : 503, answer: result };
}

/** The files first, flushed; then the lead that names them. */
async function receiveWithFiles(request: IncomingMessage, address: string | null): Promise<Answer> {
  const received = await receiveMultipart({
    contentType: request.headers["content-type"] ?? "",
    body: request,
    storage,
    newId: randomUUID,
    folder: "bench",
  });
  if (!received.ok) return { status: 400, answer: received };
  const lead: unknown = JSON.parse(String(received.fields["lead"]));
  const answer = await receive(lead, address, received.files);
  // Not after a 503: the commit may have happened, and then the lead has its files.
  if (answer.status < 500 && answer.status >= 400) await discardFiles(storage, received.files);
  return answer;
}

const server = createServer((request, response) => {
  if (request.url === "/readyz") {
    response.end("ok");
    return;
  }
  const forwarded = request.headers["x-forwarded-for"];
  const address = typeof forwarded === "string" ? forwarded : null;
  const answered =
    request.url === "/api/leads/with-files"
      ? receiveWithFiles(request, address)
      : json(request).then((body) => receive(body, address));
  void answered
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
