import {
  confirmedLead,
  failureText,
  type LeadSubmission,
  successQuery,
  isTestDriveOnly,
} from "@forecourt/leads";
import { type RefusedFile, refusedFileText, type SubmittedLead } from "@forecourt/leads/intake";
import { formMessages, wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { dealerPhone } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { forgetTyped, keepTyped } from "#server/forms/drafts.ts";
import { formAgain, typedValues } from "#server/forms/form-again.ts";
import { seeOther } from "#host/http/response/private-response.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { passOnRefusedFiles } from "#server/uploads/refused-files.ts";
import { keepSentLead } from "./sent-lead.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { type LeadAccepted, leadCar, leadEventName } from "@forecourt/analytics";
import { CONVERSION_COOKIE } from "#client/visit/conversion-cookie.ts";
import { writeCookie } from "#host/http/response/site-cookies.ts";

type ReceivedLead = Extract<SubmittedLead, { kind: "received" }>;

/** For a script: the id, or what is wrong, in the language of the page it was sent from. */
export async function jsonOutcome(
  wiring: Pick<Wiring, "env" | "now" | "cookieKey">,
  content: TenantContent,
  received: ReceivedLead,
  refused: readonly RefusedFile[],
): Promise<Response> {
  const { result, form } = received;
  const site = await siteOfRequest(wiring, content);
  await keepConversion(site, received);
  if (result.ok) {
    const named = filesInLanguage(refused, site);
    await passOnRefusedFiles(
      wiring,
      named.map(({ message }) => message),
    );
    await keepSentLead(wiring, result.id);
    return Response.json(
      { id: result.id, ...(named.length > 0 ? { refused: named } : {}) },
      { status: result.outcome === "created" ? 201 : 200 },
    );
  }
  const { form: words } = wording(site.config);
  if (result.refused === "invalid") {
    const problems = result.problems.map(({ field, message }) => ({ field, message }));
    return Response.json({ error: `${words.problems}.`, problems }, { status: 422 });
  }
  if (result.refused === "missing") return errorResponse(404, "This site has no such lead.");
  const tooMany = result.refused === "too_many";
  return Response.json(
    { error: failureText({ ...form, messages: formMessages(site.config).problems }) },
    {
      status: tooMany ? 429 : 503,
      headers: { "retry-after": String(tooMany ? result.retryAfterSeconds : 30) },
    },
  );
}

/** For a plain form: the success page, or the form again with everything that was typed. */
export async function pageResponse(
  wiring: Pick<Wiring, "now" | "drafts" | "log" | "counters" | "env" | "cookieKey">,
  content: TenantContent,
  received: ReceivedLead,
  fields: Readonly<Record<string, unknown>>,
  refused: readonly RefusedFile[],
): Promise<Response> {
  const { result, form, car } = received;
  const site = await siteOfRequest(wiring, content);
  await keepConversion(site, received);
  if (result.ok) {
    await forgetTyped();
    await passOnRefusedFiles(
      wiring,
      filesInLanguage(refused, site).map(({ message }) => message),
    );
    await keepSentLead(wiring, result.id);
    const query = successQuery(confirmedLead(form, fields, car?.condition ?? null));
    return seeOther(href("success", {}, site, { query }));
  }
  const problems =
    result.refused === "invalid" ? result.problems : [{ field: "", message: failureSentence(site) }];
  await keepTyped(wiring, content.slug, { values: typedValues(fields), problems });
  const fieldIsWrong = problems.some(({ field }) =>
    form.steps.some(({ fields }) => fields.some(({ name }) => name === field)),
  );
  return seeOther(formAgain(site, { id: form.id, car, fieldIsWrong }, fields));
}

/** For a plain form whose files could not be stored: the form again, with everything that was typed and a sentence. */
export async function lostFilesPage(
  wiring: Pick<Wiring, "now" | "drafts" | "log" | "counters" | "env" | "stock">,
  content: TenantContent,
  { form, carId }: Pick<LeadSubmission, "form" | "carId">,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const car = carId === null ? null : await findCarById(wiring, content, carId).catch(() => null);
  const site = await siteOfRequest(wiring, content);
  const problems = [{ field: "", message: failureSentence(site) }];
  await keepTyped(wiring, content.slug, { values: typedValues(fields), problems });
  return seeOther(formAgain(site, { id: form, car }, fields));
}

/** Files that were not taken, each with its sentence for the shopper. */
const filesInLanguage = (refused: readonly RefusedFile[], { config }: TenantSite) => {
  const messages = formMessages(config).files;
  return refused.map((file) => ({ ...file, message: refusedFileText(file, messages) }));
};

/** What a shopper reads above a form we could not keep: that nothing typed is lost, and how else to reach the dealer. */
function failureSentence({ config, content }: TenantSite): string {
  const { form } = wording(config);
  const phone = dealerPhone({ config, locations: content.locations });
  return phone === null ? form.notSent : form.notSentCall(phone);
}

/** As long as a visit may pause. */
const LIFE_SECONDS = 30 * 60;

/**
 * Adds to the response what the browser's finished lead counts as, for the next page that has its scripts: the
 * confirmation, or another one of a shopper who has gone on. A form that was sent without a script counts the same.
 */
async function keepConversion(
  { config }: Pick<TenantSite, "config">,
  { result, form, car, category, finished }: Extract<SubmittedLead, { kind: "received" }>,
): Promise<void> {
  if (!result.ok || !finished) return;
  const about = car && {
    condition: car.condition,
    testDriveOnly: isTestDriveOnly(car, config.reserve),
    tracked: { id: car.id, slug: car.slug, name: car.name, price: car.price },
  };
  const name = leadEventName({ form: form.id, category, car: leadCar(about) });
  const event: LeadAccepted = { name, leadId: result.id, form: form.id, car: about?.tracked ?? null };
  await writeCookie(CONVERSION_COOKIE, JSON.stringify(event), LIFE_SECONDS, { readable: true });
}
