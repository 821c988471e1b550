import type { Wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";
import { Link } from "@forecourt/ui/platform";
import type { BegunForm } from "#server/pages/cars/garage-page.ts";

/**
 * Forms begun and enquiries sent on this device. The server has neither: a script shows of the forms those this
 * browser has begun, and lists what it has sent.
 */
export function DeviceLists({ forms, words }: { forms: readonly BegunForm[]; words: Wording["garage"] }) {
  return (
    <>
      <section className="fc-section" hidden {...behaviour({ drafts: true })}>
        <div className="fc-section__head">
          <h2>{words.drafts}</h2>
        </div>
        <ul>
          {forms.map(({ form, title, href }) => (
            <li key={form} className="fc-garage__row" hidden {...behaviour({ draft: form })}>
              <Link href={href}>{words.draft(title)}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="fc-section" hidden {...behaviour({ enquiries: true })}>
        <div className="fc-section__head">
          <h2>{words.enquiries}</h2>
          <button
            type="button"
            className="fc-button"
            data-kind="text"
            {...behaviour({ forgets: "enquiries" })}
          >
            {words.forgetEnquiries}
          </button>
        </div>
        <ul />
      </section>
    </>
  );
}
