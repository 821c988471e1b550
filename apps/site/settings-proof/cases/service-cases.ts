import { setTimeout as pause } from "node:timers/promises";
import { plainAnswer } from "../world/plain-answer.ts";
import {
  all,
  call,
  eventually,
  lead,
  leadCall,
  mailedLead,
  newMark,
  page,
  passedOn,
  phoneCall,
  platformPage,
} from "./probes.ts";
import type { Probe, SettingCase } from "../world/setting-case.ts";

/** Services whose script is publicly known, and those whose script a dealer's file names. */
const KNOWN = [
  ...(["analyticsId", "tagManagerId", "socialPixelId", "videoPixelId", "adConversionId"] as const),
  ...(["helpDeskId", "messagingId", "humanVerificationSiteKey"] as const),
];
const NAMED = [
  ...(["liveChatId", "chatbotId", "callTrackingId", "autobot", "dealercell", "dealerstudio"] as const),
];
const anywhere = all(page("/"), page("/cars/plain"), page("/contact"), page("/our-locations"));

/** What the shopper may choose, and every script and cookie of the site. */
const privacy = page("/privacy-choices");

/** Where the copy of a pixel's event goes, once the shopper has agreed. */
const pixelCopy: Probe = async (tenant) => {
  const mark = newMark();
  const answered = await tenant.ask("/api/fb-events", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: "fc-consent=own.measurement.advertising" },
    body: JSON.stringify({
      event_name: "Lead",
      event_id: mark,
      unique_id: "",
      url: "https://dealer.example/",
      lead_id: null,
      content: {},
    }),
  });
  const seen = await eventually(() => tenant.received(mark), 1, 2000);
  return [answered.status, ...seen.map(({ path }) => path)].join("\n");
};
const PIXEL = { socialPixelId: "77", socialEventsEndpoint: "http://double.example/social" };
const rego = { rego: "ABC123", regoState: "NSW" };
const fromPlatform = platformPage("/our-locations");

/** The same once the platform has had time to answer, or not to. */
const fromPlatformInTime: Probe = async (tenant) => {
  await fromPlatform(tenant);
  await pause(1200);
  return fromPlatform(tenant);
};

/** Section `integrations`: services outside. */
export const integrationsCases: readonly SettingCase[] = [
  ...KNOWN.map((name) => ({ setting: `integrations.${name}`, to: "demo-1", probe: privacy })),
  ...NAMED.map((name) => ({
    setting: `integrations.${name}`,
    to: "demo-1",
    given: { integrations: { scriptAddresses: { [name]: "https://widget.example/{id}.js" } } },
    probe: privacy,
  })),
  { setting: "integrations.siteVerification", to: "demo-1", probe: anywhere },
  {
    setting: "integrations.scriptAddresses",
    to: { liveChatId: "https://widget.example/{id}.js" },
    given: { integrations: { liveChatId: "demo-1" } },
    probe: privacy,
  },
  {
    setting: "integrations.socialPixelTokenSecret",
    to: "FORECOURT_SECRET_SHARED_MAPS_KEY",
    given: { integrations: PIXEL },
    probe: pixelCopy,
  },
  {
    setting: "integrations.socialEventsEndpoint",
    to: "http://double.example/other",
    given: { integrations: { ...PIXEL, socialPixelTokenSecret: "FORECOURT_SECRET_SHARED_MAPS_KEY" } },
    probe: pixelCopy,
  },
  {
    setting: "integrations.humanVerificationSecret",
    to: "FORECOURT_SECRET_SHARED_MAPS_KEY",
    given: { integrations: { humanVerificationSiteKey: "demo-1" } },
    // A lead without a token is held back for a person to look at.
    probe: mailedLead({}),
  },
  {
    setting: "integrations.mapKeySecret",
    to: "FORECOURT_SECRET_SHARED_MAPS_KEY",
    probe: page("/cars/plain"),
  },
  { setting: "integrations.autograb", to: true, probe: call("/api/simple-autograb-lookup", rego) },
  {
    setting: "integrations.lookups",
    to: { nevdis: { url: "http://double.example", keySecret: "FORECOURT_SECRET_SHARED_MAPS_KEY" } },
    given: { integrations: { nevdis: true } },
    probe: call("/api/nevdis", rego),
  },
  { setting: "integrations.redbook", to: true, probe: call("/api/rego-lookup", rego) },
  { setting: "integrations.vehicleFeeds", to: ["meta"], probe: page("/feeds/meta.csv") },
  { setting: "integrations.nevdis", to: true, probe: call("/api/nevdis", rego) },
  {
    setting: "integrations.xtimeFrame",
    to: true,
    given: { integrations: { xtimeUrl: "https://book.example/" } },
    probe: page("/book-a-service"),
  },
  {
    setting: "integrations.xtimeUrl",
    to: "https://book.example/",
    given: { site: { serviceOnly: true } },
    probe: page("/our-locations"),
  },
];

