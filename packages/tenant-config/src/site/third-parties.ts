import type { IntegrationSettings } from "../settings/sections/integrations-settings.ts";

/** What an outside service is for; consent is asked by purpose. */
export type ThirdPartyPurpose = "measurement" | "advertising" | "conversation" | "verification";

/** The settings that hold an outside service's public id. */
export type ThirdPartyName =
  | "analyticsId"
  | "tagManagerId"
  | "callTrackingId"
  | "dealercell"
  | "socialPixelId"
  | "videoPixelId"
  | "adConversionId"
  | "helpDeskId"
  | "liveChatId"
  | "messagingId"
  | "chatbotId"
  | "autobot"
  | "dealerstudio"
  | "humanVerificationSiteKey";

/** What is publicly known of a service. */
interface KnownService {
  readonly name: ThirdPartyName;
  readonly purpose: ThirdPartyPurpose;
  /** Who runs it; null where the service is the dealer's choice. */
  readonly owner: string | null;
  /** Its script, with `{id}` for the public id; null where the dealer's file says where it is. */
  readonly script: string | null;
  /** What its script connects to and frames, beside the script's own host. */
  readonly hosts: readonly string[];
  /** Where its scripts stand, by folder; of a script that the dealer's file names, its whole host may hold more. */
  readonly scripts: readonly string[];
  /** Names of the cookies it sets on the dealer's own host; `*` stands for any ending. */
  readonly cookies: readonly string[];
}

const GOOGLE = ["https://www.google-analytics.com", "https://*.google-analytics.com"];
const ADS = ["https://www.googleadservices.com", "https://googleads.g.doubleclick.net"];
const TAGS = "https://www.googletagmanager.com/gtag/";
const AD_SCRIPTS = ADS.map((host) => `${host}/pagead/`);
const unknown = { owner: null, script: null, hosts: [], scripts: [], cookies: [] };

/** In the order they matter. Contracts that are not public are the dealer's to name, in `integrations.scriptAddresses`. */
const KNOWN: readonly KnownService[] = [
  {
    name: "analyticsId",
    purpose: "measurement",
    owner: "Google",
    script: "https://www.googletagmanager.com/gtag/js?id={id}",
    hosts: GOOGLE,
    scripts: [TAGS],
    cookies: ["_ga", "_ga_*"],
  },
  {
    name: "tagManagerId",
    purpose: "measurement",
    owner: "Google",
    script: "https://www.googletagmanager.com/gtm.js?id={id}",
    hosts: GOOGLE,
    scripts: [TAGS, "https://www.googletagmanager.com/gtm.js", "https://www.googletagmanager.com/debug/"],
    cookies: ["_ga", "_ga_*"],
  },
  { ...unknown, name: "callTrackingId", purpose: "measurement" },
  { ...unknown, name: "dealercell", purpose: "measurement" },
  {
    name: "socialPixelId",
    purpose: "advertising",
    owner: "Meta",
    script: "https://connect.facebook.net/en_US/fbevents.js",
    hosts: ["https://www.facebook.com"],
    scripts: ["https://connect.facebook.net/en_US/", "https://connect.facebook.net/signals/"],
    cookies: ["_fbp", "_fbc"],
  },
  {
    name: "videoPixelId",
    purpose: "advertising",
    owner: "TikTok",
    script: "https://analytics.tiktok.com/i18n/pixel/events.js?sdkid={id}&lib=ttq",
    hosts: [],
    scripts: ["https://analytics.tiktok.com/i18n/pixel/"],
    cookies: ["_ttp", "_tt_*"],
  },
  {
    name: "adConversionId",
    purpose: "advertising",
    owner: "Google",
    script: "https://www.googletagmanager.com/gtag/js?id={id}",
    hosts: [...GOOGLE, ...ADS],
    scripts: [TAGS, ...AD_SCRIPTS],
    cookies: ["_gcl_*"],
  },
  {
    name: "messagingId",
    purpose: "conversation",
    owner: "Podium",
    script: "https://connect.podium.com/widget.js#ORG_TOKEN={id}",
    hosts: ["https://*.podium.com"],
    scripts: ["https://*.podium.com"],
    cookies: [],
  },
  {
    name: "helpDeskId",
    purpose: "conversation",
    owner: "Zendesk",
    script: "https://static.zdassets.com/ekr/snippet.js?key={id}",
    hosts: ["https://*.zdassets.com", "https://*.zendesk.com"],
    scripts: ["https://*.zdassets.com"],
    cookies: [],
  },
  { ...unknown, name: "liveChatId", purpose: "conversation" },
  { ...unknown, name: "chatbotId", purpose: "conversation" },
  { ...unknown, name: "autobot", purpose: "conversation" },
  { ...unknown, name: "dealerstudio", purpose: "conversation" },
  {
    name: "humanVerificationSiteKey",
    purpose: "verification",
    owner: "Cloudflare",
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    hosts: [],
    scripts: ["https://challenges.cloudflare.com/turnstile/"],
    cookies: [],
  },
];

