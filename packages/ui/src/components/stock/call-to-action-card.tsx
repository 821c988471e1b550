import type { ReactElement } from "react";
import { ButtonLink } from "../elements/button.tsx";

/** What a card among cars asks a shopper to do. */
export interface CallToActionCardProps {
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** A card that stands among the cars of a list and asks for something else. */
export function CallToActionCard({ title, text, action }: CallToActionCardProps): ReactElement {
  return (
    <article className="fc-call-to-action">
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </article>
  );
}
