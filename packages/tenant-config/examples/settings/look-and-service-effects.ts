import {
  headTags,
  SENTENCES,
  secretNames,
  type TenantConfig,
  themeVariables,
  thirdParties,
  vehicleLookups,
  wording,
} from "@forecourt/tenant-config";
import { resolveDashboard } from "@forecourt/tenant-config/dashboard";
import { serviceBookingLink } from "@forecourt/tenant-config/routes";
import type { Effect } from "./effect.ts";

const outside = (config: TenantConfig) => thirdParties(config);

const colours = [
  ...(["ground", "surface", "line", "lineStrong", "ink", "inkQuiet"] as const),
  ...(["accent", "accentInk", "positive", "danger"] as const),
];
const theme: readonly Effect[] = [
  ...colours.map((name) => ({ path: `theme.${name}`, to: "#123456", see: themeVariables })),
  { path: "theme.scheme", to: "dark", see: headTags },
  { path: "theme.radius", to: 3, see: themeVariables },
  { path: "theme.displayWeight", to: 900, see: themeVariables },
  { path: "theme.displayTracking", to: 4, see: themeVariables },
  { path: "theme.displayFont", to: "serif", see: themeVariables },
  { path: "theme.displayCase", to: "uppercase", see: themeVariables },
];

const words: readonly Effect[] = [
  {
    path: "wording.vehicle",
    to: { one: "ute", other: "utes" },
    see: (config) => wording(config).homePage.latest,
  },
  ...Object.entries(SENTENCES).map(([group, sentences]) => ({
    path: `wording.${group}`,
    to: Object.fromEntries(Object.keys(sentences).map((name) => [name, "Something else"])),
    see: (config: TenantConfig) => JSON.stringify(wording(config)),
  })),
];

const ids = [
  ...(["analyticsId", "tagManagerId", "socialPixelId", "helpDeskId", "liveChatId", "messagingId"] as const),
  ...([
    "chatbotId",
    "callTrackingId",
    "humanVerificationSiteKey",
    "autobot",
    "dealercell",
    "dealerstudio",
  ] as const),
];
const paths = [
  "leads",
  "lead",
  "leadsWithFiles",
  "carClarityCustomer",
  "manufacturer",
  "serviceBookings",
  "appointmentBookings",
  "websiteSession",
  "phoneCall",
];
const account = {
  dashboard: { userSecret: "FORECOURT_SECRET_OLD_USER", passwordSecret: "FORECOURT_SECRET_OLD_PASSWORD" },
};
const host = (url: string) => ({ url, credentials: null });
const access = (config: TenantConfig) =>
  resolveDashboard(config, { production: host("live"), staging: host("staging"), secret: (name) => name });
const services: readonly Effect[] = [
  ...ids.map((name) => ({ path: `integrations.${name}`, to: "demo-1", see: outside })),
  { path: "integrations.siteVerification", to: "token", see: headTags },
  { path: "integrations.mapKeySecret", to: "FORECOURT_SECRET_ACME_MAPS_KEY", see: secretNames },
  { path: "integrations.autograb", to: true, see: vehicleLookups },
  { path: "integrations.redbook", to: true, see: vehicleLookups },
  { path: "integrations.nevdis", to: true, see: vehicleLookups },
  { path: "integrations.xtimeUrl", to: "https://book.example/", see: serviceBookingLink },
  { path: "dashboard.staging", to: true, see: access },
  { path: "dashboard.userSecret", to: "FORECOURT_SECRET_ACME_USER", see: access, given: account },
  { path: "dashboard.passwordSecret", to: "FORECOURT_SECRET_ACME_PASSWORD", see: access, given: account },
  { path: "dashboard.timeoutMs", to: 500, see: access },
  { path: "dashboard.retries", to: 0, see: access },
  ...paths.map((call) => ({ path: `dashboard.paths.${call}`, to: "/elsewhere", see: access })),
];

/** What every setting of the sections `theme`, `wording`, `integrations` and `dashboard` does. */
export const lookAndServiceEffects: readonly Effect[] = [...theme, ...words, ...services];
