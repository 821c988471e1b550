import type { FormId } from "@forecourt/leads";
import { framedScheduler, wording } from "@forecourt/tenant-config";
import { FormAbout } from "@forecourt/ui/form-about";
import { FrameFacade } from "@forecourt/ui/frame-facade";
import type { ReactNode } from "react";
import { FrameOpener } from "#client/frame/frame-opener.tsx";
import type { FormPageView } from "#server/pages/form-page.ts";
import { formAbout } from "#server/views/form/form-about.ts";
import { StaticPart } from "../../_text/static-part.tsx";
import { FormAnswers } from "./form-answers.tsx";
import { FormSubject } from "./form-subject.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { Positions } from "./positions.tsx";

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
    <div className="fc-form-page">
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
      <div id={`${form.id}-form`}>
        {children}
        <FormAnswers {...page} />
      </div>
      <FormSubject {...page} />
    </div>
  );
}
