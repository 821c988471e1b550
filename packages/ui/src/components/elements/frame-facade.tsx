import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

export interface FrameFacadeProps {
  /** A page of another company, such as a map, fetched when it is opened and not before. */
  src: string;
  text: { show: string; loading: string; failed: string };
  /** What stands in its place where it cannot be fetched; a link opens the same beside the site. */
  instead: { text: string | null; href: string | null; label: string };
  /** What it shows, for who cannot see it. */
  title: string;
  /** Whether it is filled in and sent, as a booking is. */
  forms?: boolean;
}

/** What is framed is the provider's own origin, which needs its scripts and its cookies, and opens links of its own. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups";

/**
 * A frame that is fetched from outside only once it is opened. It needs no script: a closed box has no frame. With one, the
 * frame is shown once its page has loaded, and never where that cannot be fetched.
 */
export function FrameFacade({ src, text, instead, title, forms = false }: FrameFacadeProps): ReactElement {
  return (
    <details className="fc-frame-facade" {...behaviour({ frame: text.failed })}>
      <summary>{text.show}</summary>
      <div className="fc-frame-facade__frame">
        <div>
          <output>{text.loading}</output>
          {instead.text === null ? null : <p>{instead.text}</p>}
          {instead.href === null ? null : (
            <p>
              <a href={instead.href} target="_blank" rel="noopener noreferrer">
                {instead.label}
              </a>
            </p>
          )}
        </div>
        <iframe
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="origin"
          sandbox={forms ? `${SANDBOX} allow-forms` : SANDBOX}
        />
      </div>
    </details>
  );
}
