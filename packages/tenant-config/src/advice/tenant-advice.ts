import { strayFormFields } from "@forecourt/leads/policy";
import { hasPrivateContract, paymentProviderNames } from "@forecourt/leads/reserve";
import { conversation } from "../site/third-parties.ts";
import { contrastProblems } from "../theme/contrast.ts";
import { settingDefaults } from "../settings/setting-defaults.ts";
import type { TenantConfig } from "../settings/tenant-config.ts";

/** Something that is allowed and unwise. */
export interface Advice {
  /** The setting it is about. */
  readonly path: string;
  /** What happens as it is, and why that is worse. */
  readonly reason: string;
  /** What to write instead. */
  readonly better: string;
}

const advise = (given: boolean, path: string, reason: string, better: string): Advice[] =>
  given ? [{ path, reason, better }] : [];

/** The product's default rules where a named setting is kinder or safer. */
function againstSpecification(config: TenantConfig): Advice[] {
  const { analytics, carPage, consent, forms, market, offers, prompts, reserve, reviews, rules, search } =
    config;
  return [
    ...advise(
      consent.optInTicked,
      "consent.optInTicked",
      market.tickedOptInCounts
        ? "The marketing box comes ticked; shoppers who did not look are on the list, and complain."
        : "The marketing box comes ticked. The law of this market does not accept that as consent, so the list may not be written to.",
      "false",
    ),
    ...advise(
      !forms.namePunctuation,
      "forms.namePunctuation",
      "O'Neill and Anne-Marie cannot send a form: names take letters and spaces only.",
      "true",
    ),
    ...advise(
      forms.alertOnFailure,
      "forms.alertOnFailure",
      "A failed enquiry raises a browser alert on top of the warning in the form, and stops a screen reader.",
      "false",
    ),
    ...advise(
      analytics.vehicleContentType === "product",
      "analytics.vehicleContentType",
      "Ad catalogues of vehicles match tracked cars by the content type 'vehicle' only.",
      '"vehicle"',
    ),
    ...advise(
      prompts.textUs.enabled && prompts.textUs.popup && prompts.minimumHoursBetween === 0,
      "prompts.minimumHoursBetween",
      "The text-us popup greets a shopper on every page until it is closed.",
      "24",
    ),
    ...advise(
      prompts.textUs.enabled && prompts.textUs.popup && !prompts.neverOverForms,
      "prompts.neverOverForms",
      "A popup may come while a shopper fills in a form, which costs leads.",
      "true",
    ),
    ...advise(
      !search.strictSort,
      "search.strictSort",
      "With keywords, the chosen order only breaks ties between equally relevant cars; shoppers who sort by price read the list as wrong.",
      "true",
    ),
    ...advise(
      search.highlight === "all",
      "search.highlight",
      "A keyword search marks its words in every field of every car, and the pages show marks in the name alone; the answers are larger and slower for it.",
      '"name"',
    ),
    ...advise(reviews.minimumAverage > 0, "reviews.minimumAverage", rules.reasons.hiddenReviews, "0"),
    ...advise(
      !offers.cutAtWord,
      "offers.cutAtWord",
      "A folded offer breaks off in the middle of a word.",
      "true",
    ),
    ...advise(
      offers.pictures === "384",
      "offers.pictures",
      "Pictures of offers are shown up to 640 wide and fetched 384 wide, so they are blurred on a desktop.",
      '"column"',
    ),
    ...advise(
      !carPage.cutAtWord,
      "carPage.cutAtWord",
      "The folded comments of a car break off in the middle of a word.",
      "true",
    ),
    ...advise(
      reserve.payments &&
        market.currency !== settingDefaults.market.currency &&
        typeof reserve.priceAbove === "number",
      "reserve.priceAbove",
      `The price floor of ${JSON.stringify(reserve.priceAbove)} was meant in Australian dollars; this site sells in ${market.currency}.`,
      `{ "${market.currency}": ${JSON.stringify(reserve.priceAbove)} }`,
    ),
  ];
}

/** Whether the law at the dealer's place asks for no notice. */
function allowsImplied({ rules: { privacyNotice }, site }: Pick<TenantConfig, "rules" | "site">): boolean {
  const state = site.address.state?.trim().toUpperCase() ?? "";
  return privacyNotice !== "everywhere" && state !== "" && !privacyNotice.includes(state);
}

