import { consentPurposes } from "@forecourt/analytics/consent";
import { wording, type Wording } from "@forecourt/tenant-config";
import { Notice } from "@forecourt/ui/notice";
import { PrivacyChoices, KeptThings } from "@forecourt/ui/privacy-choices";
import type { Metadata } from "next";
import { shopperConsent } from "#server/privacy/shopper-consent.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { PageMark } from "../_visit/page-mark.tsx";
import { StaticPart } from "../_text/static-part.tsx";
import { type StoredLife, type StoredReason, storedItems } from "#server/privacy/stored-items.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

export async function generateMetadata({ params }: PageProps<"/[tenant]/privacy">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).consent.change, robots: { index: false } };
}

/** Where a shopper says what may be counted, changes their mind, and reads what is stored. */
export default async function PrivacyPage({ params, searchParams }: PageProps<"/[tenant]/privacy">) {
  const site = await getSite((await params).tenant);
  const { consent: words } = wording(site.config);
  const decision = await shopperConsent(site.config.analytics.thirdPartyConsent);
  const about = {
    own: [words.own, words.ownText],
    measurement: [words.measurement, words.measurementText],
    advertising: [words.advertising, words.advertisingText],
  } as const;
  return (
    <StaticPart name="page">
      <h1>{words.change}</h1>
      <p>{words.pageText}</p>
      {decision.reason === "privacy_control" ? <Notice>{words.signal}</Notice> : null}
      <PrivacyChoices
        action="/api/consent"
        purposes={consentPurposes.map((value) => ({
          value,
          title: about[value][0],
          text: about[value][1],
          chosen: decision[value],
        }))}
        text={{ save: words.save, saved: words.saved }}
        saved={(await searchParams).saved === "yes"}
      />
      <KeptList site={site} />
      <PageMark page="privacy" />
    </StaticPart>
  );
}

/** Every cookie, storage key and script of the site, as the registry has them. */
function KeptList({ site }: { site: TenantSite }) {
  const { consent: words } = wording(site.config);
  return (
    <KeptThings
      title={words.listTitle}
      columns={[words.name, words.kind, words.owner, words.life]}
      things={storedItems(site).map(({ name, kind, owner, life, reason }) => ({
        name,
        kind: words[kind],
        owner: owner ?? site.config.site.name,
        life: lifeText(life, words),
        reason: reasonText(reason, words),
      }))}
    />
  );
}

function lifeText(life: StoredLife, words: Wording["consent"]): string {
  if (life === "session") return words.session;
  if (life === "page") return words.onPage;
  return life === "removed" ? words.untilRemoved : words.days(life.days);
}

const reasonText = (reason: StoredReason, words: Wording["consent"]): string =>
  ({
    necessary: words.forNecessary,
    own: words.forOwn,
    measurement: words.forMeasurement,
    advertising: words.forAdvertising,
    conversation: words.forConversation,
    map: words.forMap,
    verification: words.forVerification,
  })[reason];
