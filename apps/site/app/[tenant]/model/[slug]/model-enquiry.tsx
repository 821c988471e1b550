import { wording } from "@forecourt/tenant-config";
import type { Model } from "@forecourt/tenant-config/content";
import { FormAnswer } from "@forecourt/ui/form-about";
import { typedBefore } from "#server/forms/drafts.ts";
import { publicPath } from "#host/http/caller/request-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { formAnswer } from "#server/views/form/form-about.ts";
import { formView } from "#server/views/form/form-view.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { OneStepForm } from "../../form/[form]/one-step-form.tsx";

interface ModelEnquiryProps {
  site: TenantSite;
  model: Model;
  /** With its manufacturer. */
  title: string;
  /** What is to be known before asking. */
  note: string | null;
}

/** The enquiry about a model, a new vehicle's; a refused form comes back here with what was typed. */
export async function ModelEnquiry({ site, model, title, note }: ModelEnquiryProps) {
  if (!site.config.forms.offered.includes("new")) return null;
  const view = formView(site, {
    id: "new",
    path: await publicPath(),
    modelId: model.id,
  });
  const { wiring } = await loadPage(site.content.slug);
  const before = await typedBefore(wiring, site.content.slug);
  const draft =
    before?.values["form"] === view.form.id && before.values["model_id"] === model.id ? before : null;
  return (
    <section id={`${view.form.id}-form`} className="fc-section fc-model__enquiry">
      <div>
        <h2>{wording(site.config).models.enquire(title)}</h2>
        {note === null ? null : <p className="fc-quiet">{note}</p>}
      </div>
      <OneStepForm {...view} draft={draft} />
      <FormAnswer {...formAnswer(site, { car: null, location: null })} />
    </section>
  );
}
