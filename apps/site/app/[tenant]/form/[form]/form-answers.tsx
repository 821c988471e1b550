import { behaviour } from "@forecourt/ui/behaviours";
import { FormAnswer } from "@forecourt/ui/form-about";
import type { FormPageView } from "#server/pages/form-page.ts";
import { formAnswer } from "#server/views/form/form-about.ts";
import { placeNames } from "#server/views/form/form-places.ts";

/** Who answers a form: the place that is chosen in it; the dealer where it is open which. */
export function FormAnswers({ site, car, places: { held, answering } }: FormPageView) {
  if (answering === null) return <FormAnswer {...formAnswer(site, { car, location: null })} />;
  const others = held.filter((place) => place !== answering);
  return [answering, ...others].map((location) => (
    <div key={location.id} {...behaviour({ places: placeNames(location) })} hidden={location !== answering}>
      <FormAnswer {...formAnswer(site, { car, location })} />
    </div>
  ));
}
