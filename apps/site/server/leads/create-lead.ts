import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { formInLanguage } from "#server/forms/form-in-language.ts";
import { randomUUID } from "node:crypto";
import { parseSubmission } from "@forecourt/leads";
import { discardFiles, type FileStorage, type LeadIntake, submitLead } from "@forecourt/leads/intake";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { plainRecord } from "#host/http/body/plain-record.ts";
import { meter } from "#host/metrics/meter.ts";
import { spanned } from "#host/trace/tracer.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { humanVerifier } from "./human-verification.ts";
import { type ReadLeadCall, readLeadCall } from "./lead-call.ts";
import { lostFilesPage, jsonOutcome, pageResponse } from "./lead-responses.ts";
import { leadTenant } from "./lead-tenant.ts";

/** Where leads are stored: the site's own, or nowhere in mock mode. */
interface LeadPlace {
  intake: LeadIntake;
  storage: FileStorage;
}

/** How a call differs from the plain `POST /api/leads`. */
export interface LeadCallOptions {
  /** The lead that is extended; it must be the tenant's. */
  leadId?: string;
  /** Goes to these sinks alone, whatever the tenant's routes say. */
  onlySinks?: readonly string[];
  place?: LeadPlace;
}

const sitePlace = ({ leads, counters, now, files }: Wiring): LeadPlace => ({
  intake: { store: leads, counter: counters, verifier: null, now, newId: randomUUID },
  storage: files,
});

/**
 * Answers every lead call: JSON, a plain form or a form with files, new or extended, real or mock. The lead is made
 * and stored by `submitLead`; here are the body, the files and the words of the response. Files no lead came of are removed.
 */
export async function createLead(
  request: Request,
  content: TenantContent,
  wiring: Wiring,
  { leadId, onlySinks, place }: LeadCallOptions = {},
): Promise<Response> {
  const { intake, storage } = place ?? sitePlace(wiring);
  const call = await readLeadCall(request, storage, content.slug);
  if (call instanceof Response) return call;
  const { body, script, files, refused } = call;
  if (call.filesLost) return lostFilesResponse(wiring, content, call);
  const site = await siteOfRequest(wiring, content);
  const verifier = place ? null : humanVerifier(content.tenant.config, wiring);
  const submitted = await spanned({ name: "lead", facts: { tenant: content.slug } }, () =>
    submitLead({ ...intake, verifier }, leadTenant(wiring, content), {
      body,
      leadId: leadId ?? null,
      client: clientInfo(request),
      files,
      onlySinks,
      shownForm: (id, facts) => formInLanguage(id, site, facts),
    }),
  );
  if (submitted.kind === "malformed") {
    await discardFiles(storage, files);
    return errorResponse(400, submitted.message);
  }
  const { result, form } = submitted;
  // Not when the store was unavailable: the commit may have happened, and then the lead has its files.
  const needless = result.ok ? result.outcome === "repeated" : result.refused !== "unavailable";
  if (needless) await discardFiles(storage, files);
  const outcome = result.ok ? { leadId: result.id, outcome: result.outcome } : { refused: result.refused };
  if (!place) meter().count("leads", { outcome: result.ok ? result.outcome : result.refused });
  wiring.log.info({ tenant: content.slug, form: form.id, mock: place !== undefined, ...outcome }, "enquiry");
  return script
    ? jsonOutcome(wiring, content, submitted, refused)
    : pageResponse(wiring, content, submitted, plainRecord(body), refused);
}

/** No lead without its files: a script sends it again, a plain form comes back with what was typed. */
async function lostFilesResponse(
  wiring: Wiring,
  content: TenantContent,
  { body, script }: ReadLeadCall,
): Promise<Response> {
  const parsed = parseSubmission(body, { key: randomUUID() });
  if (!parsed.ok) return errorResponse(400, parsed.problem.message);
  return script
    ? errorResponse(503, "The files could not be kept.", { "retry-after": "30" })
    : lostFilesPage(wiring, content, parsed.submission, plainRecord(body));
}
