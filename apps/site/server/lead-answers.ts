import "server-only";
import { successAddress, successPath } from "@forecourt/leads";
import { leadFailureMessage } from "@forecourt/leads/browser";
import type { RefusedFile } from "@forecourt/leads/uploads";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { FORGET_TYPED, keepTyped } from "#server/forms/drafts.ts";
import type { ReceivedEnquiry } from "./enquiries.ts";
import { isFormPage, plainPath } from "./form-paths.ts";
import { refusedFilesCookie } from "#server/uploads/refused-files.ts";

/** For a script: the id, or what is wrong, in words for the shopper. */
export function jsonAnswer({ result }: ReceivedEnquiry, refused: readonly RefusedFile[] = []): Response {
  if (result.ok) {
    const answer = Response.json(
      { id: result.id, ...(refused.length > 0 ? { refused } : {}) },
      { status: result.outcome === "created" ? 201 : 200 },
    );
    if (refused.length > 0) answer.headers.append("set-cookie", refusedFilesCookie(refused));
    return answer;
  }
  if (result.refused === "invalid") {
    const problems = result.problems.map(({ field, message }) => ({ field, message }));
    return Response.json({ error: "Please check the form.", problems }, { status: 422 });
  }
  const tooMany = result.refused === "too_many";
  return Response.json(
    { error: leadFailureMessage },
    {
      status: tooMany ? 429 : 503,
      headers: { "retry-after": String(tooMany ? result.retryAfterSeconds : 30) },
    },
  );
}

/** For a plain form: the success page, or the form again with everything that was typed. */
export async function pageAnswer(
  content: TenantContent,
  received: ReceivedEnquiry,
  fields: Readonly<Record<string, unknown>>,
  refused: readonly RefusedFile[] = [],
): Promise<Response> {
  const { result, form, car } = received;
  if (result.ok) {
    const cookies = refused.length > 0 ? [FORGET_TYPED, refusedFilesCookie(refused)] : [FORGET_TYPED];
    return seeOther(successPath(successAddress(form, fields, car?.condition ?? null)), cookies);
  }
  const problems =
    result.refused === "invalid" ? result.problems : [{ field: "", message: leadFailureMessage }];
  const cookie = await keepTyped(content.slug, { values: typedValues(fields), problems });
  return seeOther(formAgain(content, received, fields), cookie === null ? [] : [cookie]);
}

/** Where a form is shown again: its own page where it has one, with the car or offer it is about. */
function formAgain(
  { tenant }: TenantContent,
  { form, car }: ReceivedEnquiry,
  fields: Readonly<Record<string, unknown>>,
): string {
  const from = plainPath(typeof fields["url"] === "string" ? fields["url"] : "");
  if (!isFormPage(from, tenant.config))
    return car ? `/cars/${encodeURIComponent(car.slug)}/enquire` : "/contact";
  const query = new URLSearchParams();
  if (car) query.set("car_id", car.id);
  if (typeof fields["offer_id"] === "string") query.set("offer_id", fields["offer_id"]);
  return `${from}${query.size > 0 ? `?${query}` : ""}#${form.id}-form`;
}

function seeOther(location: string, cookies: readonly string[]): Response {
  const answer = new Response(null, { status: 303, headers: { location } });
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}

const typedValues = (fields: Readonly<Record<string, unknown>>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | string[]] =>
        typeof entry[1] === "string" || Array.isArray(entry[1]),
    ),
  );
