import "@forecourt/ui/styles.css";
import "../platform.tsx";
import { siteOrigin, themeVariables, wording } from "@forecourt/tenant-config";
import { footerNavigation, headerNavigation } from "@forecourt/tenant-config/routes";
import { SiteFooter } from "@forecourt/ui/site-footer";
import { SiteHeader } from "@forecourt/ui/site-header";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Visit } from "#client/visit/visit.tsx";
import { MenuCloser } from "#client/frame/menu-closer.tsx";
import { PictureFallback } from "#client/frame/picture-fallback.tsx";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { servesPath } from "#server/served-paths.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { fontClasses } from "../fonts.ts";

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ tenant: string }>;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const content = await getTenant((await params).tenant);
  if (!content) return {};
  const { config } = content.tenant;
  const { name } = config.site;
  const origin = siteOrigin(config);
  return {
    ...(origin === null ? {} : { metadataBase: new URL(origin) }),
    title: { default: name, template: `%s · ${name}` },
    formatDetection: { telephone: false },
    icons: { icon: "/media/icon.svg" },
  };
}

/** The frame of one dealer's site: its language, its look, its header and footer. */
export default async function TenantLayout({ children, params }: LayoutProps) {
  const content = await getTenant((await params).tenant);
  if (!content) notFound();
  const { config } = content.tenant;
  const words = wording(config);
  const now = (await getWiring()).now();
  const serves = (path: string): boolean => servesPath(path, content, now);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const theme = Object.entries(themeVariables(config)).map(([name, value]) => `${name}:${value};`);
  return (
    <html lang={config.market.locale} className={fontClasses} data-template={config.site.template}>
      <head>
        <style nonce={nonce}>{`:root{${theme.join("")}}`}</style>
      </head>
      <body>
        <a className="fc-skip" href="#main">
          {words.skipToContent}
        </a>
        <SiteHeader
          name={config.site.name}
          home="/"
          links={headerNavigation(config, { serves })}
          menuLabel={words.menu}
          navigationLabel={words.mainNavigation}
        />
        <main id="main" className="fc-container fc-main" tabIndex={-1}>
          {children}
        </main>
        <MenuCloser />
        <PictureFallback />
        <Visit
          setting={{
            websiteSlug: config.site.slug,
            websiteId: config.site.id,
            journey: config.journey,
            analytics: {
              numberedEvents: config.analytics.numberedEvents,
              eventNumbers: config.analytics.eventNumbers,
              vehicleContentType: config.analytics.vehicleContentType,
              currency: config.analytics.currency,
              thirdPartyConsent: config.analytics.thirdPartyConsent,
            },
          }}
        />
        <SiteFooter groups={footerNavigation(config, { serves })} note={words.footerNote} />
      </body>
    </html>
  );
}