/** A lead that is delivered unfinished and then finished: how the second delivery reaches the platform. */
const grownLead: Probe = async (tenant) => {
  const mark = newMark();
  const begun = await tenant.askOnPlatform(
    "/api/leads",
    leadCall(mark, { lead_status: "Incomplete", form_completed: false }),
  );
  await eventually(() => tenant.received(mark), 1, 4000);
  const { id } = JSON.parse(begun.body) as { id: string };
  await tenant.askOnPlatform(`/api/leads/${id}`, {
    ...leadCall(mark, { lead_id: id, form_completed: true }),
    method: "PUT",
  });
  const seen = await eventually(() => tenant.received(mark), 2, 4000);
  return plainAnswer(seen.map(({ method, path }) => `${method} ${path}`).join("\n"), tenant.slug);
};

const OLD_CAR = {
  "Trade-in Year": "2015",
  "Trade-in Make": "Kia",
  "Trade-in Model": "Rio",
  "Trade-in Odometer": "90000",
};

/** A lead with a picture: where the platform receives it. */
const leadWithFile: Probe = async (tenant) => {
  const mark = newMark();
  const form = new FormData();
  const { body } = leadCall(mark, { form: "sell-my-car", ...OLD_CAR });
  form.set("lead", JSON.stringify((JSON.parse(body) as { lead: unknown }).lead));
  form.set("files", new Blob([PNG], { type: "image/png" }), "car.png");
  const encoded = new Response(form);
  const answered = await tenant.askOnPlatform("/api/leads/with-files", {
    method: "POST",
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  const seen = await eventually(() => tenant.received(mark), 1, 4000);
  return [answered.status, ...seen.map(({ path }) => path)].join("\n");
};

/** The smallest picture there is. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A site with a name and password of its own at the platform. */
const ownCredentials = {
  dashboard: {
    userSecret: "FORECOURT_SECRET_SHARED_USER",
    passwordSecret: "FORECOURT_SECRET_SHARED_PASSWORD",
    paths: { websiteSession: "/session/SLUG" },
  },
};

/** Whether a call that failed is made again right away, before anything else asks for it. */
const triedAgainAtOnce: Probe = async (tenant) => {
  await fromPlatformInTime(tenant);
  const times = tenant.received(`/down/session/${tenant.slug}`).map(({ at }) => at);
  const close = times.some((at, index) => index > 0 && at - (times[index - 1] ?? at) < RETRY_MS);
  return close ? "tried again" : "tried once";
};
/** The first retry comes a fifth of a second after the failure. */
const RETRY_MS = 450;

/** Section `dashboard`: how the dealer platform is asked. Each tenant has an address of its own there. */
export const dashboardCases: readonly SettingCase[] = [
  { setting: "dashboard.staging", to: true, probe: fromPlatform },
  {
    setting: "dashboard.userSecret",
    to: "FORECOURT_SECRET_SHARED_OTHER_USER",
    given: ownCredentials,
    probe: all(fromPlatform, lead({})),
  },
  {
    setting: "dashboard.passwordSecret",
    to: "FORECOURT_SECRET_SHARED_OTHER_PASSWORD",
    given: ownCredentials,
    probe: all(fromPlatform, lead({})),
  },
  {
    setting: "dashboard.timeoutMs",
    to: 100,
    given: { dashboard: { retries: 0, paths: { websiteSession: "/slow/session/SLUG" } } },
    probe: fromPlatformInTime,
  },
  {
    setting: "dashboard.retries",
    to: 0,
    given: { dashboard: { paths: { websiteSession: "/down/session/SLUG" } } },
    probe: triedAgainAtOnce,
  },
  { setting: "dashboard.paths.leads", to: "/api/v1/leads", probe: lead({}) },
  {
    setting: "dashboard.paths.lead",
    to: "/api/v1/leads/{lead_id}",
    given: { leads: { delivery: { incompleteAfterMinutes: 0 } } },
    probe: grownLead,
  },
  { setting: "dashboard.paths.leadsWithFiles", to: "/api/v1/leads/with-files", probe: leadWithFile },
  {
    setting: "dashboard.paths.carClarityCustomer",
    to: "/api/v1/carClarityCustomer",
    given: {
      leads: {
        sinks: [
          { kind: "car-clarity", name: "clarity", url: "http://double.example", auth: { kind: "none" } },
        ],
      },
    },
    probe: lead({}, { path: "/api/carClarityCustomer" }),
  },
  {
    setting: "dashboard.paths.manufacturer",
    to: "/api/v1/manufacturers/{slug}.json",
    probe: platformPage("/special-offers"),
  },
  {
    setting: "dashboard.paths.serviceBookings",
    to: "/api/v1/dealerships/{id}/service_bookings",
    probe: platformPage("/book-a-service"),
  },
  {
    setting: "dashboard.paths.appointmentBookings",
    to: "/api/v1/dealerships/{id}/appointment_bookings",
    probe: platformPage("/book-test-drive?car_id=plain"),
  },
  { setting: "dashboard.paths.websiteSession", to: "/api/v2/session/{id}", probe: fromPlatform },
  {
    setting: "dashboard.paths.phoneCall",
    to: "/api/v1/events/car_phone_call",
    given: { analytics: { phoneCallBase: "http://double.example/calls" } },
    probe: passedOn("/api/events/car_phone_call", phoneCall),
  },
];
