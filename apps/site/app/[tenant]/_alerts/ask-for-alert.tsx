import { type AlertFrequency, alertFrequencies } from "@forecourt/leads/returning";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { FrequencyField } from "./frequency-field.tsx";

interface AskForAlertProps {
  site: TenantSite;
  /** Names the form's fields apart from others of the page. */
  id: string;
  title: string;
  text: string;
  /** The subject of the alert, as hidden fields: a list with its query, or a car. */
  about: Readonly<Record<string, string>>;
  frequency: AlertFrequency;
}

/**
 * Asks for mails about a search or a car, folded away until it is wanted; nothing where the site mails none. Pages are the
 * same for everybody, so an address is requested, and left out by the style sheet for a browser that is signed in.
 */
export function AskForAlert({ site, id, title, text, about, frequency }: AskForAlertProps) {
  if (href("alerts", {}, site) === null) return null;
  const words = wording(site.config);
  return (
    <details className="fc-alert-form">
      <summary>{title}</summary>
      <form action="/api/alerts" method="post">
        <p className="fc-quiet">{text}</p>
        {Object.entries(about).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="fc-alert-form__email">
          <Field
            formId={id}
            value=""
            problem={null}
            optionalText={words.form.optional}
            chooseText={words.form.choose}
            field={{
              name: "email",
              label: words.mails.email,
              kind: "email",
              required: true,
              autocomplete: "email",
              maxLength: 254,
            }}
          />
        </div>
        <FrequencyField
          id={`${id}-frequency`}
          chosen={frequency}
          offered={alertFrequencies}
          words={words.alerts}
        />
        <Button type="submit">{words.alerts.save}</Button>
      </form>
    </details>
  );
}
