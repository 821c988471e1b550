import "@forecourt/ui/styles.css";
import "../platform.tsx";
import {
  conversation,
  headTags,
  localeOfPath,
  signIn,
  siteLocales,
  siteOrigin,
  textUsButton,
  themeVariables,
  wording,
} from "@forecourt/tenant-config";
import {
  footerNavigation,
  hasStock,
  headerNavigation,
  href,
  isListedPath,
  matchRoute,
  modelMenu,
  withPrefix,
} from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { ConsentBanner } from "@forecourt/ui/consent-banner";
import { phoneHref } from "@forecourt/leads/phone";
import { HeartForm, HeartLink } from "@forecourt/ui/heart";
import { TextUs } from "@forecourt/ui/text-us";
import { SiteFooter } from "@forecourt/ui/site-footer";
import { type LanguageLink, SiteHeader } from "@forecourt/ui/site-header";
import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Conversation } from "#client/conversation/conversation.tsx";
import { Favourites } from "#client/favourites/favourites.tsx";
import { Visit } from "#client/visit/visit.tsx";
import type { VisitSetting } from "#client/visit/visit-setting.ts";
import { MenuCloser } from "#client/frame/menu-closer.tsx";
import { MenuHover } from "#client/frame/menu-hover.tsx";
import { PictureFallback } from "#client/frame/picture-fallback.tsx";
import { canonicalPath } from "#host/http/caller/request-route.ts";
import { iconHref } from "#server/media/site-icon.ts";
import { pageAlternates } from "#server/pages/every-page/alternates.ts";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { getSite, loadPage } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { visitSetting } from "#server/privacy/visit-setting.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";
import { footerDealer } from "#server/views/dealer/footer-dealer.ts";
import { modelMenuView } from "#server/views/dealer/model-menu-view.ts";
import { StaticPart } from "./_text/static-part.tsx";
import { displayFace } from "../display-faces.ts";
import { fontClasses } from "../fonts.ts";
import { pick } from "#server/views/pick.ts";

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ tenant: string }>;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const site = await getSite((await params).tenant);
  const { config } = site;
  const { name } = config.site;
  const origin = siteOrigin(config);
  const canonical = await canonicalPath();
  return {
    ...(origin === null ? {} : { metadataBase: new URL(origin) }),
    ...(await pageAlternates(site)),
    // The framework renders a response of 404 with the frame's own title.
    title: {
      default: canonical === null ? `${wording(config).notFound.title} · ${name}` : name,
      template: `%s · ${name}`,
    },
    ...(canonical === null || isIndexed(canonical, site) ? {} : { robots: { index: false } }),
    manifest: "/manifest.webmanifest",
    ...(config.site.tagline === "" ? {} : { description: config.site.tagline }),
    ...(await shareTags(site)),
    formatDetection: { telephone: false },
    icons: { icon: "/media/icon.svg", apple: iconHref(180) },
    other: Object.fromEntries(headTags(config).map(({ name: tag, content }) => [tag, content])),
  };
}

/** The way to this page, or else to the first one, in the site's other languages. */
function otherLanguages(canonical: string | null, { content, config }: TenantSite): LanguageLink[] {
  const { path } = localeOfPath(canonical ?? "/", content.tenant.config);
  return siteLocales(content.tenant.config)
    .filter(({ locale }) => locale !== config.market.locale)
    .map(({ locale, prefix, name }) => ({ lang: locale, label: name, href: withPrefix(path, { prefix }) }));
}

/** Search engines are given the pages of the site's map, and its cars. */
const isIndexed = (canonical: string, site: TenantSite): boolean => {
  const match = matchRoute(canonical, site);
  if (match.kind !== "page") return false;
  // A page that is not translated is listed in the language it is written in.
  return match.page.screen === "car" || isListedPath(withPrefix(canonical, site), site);
};

/** A site that tells no other company anything has nothing to ask. */
const asksForConsent = ({ consent, services }: VisitSetting): boolean =>
  consent.ask && services.some(({ purpose }) => purpose === "measurement" || purpose === "advertising");

/** The frame of one dealer's site: its language, its look, its header and footer. */
export default async function TenantLayout({ children, params }: LayoutProps) {
  const { site, wiring } = await loadPage((await params).tenant);
  const { config } = site;
  const words = wording(config);
  const models = modelMenu(site);
  const garage = href("garage", {}, site);
  const { phone } = dealerContact(site);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const visit = await visitSetting(wiring, site);
  const textUs = textUsButton(config);
  const talks = visit.services.filter(({ purpose }) => purpose === "conversation");
  const face = displayFace(config.theme.displayFont);
  if (face) preload(face.preload, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const theme = Object.entries(themeVariables(config)).map(([name, value]) => `${name}:${value};`);
  return (
    <html lang={config.market.locale} className={fontClasses} data-template={config.site.template}>
      <head>
        <style
          nonce={nonce}
        >{`${face?.style ?? ""}:root{${theme.join("")}--fc-new-tab:"${words.newTab}";}`}</style>
      </head>
      <body>
        <StaticPart name="header">
          <a className="fc-skip" href="#main">
            {words.skipToContent}
          </a>
          <SiteHeader
            name={config.site.name}
            logo={config.site.logo}
            home={href("home", {}, site)}
            links={headerNavigation(site)}
            models={models && modelMenuView(models, words, config.theme.scheme)}
            tools={garage && hasStock(site) && <HeartLink href={garage} label={words.favourites.title} />}
            call={phone && { ...phone, label: words.call(phone.text) }}
            menuLabel={words.menu}
            navigationLabel={words.mainNavigation}
            overviewLabel={words.overview}
            languages={otherLanguages(await canonicalPath(), site)}
          />
        </StaticPart>
        <main
          id="main"
          className="fc-container fc-main"
          tabIndex={-1}
          {...behaviour({ error: words.notFound.errorTitle, retry: words.notFound.tryAgain })}
        >
          {children}
        </main>
        <MenuCloser />
        {models?.opens === "hover" ? <MenuHover /> : null}
        <PictureFallback />
        {garage === null ? null : (
          <Favourites website={config.site.slug} hasAccounts={signIn(config).offered} />
        )}
        <Visit setting={visit} />
        {textUs !== null || talks.length > 0 ? <Conversation services={talks} /> : null}
        <StaticPart name="footer">
          {garage === null ? null : <HeartForm action="/api/favourites" />}
          <output className="fc-sent-notice" {...behaviour({ sentNotice: words.success.text })} />
          {asksForConsent(visit) ? (
            <ConsentBanner
              action="/api/consent"
              chooseHref={href("privacy", {}, site)}
              text={{
                ...words.consent,
                question:
                  config.analytics.thirdPartyConsent === "ask" ? words.consent.text : words.consent.notice,
              }}
            />
          ) : null}
          {textUs === null ? null : (
            <TextUs
              href={`sms:${phoneHref(textUs.phone).replace(/^tel:/, "")}`}
              text={words.textUs}
              setting={{
                ...pick(config.prompts.textUs, ["popup", "popupDelayMs", "closedForDays"]),
                ...pick(config.prompts, ["minimumHoursBetween", "neverOverForms"]),
                openDelayMs: textUs.openAfterMs,
                service: conversation("text", config)?.name ?? null,
              }}
            />
          )}
          <SiteFooter
            dealer={footerDealer(site)}
            groups={footerNavigation(site)}
            note={config.site.serviceOnly ? words.serviceFooterNote : words.footerNote}
            priceNote={config.site.serviceOnly ? null : config.market.priceNote}
          />
        </StaticPart>
      </body>
    </html>
  );
}
