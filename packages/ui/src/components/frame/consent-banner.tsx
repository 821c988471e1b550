import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Button } from "../elements/button.tsx";
import { Link } from "../../platform.tsx";

export interface ConsentBannerProps {
  /** Where the form posts `answer`: `accept` or `refuse`. */
  action: string;
  text: { title: string; question: string; accept: string; refuse: string; choose: string };
  /** The page where each purpose is chosen by itself. */
  chooseHref: string;
}

/**
 * Asks once for consent at the foot of the window: a plain form, with a yes and a no of equal weight. While a form of the
 * page is being filled in it steps back into the page.
 */
export function ConsentBanner({ action, text, chooseHref }: ConsentBannerProps): ReactElement {
  return (
    <form
      className="fc-consent"
      method="post"
      action={action}
      {...behaviour({ consent: "banner" })}
      aria-labelledby="fc-consent-title"
    >
      <div className="fc-consent__words">
        <h2 id="fc-consent-title">{text.title}</h2>
        <p>{text.question}</p>
      </div>
      <div className="fc-consent__answers">
        <Button type="submit" name="answer" value="refuse" kind="quiet">
          {text.refuse}
        </Button>
        <Button type="submit" name="answer" value="accept" kind="quiet">
          {text.accept}
        </Button>
        <Link href={chooseHref}>{text.choose}</Link>
      </div>
    </form>
  );
}
