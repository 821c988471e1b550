import {
  buildSubmission,
  type FormId,
  formFor,
  leadPayload,
  type LeadSubmission,
  validateForm,
} from "@forecourt/leads";
import { buildLead } from "@forecourt/leads/intake";
import { retryDelay } from "@forecourt/leads/delivery";
import { assessSpam, receiveLead, routeLead, submissionCounter } from "@forecourt/leads/intake";
import { loadPhoneRules } from "@forecourt/leads/phone";
import { configuredSinks } from "@forecourt/leads/sinks";
import { memoryLeadStore } from "@forecourt/leads/memory";
import { aNewLead } from "@forecourt/leads/testing";
import { type TenantConfig, tenantAdvice } from "@forecourt/tenant-config";
import { buttons } from "./car-effects.ts";
import type { Effect } from "./effect.ts";

const now = new Date(Date.UTC(2026, 10, 21));
const place = { id: "1", name: "North", dealershipSlug: null, state: "qld", kind: "sales" } as const;
const facts = { market: "AU", places: [place], dealerships: [] } as const;
const form = (id: FormId) => (config: TenantConfig) => formFor(id, config, facts);
const typed = {
  first_name: "Kim",
  last_name: "Lee",
  name: "Kim Lee",
  email: "kim@example.com",
  phone: "0412345678",
  postcode: "4000",
  message: "Hello",
  category: "General Enquiry",
};
const check =
  (change: Record<string, unknown>, market: "AU" | "US" = "AU") =>
  async (config: TenantConfig) =>
    validateForm(formFor("general", config, { ...facts, market }), { ...typed, ...change }, config.forms, {
      phoneRules: await loadPhoneRules(market),
    });

const lead = (config: TenantConfig, submission: LeadSubmission, phone = "0412345678") =>
  buildLead({
    form: formFor("general", config, facts),
    values: { first_name: "Kim", phone },
    submission,
    tenant: "acme",
    car: null,
    offer: null,
    places: [place],
    dealerships: [],
    primaryPlace: place,
    pushToPrimaryLocation: config.leads.pushToPrimaryLocation,
    manufacturerSlug: null,
    autogaugeEnabled: false,
    userAgent: null,
    hasFiles: false,
    testPhoneNumber: config.forms.testPhoneNumber,
    now,
  });

/** Sends so many forms from one address, minutes apart, and says how each was received and when it is due. */
const send =
  (count: number, change: Partial<LeadSubmission> = {}, minutesApart = 0) =>
  async (config: TenantConfig) => {
    const store = memoryLeadStore();
    const counter = submissionCounter();
    const answers: unknown[] = [];
    for (let number = 0; number < count; number += 1) {
      const at = new Date(now.getTime() + number * minutesApart * 60_000);
      const values = {
        ...typed,
        email: `kim${number}@example.com`,
        message: `Hello number ${number}, is it there?`,
      };
      const submission = buildSubmission({ form: "general", key: `key-${number}`, values, ...change });
      const received = await receiveLead(
        { store, counter, verifier: null, now: () => at, newId: () => `lead-${number}` },
        {
          submission,
          tenant: "acme",
          form: formFor("general", config, facts),
          validation: config.forms,
          build: () => lead(config, submission),
          address: "203.0.113.7",
          files: [],
          policy: config.leads,
          sinks: ["mail"],
        },
      );
      answers.push(received.ok ? received.standing : received);
    }
    const due = await store.claimDue({
      now: now.getTime() + 31 * 60_000,
      limit: 10,
      lease: "l",
      leaseMs: 1000,
    });
    return { answers, due: due.length };
  };

const signs = { honeypotFilled: false, secondsToSubmit: 5, fromAddress: 5, sameText: 2, verdict: null };
const judge = (change: object) => (config: TenantConfig) =>
  assessSpam({ ...signs, ...change }, config.leads.spam);
const category = "Finance Enquiry";

