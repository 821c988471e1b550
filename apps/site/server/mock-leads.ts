import "server-only";
import { randomUUID } from "node:crypto";
import { formFor, type LeadSubmission, parseSubmission, validateForm } from "@forecourt/leads";
import { type FileStorage, receiveMultipart, type RefusedFile } from "@forecourt/leads/uploads";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { ReceivedEnquiry } from "./enquiries.ts";
import { formFacts } from "#server/forms/form-facts.ts";
import { jsonAnswer, pageAnswer } from "./lead-answers.ts";
import { parsedLead } from "./parsed-lead.ts";
import { plainRecord } from "#server/http/plain-record.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { readBody } from "#server/http/request-body.ts";
import { findCarById } from "#server/stock/stock.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";

const LIMIT = 256_000;

/** Files are read and judged, and kept nowhere. */
const NOWHERE: FileStorage = {
  write: async (_location, content) => {
    for await (const chunk of content) void chunk;
  },
  read: () => Promise.reject(new Error("Mock mode keeps no files, so there is none to read.")),
  remove: async () => undefined,
};

interface MockBody {
  fields: unknown;
  script: boolean;
  refused: readonly RefusedFile[];
}

/**
 * A lead call in mock mode: judged by the same rules and answered in the same words as the real one, and stored
 * nowhere. Production has no mock mode unless it is switched on.
 */
export async function mockLead(
  request: Request,
  tenant: string,
  leadId: string | null = null,
): Promise<Response> {
  const { env } = await getWiring();
  const content = env.FORECOURT_MOCK === "on" ? await getTenant(tenant) : null;
  if (!content) return Response.json({ error: "There is no mock mode here." }, { status: 404 });
  const body = await mockBody(request);
  const parsed = body && parseSubmission(body.fields, { key: randomUUID(), leadId });
  if (!body || !parsed?.ok)
    return Response.json(
      { error: parsed && !parsed.ok ? parsed.problem.message : "A lead was expected." },
      { status: 400 },
    );
  const received = await judged(content, parsed.submission);
  return body.script
    ? jsonAnswer(received, body.refused)
    : pageAnswer(content, received, plainRecord(body.fields), body.refused);
}

async function mockBody(request: Request): Promise<MockBody | null> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.startsWith("multipart/form-data")) {
    const body = await readBody(request, LIMIT);
    return body && { fields: body.fields, script: body.kind === "json", refused: [] };
  }
  if (!request.body) return null;
  const form = await receiveMultipart({
    contentType,
    body: request.body,
    storage: NOWHERE,
    newId: randomUUID,
    folder: "mock",
  });
  if (!form.ok) return null;
  const lead = parsedLead(form.fields["lead"]);
  return { fields: lead ?? form.fields, script: lead !== null, refused: form.refused };
}

async function judged(content: TenantContent, submission: LeadSubmission): Promise<ReceivedEnquiry> {
  const { config } = content.tenant;
  const car = submission.carId === null ? null : await findCarById(content.slug, submission.carId);
  const location = content.locations.find(({ id }) => id === submission.location) ?? null;
  const form = formFor(submission.form, config, formFacts(content, { car, location }));
  const { stage } = submission;
  const reached = form.steps.flatMap((_, step) => (step <= stage.step ? [step] : []));
  const checked = validateForm(form, submission.values, config.forms, {
    state: location?.address.state ?? car?.state ?? null,
    skipped: stage.skipped,
    ...(stage.kind === "incomplete" ? { steps: reached } : {}),
  });
  const outcome = submission.leadId === null ? "created" : "revised";
  const result: ReceivedEnquiry["result"] = checked.ok
    ? { ok: true, id: submission.leadId ?? randomUUID(), outcome, standing: "test" }
    : { ok: false, refused: "invalid", problems: checked.problems };
  return { result, form, car };
}