/** One outside service a site uses, with its public id. */
export interface ThirdParty extends KnownService {
  readonly id: string;
  /** The address of its script; null where it is not known, so that the service is not used. */
  readonly script: string | null;
}

/** The settings that outside services depend on. */
export interface ThirdPartySettings {
  readonly integrations: Pick<
    IntegrationSettings,
    ThirdPartyName | "scriptAddresses" | "mapKeySecret" | "xtimeUrl" | "xtimeFrame"
  >;
}

/**
 * The outside services a site has an id of. None of them is loaded before consent where the market asks for it, and a
 * conversation not before it is opened; a service without an id is not used at all.
 *
 * @example
 * thirdParties(config).map(({ name }) => name) // []
 */
export function thirdParties({ integrations }: ThirdPartySettings): ThirdParty[] {
  return KNOWN.flatMap((service) => {
    const id = integrations[service.name];
    if (id === null) return [];
    const template = integrations.scriptAddresses[service.name] ?? service.script;
    // The account of an advertiser comes before the colon, the label of one conversion after it.
    const account = id.split(":")[0] ?? id;
    const script = template?.replace("{id}", encodeURIComponent(account)) ?? null;
    const scripts =
      template === service.script || script === null ? service.scripts : [new URL(script).origin];
    return [{ ...service, id, script, scripts }];
  });
}

/** The host of the maps that a page may frame. */
const MAPS = "https://www.google.com";

/** The widgets a button opens: the first conversation of these names that has a script. */
const WIDGETS = {
  text: ["messagingId"],
  chat: ["liveChatId", "messagingId", "helpDeskId", "dealerstudio"],
  assistant: ["autobot", "chatbotId"],
} as const satisfies Record<string, readonly ThirdPartyName[]>;

/**
 * The service behind a chat or assistant button; null where there is none, so that no button is rendered.
 *
 * @example
 * conversation("chat", config) // null
 */
export function conversation(kind: keyof typeof WIDGETS, settings: ThirdPartySettings): ThirdParty | null {
  const usable = thirdParties(settings).filter(({ script }) => script !== null);
  const names: readonly ThirdPartyName[] = WIDGETS[kind];
  return names.flatMap((name) => usable.find((service) => service.name === name) ?? [])[0] ?? null;
}

/**
 * The scheduler that the page of service bookings frames once it is opened; null where it is only led to.
 *
 * @example
 * framedScheduler(config) // null
 */
export const framedScheduler = ({
  integrations,
}: {
  readonly integrations: Pick<IntegrationSettings, "xtimeUrl" | "xtimeFrame">;
}): string | null => (integrations.xtimeFrame ? integrations.xtimeUrl : null);

/**
 * The hosts a site's pages may connect to and frame for the services it uses, for its content security policy.
 *
 * @example
 * thirdPartyHosts(config) // []
 */
export function thirdPartyHosts(settings: ThirdPartySettings): string[] {
  const hosts = thirdParties(settings).flatMap(({ script, hosts: others }) =>
    script === null ? [] : [new URL(script).origin, ...others],
  );
  const scheduler = framedScheduler(settings);
  const framed = [
    ...(settings.integrations.mapKeySecret === null ? [] : [MAPS]),
    ...(scheduler === null ? [] : [new URL(scheduler).origin]),
  ];
  return [...new Set([...hosts, ...framed])];
}

/**
 * What a site's pages may run as scripts of the services it uses, for its content security policy: less than the hosts they
 * connect to, since a page that is the same for everybody runs whatever stands there.
 *
 * @example
 * thirdPartyScripts(config) // []
 */
export const thirdPartyScripts = (settings: ThirdPartySettings): string[] => [
  ...new Set(thirdParties(settings).flatMap(({ script, scripts }) => (script === null ? [] : scripts))),
];

/** Providers of look-ups by registration or identity, in the order they are called. */
export type VehicleLookup = "nevdis" | "autograb" | "redbook";

/**
 * The vehicle look-ups a site has switched on.
 *
 * @example
 * vehicleLookups(config) // []
 */
export function vehicleLookups({
  integrations,
}: {
  readonly integrations: Pick<IntegrationSettings, VehicleLookup>;
}): VehicleLookup[] {
  return (["nevdis", "autograb", "redbook"] as const).filter((name) => integrations[name]);
}
