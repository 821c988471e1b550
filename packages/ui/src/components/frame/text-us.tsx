import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Icon } from "../elements/icon.tsx";

export interface TextUsProps {
  /** A text message to the dealer, for a browser without a script or a site without a widget. */
  href: string;
  text: { button: string; greeting: string; close: string };
  /** For the script that greets and opens the widget. */
  setting: Readonly<Record<string, unknown>>;
}

/**
 * The 'Text us' button and the greeting beside it, which a script shows. It stands aside while a form is being filled in.
 */
export function TextUs({ href, text, setting }: TextUsProps): ReactElement {
  return (
    <aside className="fc-text-us" {...behaviour({ textUs: setting })} aria-label={text.button}>
      <div className="fc-text-us__popup" hidden {...behaviour({ textUsPopup: true })}>
        <output>{text.greeting}</output>
        <button type="button" {...behaviour({ textUsClose: true })} aria-label={text.close}>
          <Icon name="close" />
        </button>
      </div>
      <a className="fc-text-us__button" href={href} {...behaviour({ widget: "text" })}>
        <Icon name="chat" /> <span>{text.button}</span>
      </a>
    </aside>
  );
}
