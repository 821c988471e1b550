import type { ReactElement } from "react";

export interface FrameFacadeProps {
  /** A page of another company, such as a map, fetched when it is opened and not before. */
  src: string;
  text: { show: string; loading: string };
  /** What it shows, for who cannot see it. */
  title: string;
  /** Whether it is filled in and sent, as a booking is. */
  forms?: boolean;
}

/** What is framed is the provider's own origin, which needs its scripts and its cookies, and opens links of its own. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups";

/** A frame that is fetched from outside only once it is opened. It needs no script: a closed box draws no frame. */
export function FrameFacade({ src, text, title, forms = false }: FrameFacadeProps): ReactElement {
  return (
    <details className="fc-frame-facade">
      <summary>{text.show}</summary>
      <div className="fc-frame-facade__frame">
        <p>{text.loading}</p>
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
