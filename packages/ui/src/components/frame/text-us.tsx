import type { ReactElement } from "react";
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
    <aside className="fc-text-us" data-text-us={JSON.stringify(setting)} aria-label={text.button}>
      <div className="fc-text-us__popup" hidden>
        <output>{text.greeting}</output>
        <button type="button" data-text-us-close="" aria-label={text.close}>
          <Icon name="close" />
        </button>
      </div>
      <a className="fc-text-us__button" href={href} data-widget="text">
        <Icon name="chat" /> <span>{text.button}</span>
      </a>
    </aside>
  );
}
