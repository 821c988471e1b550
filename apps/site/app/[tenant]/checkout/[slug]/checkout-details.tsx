import { formFields } from "@forecourt/leads";
import { wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button } from "@forecourt/ui/button";
import { FormAnswer } from "@forecourt/ui/form-about";
import { FormFields } from "#client/forms/fields/form-fields.tsx";
import { FormHead } from "#client/forms/form-head.tsx";
import type { CheckoutPage, CheckoutStage } from "#server/pages/cars/checkout-page.ts";
import { formAnswer } from "#server/views/form/form-about.ts";
import { locationOfCar } from "#server/stock/location-of-car.ts";

const ID = "reserve";

/** The shopper's details, as a form that posts by itself: nothing of it needs a script. */
export function CheckoutDetails({
  page: { site, car },
  stage: { form: view, typed },
}: {
  page: CheckoutPage;
  stage: Extract<CheckoutStage, { kind: "details" }>;
}) {
  const { form, setting, words, filled } = view;
  const checkout = wording(site.config).checkout;
  const problems = typed?.problems ?? [];
  const firstWrong = formFields(form).find(({ name }) => problems.some(({ field }) => field === name))?.name;
  return (
    <form
      id={ID}
      className="fc-form"
      {...behaviour({ form: true })}
      action={setting.action}
      method="post"
      noValidate
    >
      <FormHead
        id={ID}
        form={form}
        setting={setting}
        words={words}
        problems={problems}
        message={null}
        summary={null}
      />
      {form.steps.map((step) => (
        <div key={step.id} className="fc-form__part">
          <FormFields
            formId={ID}
            fields={step.fields}
            words={words}
            typed={typed?.values ?? null}
            filled={filled}
            problems={problems}
            {...(firstWrong === undefined ? {} : { focused: firstWrong })}
          />
        </div>
      ))}
      <p className="fc-quiet">{checkout.holdNote(String(site.config.reserve.holdMinutes))}</p>
      <Button type="submit" wide>
        {checkout.continue}
      </Button>
      <FormAnswer {...formAnswer(site, { car, location: locationOfCar(car, site) })} />
    </form>
  );
}
