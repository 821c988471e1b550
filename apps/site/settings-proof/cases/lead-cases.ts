import { setTimeout as pause } from "node:timers/promises";
import { plainAnswer } from "../world/plain-answer.ts";
import {
  all,
  call,
  command,
  eventually,
  lead,
  mailedLead,
  leadCall,
  newMark,
  page,
  pageViewed,
  passedOn,
  phoneCall,
  SHOPPER,
} from "./probes.ts";
import type { Probe, SettingCase } from "../world/setting-case.ts";

const contact = page("/contact");
const answers = (fields: object): Probe =>
  call("/api/leads", { lead: { form: "general", ...SHOPPER, message: "Hello there.", ...fields } });

/** A destination of the dealer's own; the address is the double's. */
const desk = (path: string) => ({
  kind: "webhook",
  name: "desk",
  url: `http://double.example${path}`,
  secrets: ["FORECOURT_SECRET_SHARED_WEBHOOK"],
});
const toDesk = { routes: [{ name: "All", to: ["desk"] }] };

/** Sections `formPage` and `modelPage`: how the pages of forms and of models look. */
export const pageCases: readonly SettingCase[] = [
  { setting: "modelPage.arrangement", to: "plate", probe: page("/mazda-cx-5") },
  { setting: "modelPage.figures", to: ["towing"], probe: page("/mazda-cx-5") },
  { setting: "modelPage.gradesAs", to: "columns", probe: page("/mazda-cx-5") },
  { setting: "formPage.arrangement", to: "docket", probe: contact },
];

/** Sections `forms` and `consent`: what is asked and what is taken. */
export const formsCases: readonly SettingCase[] = [
  { setting: "forms.namePunctuation", to: true, probe: answers({ last_name: "O'Neill" }) },
  { setting: "forms.testPhoneNumber", to: "0491570156", probe: lead({}, { withinMs: 2500 }) },
  {
    setting: "forms.strictPhoneNumbers",
    to: true,
    given: { site: { market: "US" } },
    probe: answers({ phone: "000 123 4567", postcode: "90210" }),
  },
  { setting: "forms.mobileOnly", to: true, probe: answers({ phone: "07 3333 4444" }) },
  { setting: "forms.messageOptional", to: true, probe: answers({ message: "" }) },
  { setting: "forms.offered", to: ["general"], probe: page("/finance") },
  { setting: "forms.categories", to: ["General Enquiry"], probe: contact },
  { setting: "forms.defaultState", to: "nsw", probe: all(page("/finance"), page("/trade-in")) },
  { setting: "forms.short", to: ["general"], probe: contact },
  { setting: "forms.suggestions", to: ["Is it still there?"], probe: page("/cars/plain/enquire") },
  { setting: "forms.ownProblemSentences", to: true, probe: answers({ email: "" }) },
  { setting: "forms.answerMinutes", to: 20, probe: contact },
  { setting: "forms.rentalDates", to: true, probe: page("/cars/plain/enquire") },
  { setting: "forms.whereDidYouHear", to: ["Radio"], probe: contact },
  { setting: "forms.visit", to: "test_ride", probe: page("/book-test-drive") },
  { setting: "forms.serviceInSteps", to: true, probe: page("/service") },
  { setting: "forms.additionalServices", to: ["Wash"], probe: page("/book-a-service") },
  { setting: "forms.changes", to: { general: { title: "Ask us" } }, probe: contact },
  { setting: "consent.optInTicked", to: false, probe: contact },
  { setting: "consent.optInText", to: "Write to me.", probe: contact },
  {
    setting: "consent.optInVersion",
    to: "2",
    given: { leads: { sinks: [desk("/desk")], routing: toDesk } },
    probe: lead({ opt_in: true }),
  },
  { setting: "consent.termsRequired", to: true, probe: contact },
  {
    setting: "consent.termsText",
    to: "Fine by me.",
    given: { consent: { termsRequired: true } },
    probe: contact,
  },
  {
    setting: "consent.termsVersion",
    to: "2",
    given: { consent: { termsRequired: true }, leads: { sinks: [desk("/desk")], routing: toDesk } },
    probe: lead({ terms_conditions: true }),
  },
];

const mailTimes = command("alerts", "times", "--tenant", "SLUG");

/** Section `alerts`: mails about new cars and lower prices. */
export const alertsCases: readonly SettingCase[] = [
  {
    setting: "alerts.enabled",
    to: true,
    probe: all(page("/my-alerts"), call("/api/alerts", { list: "used-cars", email: "no address" })),
  },
  { setting: "alerts.quietFrom", to: 1, probe: mailTimes },
  { setting: "alerts.quietUntil", to: 20, probe: mailTimes },
  { setting: "alerts.digestHour", to: 15, probe: mailTimes },
];

/** Whether a delivery that failed is tried again soon; how often until then depends on the machine. */
const triedAgain: Probe = async (tenant) => {
  const mark = newMark();
  await tenant.askOnPlatform("/api/leads", leadCall(mark, {}));
  const seen = await eventually(() => tenant.received(mark), 2, 3000);
  return seen.length > 1 ? "tried again" : "tried once";
};
const downAtOnce = { sinks: [desk("/down")], routing: toDesk, delivery: { firstRetrySeconds: 0.2 } };

