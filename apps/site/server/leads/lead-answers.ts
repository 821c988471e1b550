import "server-only";
import { type FieldProblem, type LeadSubmission, confirmedLead, successQuery } from "@forecourt/leads";
import { translateText } from "@forecourt/leads/translations";
import { leadFailureMessage } from "@forecourt/leads/browser";
import type { ReceiveLeadResult, SubmittedLead } from "@forecourt/leads/intake";
import { type RefusedFile, translateRefusedFile } from "@forecourt/leads/uploads";
import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { forgetTyped, keepTyped } from "#server/forms/drafts.ts";
import { formAgain, seeOther, siteNow, typedValues } from "#server/forms/form-again.ts";
import { formWordsOf } from "#server/forms/form-in-language.ts";
import { errorAnswer } from "#server/http/answer/error-answer.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { passOnRefusedFiles } from "#server/uploads/refused-files.ts";
import { keepSentLead } from "./sent-lead.ts";

type ReceivedLead = Extract<SubmittedLead, { kind: "received" }>;

/** For a script: the id, or what is wrong, in the language of the page it was sent from. */
export async function jsonAnswer(
  content: TenantContent,
  result: ReceiveLeadResult,
  refused: readonly RefusedFile[],
): Promise<Response> {
  const site = await siteNow(content);
  if (result.ok) {
    const named = filesInLanguage(refused, site);
    await passOnRefusedFiles(named);
    await keepSentLead(result.id);
    return Response.json(
      { id: result.id, ...(named.length > 0 ? { refused: named } : {}) },
      { status: result.outcome === "created" ? 201 : 200 },
    );
  }
  const { form: words } = wording(site.config);
  if (result.refused === "invalid") {
    const problems = problemsInLanguage(result.problems, site).map(({ field, message }) => ({
      field,
      message,
    }));
    return Response.json({ error: `${words.problems}.`, problems }, { status: 422 });
  }
  if (result.refused === "missing") return errorAnswer(404, "This site has no such lead.");
  const tooMany = result.refused === "too_many";
  return Response.json(
    { error: site.prefix === "" ? leadFailureMessage : words.storeFailure },
    {
      status: tooMany ? 429 : 503,
      headers: { "retry-after": String(tooMany ? result.retryAfterSeconds : 30) },
    },
  );
}

/** For a plain form: the success page, or the form again with everything that was typed. */
export async function pageAnswer(
  content: TenantContent,
  received: ReceivedLead,
  fields: Readonly<Record<string, unknown>>,
  refused: readonly RefusedFile[],
): Promise<Response> {
  const { result, form, car } = received;
  const site = await siteNow(content);
  if (result.ok) {
    await forgetTyped();
    await passOnRefusedFiles(filesInLanguage(refused, site));
    await keepSentLead(result.id);
    const query = successQuery(confirmedLead(form, fields, car?.condition ?? null));
    return seeOther(href("success", {}, site, { query }));
  }
  const problems =
    result.refused === "invalid"
      ? problemsInLanguage(result.problems, site)
      : [{ field: "", message: failureSentence(site) }];
  await keepTyped(content.slug, { values: typedValues(fields), problems });
  const fieldIsWrong = problems.some(({ field }) =>
    form.steps.some(({ fields }) => fields.some(({ name }) => name === field)),
  );
  return seeOther(formAgain(site, { id: form.id, car, fieldIsWrong }, fields));
}

/** For a plain form whose files could not be kept: the form again, with everything that was typed and a sentence. */
export async function filesNotKept(
  content: TenantContent,
  { form, carId }: Pick<LeadSubmission, "form" | "carId">,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const car = carId === null ? null : await findCarById(content.slug, carId).catch(() => null);
  const site = await siteNow(content);
  const problems = [{ field: "", message: failureSentence(site) }];
  await keepTyped(content.slug, { values: typedValues(fields), problems });
  return seeOther(formAgain(site, { id: form, car }, fields));
}

/** What is wrong with a form, in the language it was filled in. */
function problemsInLanguage(problems: readonly FieldProblem[], site: TenantSite): FieldProblem[] {
  const translation = formWordsOf(site);
  return problems.map((problem) =>
    translation
      ? {
          ...problem,
          label: translateText(problem.label, translation.texts),
          message: translateText(problem.message, translation.messages),
        }
      : problem,
  );
}

const filesInLanguage = (refused: readonly RefusedFile[], site: TenantSite): RefusedFile[] =>
  refused.map((file) => translateRefusedFile(file, formWordsOf(site)?.messages));

/** What a shopper reads above a form we could not keep: that nothing typed is lost, and how else to reach the dealer. */
function failureSentence({ config, content, prefix }: TenantSite): string {
  if (prefix !== "") return wording(config).form.storeFailure;
  const primary = content.locations.find((location) => location.primary) ?? content.locations[0];
  const phone = config.site.phone ?? primary?.contact.phone ?? null;
  const sentence = `${leadFailureMessage}. Nothing you typed is lost: please send it again`;
  return phone === null ? `${sentence}.` : `${sentence}, or call us on ${phone}.`;
}
