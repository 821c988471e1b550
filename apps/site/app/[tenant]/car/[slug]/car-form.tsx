import type { FormId } from "@forecourt/leads";
import type { HireDates } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { FormAbout, FormAnswer } from "@forecourt/ui/form-about";
import { bookingDates } from "#server/forms/booking-dates.ts";
import type { FormPageView } from "#server/pages/form-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { formAbout, formAnswer } from "#server/views/form/form-about.ts";
import { formView } from "#server/views/form/form-view.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { OneStepForm } from "../../form/[form]/one-step-form.tsx";

interface CarFormProps {
  /** Of the form element; unlike any other on the page. */
  id: string;
  form: FormId;
  site: TenantSite;
  car: Car;
  location: Location | null;
  /** From when to when it is wanted, on a site that lets cars for days. */
  hire?: HireDates | null;
  /** A form that came back: what was typed and what was wrong with it. */
  draft?: FormPageView["draft"];
}

/** A form about one car, which stands over it, and who answers under it: the tenant's own, with the car, the dealer's dates and a key that makes repeats one lead. */
export async function CarForm({ id, form, site, car, location, hire = null, draft = null }: CarFormProps) {
  const { wiring } = await loadPage(site.content.slug);
  const view = formView(site, {
    id: form,
    path: href("car", { slug: car.slug }, site),
    car,
    location,
    dates: await bookingDates(wiring, site, form, { car, location }),
  });
  return (
    <>
      <FormAbout {...formAbout(car, site)} />
      <div className="fc-form-page__form">
        <OneStepForm {...view} id={id} filled={{ ...view.filled, ...hireAnswers(hire) }} draft={draft} />
        <FormAnswer {...formAnswer(site, { car, location })} />
      </div>
    </>
  );
}

/** The days that were chosen on the way here need not be asked again. */
const hireAnswers = (hire: HireDates | null): Record<string, string> =>
  hire === null
    ? {}
    : {
        "Pick-up Date": hire.pickUp,
        "Return Date": hire.return,
        ...(hire.extras ? { Extras: hire.extras.join("\n") } : {}),
      };