const forms: readonly Effect[] = [
  { path: "forms.namePunctuation", to: true, see: check({ first_name: "D'Arcy", last_name: "O'Neill" }) },
  {
    path: "forms.testPhoneNumber",
    to: "0491570006",
    see: (config) =>
      lead(config, buildSubmission({ form: "general", key: "k", values: {} }), "0491 570 006").test,
  },
  {
    path: "forms.strictPhoneNumbers",
    to: true,
    see: check({ phone: "000 123 4567", postcode: "90210" }, "US"),
  },
  { path: "forms.mobileOnly", to: true, see: check({ phone: "07 3333 4444" }) },
  { path: "forms.messageOptional", to: true, see: check({ message: "" }) },
  { path: "forms.offered", to: ["general"], see: buttons() },
  { path: "forms.categories", to: ["General Enquiry"], see: form("general") },
  {
    path: "forms.defaultState",
    to: "nsw",
    see: (config) => [form("trade-in")(config), form("finance")(config)],
  },
  { path: "forms.whereDidYouHear", to: ["Radio"], see: form("general") },
  { path: "forms.additionalServices", to: ["Wash"], see: form("book-service") },
  { path: "forms.changes", to: { general: { title: "Ask us" } }, see: form("general") },
  { path: "forms.alertOnFailure", to: false, see: tenantAdvice },
  { path: "consent.optInTicked", to: false, see: form("general") },
  { path: "consent.optInText", to: "Write to me.", see: form("general") },
  { path: "consent.optInVersion", to: "2", see: form("general") },
  { path: "consent.termsRequired", to: true, see: form("general") },
  {
    path: "consent.termsText",
    to: "Fine by me.",
    see: form("general"),
    given: { consent: { termsRequired: true } },
  },
  {
    path: "consent.termsVersion",
    to: "2",
    see: form("general"),
    given: { consent: { termsRequired: true } },
  },
];

const delivery: readonly Effect[] = [
  {
    path: "leads.yesNoFields",
    to: ["Ready to sell"],
    see: (config) =>
      leadPayload(
        aNewLead({ lead: { answers: [{ name: "Ready to sell", label: "Ready to sell", value: true }] } })
          .lead,
        config.leads,
      ),
  },
  {
    path: "leads.pushToPrimaryLocation",
    to: true,
    see: (config) => lead(config, buildSubmission({ form: "general", key: "k", values: {} })).location,
  },
  { path: "leads.delivery.maxAttempts", to: 3, see: (config) => config.leads.delivery.maxAttempts },
  {
    path: "leads.delivery.firstRetrySeconds",
    to: 60,
    see: (config) => retryDelay(config.leads.delivery, 1, 0),
  },
  {
    path: "leads.delivery.longestRetrySeconds",
    to: 60,
    see: (config) => retryDelay(config.leads.delivery, 20, 0),
  },
  {
    path: "leads.delivery.incompleteAfterMinutes",
    to: 60,
    see: send(1, { stage: { kind: "incomplete", step: 0, skipped: [] } }),
  },
  {
    path: "leads.sinks",
    to: [{ kind: "mail", name: "desk", to: ["a@acme.example"] }],
    see: (config) =>
      configuredSinks(config.leads.sinks, {
        fetch,
        now: () => now,
        secret: () => null,
        mail: { from: "site@acme.example", kind: "folder", directory: "/nowhere" },
        payload: config.leads,
        adf: {
          source: "acme",
          vendor: { id: null, name: "Acme", url: null, email: null, phone: null },
          provider: { name: "Acme", service: "Website", url: null },
          currency: "AUD",
          distanceUnit: "km",
          country: "AU",
          timeZone: "Australia/Sydney",
        },
      }).map(({ name }) => name),
  },
  {
    path: "leads.routing.routes",
    to: [{ name: "Finance", to: ["desk"], categories: [category] }],
    see: (config) => routeLead(aNewLead({ lead: { category } }).lead, config.leads.routing, ["mail"]),
  },
  { path: "leads.spam.minimumSeconds", to: 10, see: judge({}) },
  { path: "leads.spam.suspectAfter", to: 3, see: judge({}) },
  { path: "leads.spam.refuseAfter", to: 2, see: send(3) },
  {
    path: "leads.spam.windowMinutes",
    to: 1,
    see: send(3, {}, 4),
    given: { leads: { spam: { suspectAfter: 2 } } },
  },
  { path: "leads.spam.sameTextAfter", to: 1, see: judge({}) },
  { path: "leads.spam.whenVerificationIsDown", to: "accept", see: judge({ verdict: "unavailable" }) },
  { path: "leads.retentionDays", to: 7, see: tenantAdvice },
];

/** What every setting of the sections `forms`, `consent` and `leads` does. */
export const leadsEffects: readonly Effect[] = [...forms, ...delivery];
