import { ButtonLink } from "@forecourt/ui/button";

interface TeaserProps {
  title: string;
  text: string;
  /** Where it leads; null renders nothing. */
  href: string | null;
  label: string;
}

/** One thing a dealer does besides selling, with the way to its form. */
export function Teaser({ title, text, href, label }: TeaserProps) {
  if (href === null) return null;
  return (
    <section className="fc-section fc-teaser">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink href={href} kind="quiet">
        {label}
      </ButtonLink>
    </section>
  );
}