/** Settings that belong together and have come apart. */
function cameApart(config: TenantConfig): Advice[] {
  const { analytics, cars, features, finance, forms, garage, links, market, reserve, rules, search, site } =
    config;
  return [
    ...advise(
      market.comparisonRate && finance.comparisonWarning.trim() === "",
      "finance.comparisonWarning",
      "A repayment is shown with no comparison rate warning beside it; this market's credit law wants one.",
      "the lender's warning text",
    ),
    ...advise(
      reserve.payments && reserve.paymentProvider === null,
      "reserve.paymentProvider",
      "Payments are on without a provider that takes them, so that no car has a reserve button.",
      `one of ${paymentProviderNames.filter((name) => name !== "demo").join(", ")}`,
    ),
    ...advise(
      reserve.paymentProvider !== null && reserve.paymentProvider !== "demo" && reserve.accounts.length === 0,
      "reserve.accounts",
      "A payment provider is named without an account, so that no car has a reserve button.",
      "the account's names of secrets, and user where the provider has one",
    ),
    ...advise(
      reserve.paymentProvider !== null && hasPrivateContract[reserve.paymentProvider],
      "reserve.accounts",
      "The provider gives its whole contract to its customers only: what the site sends, and the script of its card fields, follow what is public. Hold, capture, release and refund once on the test gateway before a shopper does.",
      "url and fieldsUrl of the provider's test gateway first, null afterwards",
    ),
    ...advise(
      cars.currency !== analytics.currency,
      "analytics.currency",
      `Prices are in ${cars.currency} and tracked as ${analytics.currency}.`,
      `"${cars.currency}"; or set market.currency, which both follow`,
    ),
    ...advise(
      site.market !== market.code,
      "market.code",
      `The site is in market ${site.market} and its market section says ${market.code}.`,
      `"${site.market}", or leave it out: it follows site.market`,
    ),
    ...advise(
      links.enableStore && links.storeUrl === null,
      "links.storeUrl",
      "The store is switched on and has no address, so no link is drawn.",
      "the store's address",
    ),
    ...advise(
      config.carActions.chat && conversation("chat", config) === null,
      "carActions.chat",
      "The chat button is on without a live chat that has a script, so it is not drawn.",
      "integrations.messagingId, or integrations.liveChatId with its script in integrations.scriptAddresses",
    ),
    ...advise(
      config.carActions.assistant && conversation("assistant", config) === null,
      "carActions.assistant",
      "The assistant button is on without an assistant that has a script, so it is not drawn.",
      "integrations.autobot or integrations.chatbotId, with its script in integrations.scriptAddresses",
    ),
    ...advise(
      analytics.thirdPartyConsent === "implied" && !allowsImplied({ rules, site }),
      "analytics.thirdPartyConsent",
      rules.reasons.impliedConsent,
      '"ask", or "notice"',
    ),
    ...advise(
      features.authentication && !garage.enabled,
      "garage.enabled",
      "Sign-in is on without a garage to sign in to, so it is not offered.",
      "true",
    ),
    ...advise(
      search.requireMinimumPhotos > 0 && !forms.offered.includes("request-photos"),
      "forms.offered",
      "Cars without photos are hidden and shoppers cannot ask for photos.",
      "add request-photos",
    ),
    ...strayFormFields(config, config.rules).map(({ form, setting, name }) => ({
      path: `forms.changes.${form}.${setting}`,
      reason: `The form has no "${name}", so this changes nothing.`,
      better: "the name of a field or a step of the form",
    })),
  ];
}

/** What every site should have. */
function unusual(config: TenantConfig): Advice[] {
  const { dashboard, leads, site, theme } = config;
  const routed = new Set(leads.routing.routes.flatMap(({ to }) => to));
  // A CarClarity sink has a call of its own.
  const idle = leads.sinks.filter(({ kind, name }) => kind !== "car-clarity" && !routed.has(name));
  const names = idle.map(({ name }) => name).join(", ");
  return [
    ...advise(
      site.hosts.length === 0,
      "site.hosts",
      "The site has no host of its own; it is only reachable under a preview host.",
      '["www.example.com"]',
    ),
    ...advise(
      site.phone === null,
      "site.phone",
      "Pages that tell a shopper to call have no number to show.",
      "the main number",
    ),
    ...advise(
      site.leadEmail === null && leads.sinks.length === 0,
      "site.leadEmail",
      "Leads are mailed to whoever runs this installation (MAIL_FROM): the dealer has no mail address and no destination of its own.",
      "the address of whoever answers enquiries",
    ),
    ...advise(
      idle.length > 0,
      "leads.routing",
      `No route names ${names}, so no lead goes there.`,
      `a route to it: { "name": "everything", "to": ["${idle[0]?.name}"] }`,
    ),
    ...advise(
      dashboard.staging,
      "dashboard.staging",
      "The platform's staging host is asked; what shoppers see and send is not the real thing.",
      "false",
    ),
    ...advise(
      leads.retentionDays !== null && leads.retentionDays < 30,
      "leads.retentionDays",
      "Leads are erased before a slow purchase is through.",
      "at least 30",
    ),
    ...contrastProblems(theme).map(({ setting, against, ratio, needed }) => ({
      path: `theme.${setting}`,
      reason: `Its contrast to theme.${against} is ${ratio}; some shoppers cannot read that.`,
      better: `a colour with a contrast of ${needed} or more`,
    })),
  ];
}

/**
 * What is legal in a tenant's settings and unwise, with the reason and the better setting.
 *
 * @example
 * tenantAdvice(config).map(({ path }) => path) // ["search.strictSort", "search.highlight", "reviews.minimumAverage"]
 */
export const tenantAdvice = (config: TenantConfig): Advice[] => [
  ...againstSpecification(config),
  ...cameApart(config),
  ...unusual(config),
];
