import { wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { contactPlace, href } from "@forecourt/tenant-config/routes";
import { Dialog } from "@forecourt/ui/dialog";
import { FormAnswer } from "@forecourt/ui/form-about";
import { EnquiryForm } from "#client/forms/enquiry/enquiry-form.tsx";
import { DialogOpener } from "#client/frame/dialog-opener.tsx";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { formAnswer } from "#server/views/form/form-about.ts";
import { formView } from "#server/views/form/form-view.ts";
import { contactDialog, hasContactForm } from "#server/views/dealer/location-view.ts";

interface LocationDialogsProps {
  site: TenantSite;
  locations: readonly Location[];
}

/** With more places than this the forms would outweigh the page, and their links lead to pages instead. */
const MAX_DIALOGS = 12;

/** Each place's contact form as a dialog titled with its name; the buttons that open them are links to pages else. */
export function LocationDialogs({ site, locations }: LocationDialogsProps) {
  const words = wording(site.config);
  const withForm = locations.filter((location) => hasContactForm(location, site));
  if (withForm.length === 0 || withForm.length > MAX_DIALOGS) return null;
  return (
    <>
      {withForm.map((location) => {
        const {
          form,
          setting,
          words: formWords,
        } = formView(site, {
          id: "location-contact",
          path: href("location-contact", { place: contactPlace(location) }, site) ?? "",
          location,
        });
        return (
          <Dialog
            key={location.id}
            id={contactDialog(location)}
            title={words.enquiry.contactLocation(location.name)}
            closeLabel={words.close}
          >
            <EnquiryForm id={`${form.id}-${location.id}`} form={form} setting={setting} words={formWords} />
            <FormAnswer {...formAnswer(site, { car: null, location })} />
          </Dialog>
        );
      })}
      <DialogOpener />
    </>
  );
}
