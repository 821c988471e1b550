import type { FormId } from "@forecourt/leads";
import type { HireDates } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { Dialog } from "@forecourt/ui/dialog";
import { GalleryViewer } from "@forecourt/ui/gallery";
import { CarBehaviour } from "#client/car/car-behaviour.tsx";
import { LoanRefresh } from "#client/finance/loan-refresh.tsx";
import { DialogOpener } from "#client/frame/dialog-opener.tsx";
import { FrameOpener } from "#client/frame/frame-opener.tsx";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { loanOf } from "#server/views/car/loan-view.ts";
import { LoanCalculator } from "../../_finance/loan-calculator.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { CarForm } from "./car-form.tsx";

/** The dialog of a form; a link that opens it names it. */
export const dialogOf = (form: FormId): string => (form === "new" || form === "used" ? "enquire" : form);

interface CarDialogsProps {
  site: TenantSite;
  car: Car;
  location: Location | null;
  /** From when to when it is wanted, on a site that lets cars for days. */
  hire: HireDates | null;
  /** The forms that links of the page open. */
  forms: readonly FormId[];
  calculator: boolean;
}

/** Everything that opens over a car's page; without a script all of it has a page of its own. */
export function CarDialogs({ site, car, location, hire, forms, calculator }: CarDialogsProps) {
  const words = wording(site.config);
  return (
    <>
      {forms.map((form) => (
        <Dialog key={form} id={dialogOf(form)} title={titleOf(form, site)} closeLabel={words.close}>
          <CarForm
            id={form === "new" || form === "used" ? "enquiry" : `${form}-form`}
            form={form}
            site={site}
            car={car}
            location={location}
            hire={hire}
          />
        </Dialog>
      ))}
      <StaticPart name="dialogs">
        {calculator ? (
          <Dialog id="loan" title={words.finance.calculatorTitle} closeLabel={words.close}>
            <LoanCalculator site={site} calculation={loanOf(site, car)} car={car} level={3} />
          </Dialog>
        ) : null}
        <GalleryViewer
          id="viewer"
          label={words.car.pictures}
          words={{
            close: words.close,
            previous: words.car.previousPicture,
            next: words.car.nextPicture,
            enlarge: words.car.enlargePicture,
          }}
        />
      </StaticPart>
      <DialogOpener />
      <FrameOpener />
      <CarBehaviour />
      {calculator ? <LoanRefresh /> : null}
    </>
  );
}

function titleOf(form: FormId, site: TenantSite): string {
  const words = wording(site.config);
  if (form === "test-drive") return words.enquiry.testDriveTitle;
  if (form === "request-photos") return words.enquiry.photosTitle;
  return form === "similar" ? words.car.findSimilar : words.enquiry.title;
}
