import { setTimeout as pause } from "node:timers/promises";
import type { Answered } from "../world/ask.ts";
import { plainAnswer } from "../world/plain-answer.ts";
import type { ProbedTenant } from "../world/probed-tenant.ts";
import type { Probe } from "../world/setting-case.ts";

const plain = ({ status, location, cookies, body }: Answered, slug: string): string =>
  plainAnswer([status, location, ...cookies, body].join("\n"), slug);

/** A page as a shopper without scripts has it: status, where it leads, and all of its HTML. */
export const page =
  (path: string): Probe =>
  async (tenant) =>
    plain(await tenant.ask(path), tenant.slug);

/** Every part of a page that matches, and nothing else of it. */
export const partOfPage =
  (path: string, part: RegExp): Probe =>
  async (tenant) =>
    [...(await page(path)(tenant)).matchAll(part)].map(([found]) => found).join("\n");

/** A page of the site that lives on a dealer platform. */
export const platformPage =
  (path: string): Probe =>
  async (tenant) =>
    plain(await tenant.askOnPlatform(path), tenant.slug);

/** Several probes as one. */
export const all =
  (...probes: readonly Probe[]): Probe =>
  async (tenant) => {
    const answers: string[] = [];
    for (const probe of probes) answers.push(await probe(tenant));
    return answers.join("\n\n");
  };

export const asJson = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** The answer to a JSON call. */
export const call =
  (path: string, body: unknown): Probe =>
  async (tenant) =>
    plain(await tenant.ask(path, asJson(body)), tenant.slug);

let marks = 0;
/** A text no other probe sends; answers lose its number. */
export const newMark = (): string => `proof-${String((marks += 1)).padStart(5, "0")}`;

/** A shopper's answers that every form takes. */
export const SHOPPER = {
  first_name: "Kim",
  last_name: "Lee",
  name: "Kim Lee",
  phone: "0491570156",
  email: "kim@shopper.example",
  postcode: "2830",
  category: "General Enquiry",
} as const;

/** A lead call as a script sends it, with a text by which to know the lead again. */
export const leadCall = (mark: string, fields: object) =>
  asJson({
    lead: { form: "general", ...SHOPPER, idempotency_key: mark, message: mark, ...fields },
  });

/** How long a delivery may take before it counts as not made. */
const DELIVERED_WITHIN_MS = 6000;

/** Sends a lead to the site on a platform: what is answered, and what services outside receive of it. */
export const lead =
  (
    fields: Readonly<Record<string, unknown>>,
    { path = "/api/leads", method = "POST", withinMs = DELIVERED_WITHIN_MS, deliveries = 1 } = {},
  ): Probe =>
  async (tenant) => {
    const mark = newMark();
    const answered = await tenant.askOnPlatform(path, { ...leadCall(mark, fields), method });
    const sent = await eventually(() => tenant.received(mark), deliveries, withinMs);
    return [plain(answered, tenant.slug), ...sent.map((each) => sentAs(each, tenant))].join("\n");
  };

/** Sends a lead to the site on its folders: what is answered, and the mails laid down for it. */
export const mailedLead =
  (fields: Readonly<Record<string, unknown>>, { withinMs = DELIVERED_WITHIN_MS } = {}): Probe =>
  async (tenant) => {
    const mark = newMark();
    const answered = await tenant.ask("/api/leads", leadCall(mark, fields));
    const mails = await eventually(() => tenant.mails(mark), 1, withinMs);
    const headers = mails.map((mail) => mail.replaceAll(/^(Message-ID|Date|.*boundary).*$/gim, ""));
    return [plain(answered, tenant.slug), ...headers.map((mail) => plainAnswer(mail, tenant.slug))].join(
      "\n",
    );
  };

/** What one request to a service outside was, as that service could tell it from another. */
function sentAs(
  { method, path, headers, body }: ReturnType<ProbedTenant["received"]>[number],
  { slug }: ProbedTenant,
): string {
  return plainAnswer([method, path, headers.authorization ?? "", body].join(" "), slug);
}

/** Looks until there is enough to see, or it has been long enough. */
export async function eventually<Seen>(
  look: () => readonly Seen[],
  enough: number,
  withinMs: number,
): Promise<readonly Seen[]> {
  const until = Date.now() + withinMs;
  while (look().length < enough && Date.now() < until) await pause(50);
  return look();
}

/** What `forecourt …` prints; SLUG stands for the tenant's. */
export const command =
  (...words: readonly string[]): Probe =>
  async (tenant) =>
    plainAnswer(
      await tenant.command(...words.map((word) => (word === "SLUG" ? tenant.slug : word))),
      tenant.slug,
    );

/** A batch with one event, as a page sends it; SLUG stands for the tenant's. */
export const pageViewed = (mark: string): object => ({
  events: [
    {
      website_slug: "SLUG",
      url: `/${mark}`,
      category: 1,
      lead_id: null,
      anon_id: "anon-0001",
      session_id: "session-0001",
      error_message: null,
      event_properties: {},
    },
  ],
});

/** A pressed phone number, as a page reports it. */
export const phoneCall = (mark: string): object => ({
  website_slug: "SLUG",
  url: `/${mark}`,
  car_id: null,
  dealership_id: null,
});

/** Sends something to the site and gives where services outside receive it. */
export const passedOn =
  (path: string, bodyOf: (mark: string) => object): Probe =>
  async (tenant) => {
    const mark = newMark();
    const { headers, method, body } = asJson(bodyOf(mark));
    const answered = await tenant.ask(path, { method, headers, body: body.replaceAll("SLUG", tenant.slug) });
    const seen = await eventually(() => tenant.received(mark), 1, 2000);
    return [answered.status, ...seen.map(({ path: to }) => to)].join("\n");
  };
