import type { ReactElement } from "react";

export interface MapFacadeProps {
  /** The map as a page of its own, fetched when it is opened and not before. */
  src: string;
  text: { show: string; loading: string };
  /** Which place it shows, for who cannot see it. */
  title: string;
}

/** What is framed is the provider's own origin, whose map needs its scripts and its cookies, and opens the way there. */
const SANDBOX = ["allow-scripts", "allow-same-origin", "allow-popups"].join(" ");

/** A map that is fetched from outside only once it is opened. It needs no script: a closed box draws no frame. */
export function MapFacade({ src, text, title }: MapFacadeProps): ReactElement {
  return (
    <details className="fc-map-facade">
      <summary>{text.show}</summary>
      <div className="fc-map-facade__frame">
        <p>{text.loading}</p>
        <iframe src={src} title={title} loading="lazy" referrerPolicy="origin" sandbox={SANDBOX} />
      </div>
    </details>
  );
}
