import type { FormId } from "@forecourt/leads";
import { framedScheduler, wording } from "@forecourt/tenant-config";
import { FormAbout, FormAnswer } from "@forecourt/ui/form-about";
import { FrameFacade } from "@forecourt/ui/frame-facade";
import type { ReactNode } from "react";
import { FrameOpener } from "#client/frame/frame-opener.tsx";
import type { FormPageView } from "#server/pages/form-page.ts";
import { formAbout, formAnswer } from "#server/views/form/form-about.ts";
import { StaticPart } from "../../_text/static-part.tsx";
import { FormSubject } from "./form-subject.tsx";
import { Positions } from "./positions.tsx";
import { primaryLocation } from "@forecourt/tenant-config/locations";
import { type ActionTile, ActionTiles } from "@forecourt/ui/action-tiles";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";
import { bookingAddress } from "#server/forms/open-days.ts";
import { behaviour } from "@forecourt/ui/behaviours";
import { placeNames } from "#server/views/form/form-places.ts";

/** Links to book a service lead to the one or the other. */
const BOOKS_A_SERVICE: readonly FormId[] = ["service", "book-service"];

/** The dealer's own scheduler, behind a press; the form below it goes on working without it. */
function Scheduler({ site: { config } }: Pick<FormPageView, "site">) {
  const src = framedScheduler(config);
  const { form, frameFailed: failed } = wording(config);
  const { scheduler: show, schedulerLoading: loading } = form;
  if (src === null) return null;
  return (
    <>
      <FrameFacade
        src={src}
        text={{ show, loading, failed }}
        instead={{ text: null, href: src, label: show }}
        title={show}
        forms
      />
      <FrameOpener />
    </>
  );
}

/** Any form of the product as a page: its title, the form itself, and beside it what it is about. */
export function FormScreen({ page, children }: { page: FormPageView; children: ReactNode }) {
  const { form, site } = page;
  const intro = wording(site.config).formIntro[form.id];
  return (
    <div className="fc-form-page" data-arrangement={site.config.formPage.arrangement}>
      <StaticPart name="head" className="fc-form-page__head">
        <h1>{page.title}</h1>
        <p>{intro}</p>
      </StaticPart>
      {page.car ? <FormAbout {...formAbout(page.car, site)} /> : null}
      {BOOKS_A_SERVICE.includes(form.id) ? <Scheduler site={site} /> : null}
      {form.id === "careers" ? (
        <StaticPart name="positions">
          <Positions site={site} />
        </StaticPart>
      ) : null}
      {form.id === "general" ? (
        <StaticPart name="ways">
          <ContactWays site={site} />
        </StaticPart>
      ) : null}
      <div id={`${form.id}-form`} className="fc-form-page__form">
        {children}
        <FormAnswers {...page} />
      </div>
      <FormSubject {...page} />
    </div>
  );
}

/** The quickest ways to a person, before any form: call, write, come, book; each only where the dealer has it. */
function ContactWays({ site }: { site: TenantSite }) {
  const { config, content } = site;
  const words = wording(config).formPage;
  const { phone, open } = dealerContact(site);
  const place = primaryLocation(content.locations);
  const { whatsappNumber } = config.carActions;
  const booking = bookingAddress(site);
  const tiles: (ActionTile | null)[] = [
    phone && { icon: "phone", title: words.call, note: phone.text, href: phone.href, open },
    whatsappNumber
      ? {
          icon: "chat",
          title: words.write,
          note: "WhatsApp",
          href: `https://wa.me/${whatsappNumber}`,
          newTab: true,
        }
      : config.site.email
        ? { icon: "chat", title: words.write, note: config.site.email, href: `mailto:${config.site.email}` }
        : null,
    place?.address.mapUrl
      ? { icon: "pin", title: words.come, note: place.name, href: place.address.mapUrl, newTab: true }
      : null,
    booking === null ? null : { icon: "calendar", title: words.book, note: words.bookNote, href: booking },
  ];
  return <ActionTiles tiles={tiles.filter((tile) => tile !== null)} />;
}

/** Who answers a form: the place that is chosen in it; the dealer where it is open which. */
function FormAnswers({ site, car, places: { held, answering } }: FormPageView) {
  if (answering === null) return <FormAnswer {...formAnswer(site, { car, location: null })} />;
  const others = held.filter((place) => place !== answering);
  return [answering, ...others].map((location) => (
    <div key={location.id} {...behaviour({ places: placeNames(location) })} hidden={location !== answering}>
      <FormAnswer {...formAnswer(site, { car, location })} />
    </div>
  ));
}
