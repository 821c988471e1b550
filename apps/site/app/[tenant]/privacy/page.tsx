import { consentPurposes } from "@forecourt/analytics/consent";
import { wording } from "@forecourt/tenant-config";
import { Notice } from "@forecourt/ui/notice";
import { PrivacyChoices } from "@forecourt/ui/privacy-choices";
import type { Metadata } from "next";
import { shopperConsent } from "#server/privacy/shopper-consent.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { KeptList } from "../_privacy/kept-list.tsx";
import { PageMark } from "../_visit/page-mark.tsx";
import { StaticPart } from "../_text/static-part.tsx";

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