/** Sends two leads and gives both answers and how many of them a dealer gets. */
const two =
  (fields: (mark: string, number: number) => object, { pauseMs = 0 } = {}): Probe =>
  async (tenant) => {
    const mark = newMark();
    const answers: string[] = [];
    for (const number of [1, 2]) {
      const call = leadCall(mark, { idempotency_key: `${mark}-${number}`, ...fields(mark, number) });
      answers.push(plainAnswer((await tenant.askOnPlatform("/api/leads", call)).body, tenant.slug));
      await pause(pauseMs);
    }
    const seen = await eventually(() => tenant.received(mark), 2, 2500);
    return [...answers, `${seen.length} delivered`].join("\n");
  };

/** A finished lead that is older than some dealers keep one, and what `leads erase --expired` says a month later. */
const aMonthLater: Probe = async (tenant) => {
  await tenant.ask("/api/leads", leadCall(newMark(), {}));
  const printed = await tenant.command("leads", "erase", "--expired", "--tenant", tenant.slug);
  return plainAnswer(printed, tenant.slug);
};

/** Section `leads`: how leads travel. */
export const leadsCases: readonly SettingCase[] = [
  {
    setting: "leads.yesNoFields",
    to: ["Ready to sell"],
    given: {
      forms: {
        changes: {
          general: { add: [{ name: "Ready to sell", label: "Ready?", kind: "checkbox", required: false }] },
        },
      },
    },
    probe: lead({ "Ready to sell": true }),
  },
  { setting: "leads.pushToPrimaryLocation", to: true, probe: lead({}) },
  {
    setting: "leads.sinks",
    to: [desk("/other-desk")],
    given: { leads: { sinks: [desk("/desk")], routing: toDesk } },
    probe: lead({}),
  },
  {
    setting: "leads.routing.routes",
    to: toDesk.routes,
    given: { leads: { sinks: [desk("/desk")] } },
    probe: lead({}),
  },
  { setting: "leads.delivery.maxAttempts", to: 1, given: { leads: downAtOnce }, probe: triedAgain },
  {
    setting: "leads.delivery.firstRetrySeconds",
    to: 300,
    given: { leads: downAtOnce },
    probe: triedAgain,
  },
  {
    setting: "leads.delivery.longestRetrySeconds",
    to: 0.2,
    given: { leads: { ...downAtOnce, delivery: { firstRetrySeconds: 300 } } },
    probe: triedAgain,
  },
  {
    setting: "leads.delivery.incompleteAfterMinutes",
    to: 0,
    probe: lead({ lead_status: "Incomplete" }, { withinMs: 3000 }),
  },
  {
    setting: "leads.spam.minimumSeconds",
    to: 60,
    probe: two(() => ({ opened_at: Date.now() - 20_000 })),
  },
  { setting: "leads.spam.suspectAfter", to: 1, probe: two(() => ({})) },
  { setting: "leads.spam.refuseAfter", to: 1, probe: two(() => ({})) },
  {
    setting: "leads.spam.windowMinutes",
    to: 0.001,
    given: { leads: { spam: { suspectAfter: 1 } } },
    probe: two(() => ({}), { pauseMs: 200 }),
  },
  {
    setting: "leads.spam.sameTextAfter",
    to: 1,
    probe: two((mark, number) => ({
      message: `${mark} is a text that two people would hardly write alike.`,
      email: `shopper${number}@shopper.example`,
    })),
  },
  {
    setting: "leads.spam.whenVerificationIsDown",
    to: "accept",
    given: {
      integrations: {
        humanVerificationSiteKey: "demo-1",
        humanVerificationSecret: "FORECOURT_SECRET_SHARED_MAPS_KEY",
      },
    },
    // The service is not to be reached from a test, so it is down.
    probe: mailedLead({ human_token: "token" }, { withinMs: 9000 }),
  },
  { setting: "leads.retentionDays", to: 7, probe: aMonthLater },
];

/** Asks for a number and gives how often the dealer's own service is called about it. */
const reportedReveals: Probe = async (tenant) => {
  const answered = await revealed(tenant);
  const seen = await eventually(() => tenant.received(`/reveals/${tenant.slug}`), 1, 1500);
  return `${answered}\n${seen.length}`;
};
const revealed: Probe = (tenant) =>
  call("/api/events/phone-reveal", { car_id: "plain", dealership_id: "d1", website_id: tenant.slug })(tenant);

/** The part of `analytics` that the server reads: where events and calls are passed on to. */
export const eventCases: readonly SettingCase[] = [
  {
    setting: "analytics.eventsEndpoint",
    to: "http://double.example/events",
    probe: passedOn("/api/events", pageViewed),
  },
  {
    setting: "analytics.phoneCallBase",
    to: "http://double.example/calls",
    probe: passedOn("/api/events/car_phone_call", phoneCall),
  },
  {
    setting: "analytics.phoneRevealEndpoint",
    to: "http://double.example/reveals/SLUG",
    probe: reportedReveals,
  },
];
