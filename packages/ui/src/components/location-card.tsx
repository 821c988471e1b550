import type { ReactElement } from "react";
import { Image, Link } from "../platform.tsx";
import { ButtonLink } from "./button.tsx";
import { OpeningHours } from "./opening-hours.tsx";

/** Everything a card says of one place, decided before it is drawn. */
export interface LocationCardView {
  id: string;
  name: string;
  picture: { src: string; alt: string } | null;
  /** `href` leads to the place on a map, in a new tab. */
  address: { text: string; href: string | null };
  phones: readonly { text: string; href: string }[];
  /** 'Open until 5:30pm'; null where the site does not say. */
  open: { text: string; isOpen: boolean } | null;
  hours: readonly { days: string; hours: string }[];
  holidays: readonly { day: string; name: string | null; hours: string }[];
  licences: readonly string[];
  rating: string | null;
  /** The first is the loud one. */
  actions: readonly { label: string; href: string; newTab: boolean }[];
}

/** The words of a card that are the same on every card. */
export interface LocationCardWords {
  openingHours: string;
  holidayHours: string;
}

export interface LocationCardProps {
  location: LocationCardView;
  words: LocationCardWords;
  /** The name is said around the card already; here it is for screen readers alone. */
  nameIsAbove?: boolean;
}

/** One place of the dealer: where it is, when it is open, how to reach it. */
export function LocationCard({ location, words, nameIsAbove = false }: LocationCardProps): ReactElement {
  const { name, picture, address, phones, open, hours, licences, rating } = location;
  return (
    <article className="fc-location">
      {picture ? (
        <Image {...picture} width={600} height={400} sizes="(min-width: 768px) 400px, 100vw" />
      ) : null}
      <h3 className={nameIsAbove ? "fc-visually-hidden" : undefined}>{name}</h3>
      {rating ? <p className="fc-quiet fc-number">{rating}</p> : null}
      <p>
        {address.href ? (
          <a href={address.href} target="_blank" rel="noopener noreferrer">
            {address.text}
          </a>
        ) : (
          address.text
        )}
      </p>
      {phones.map((phone) => (
        <p key={phone.href}>
          <Link href={phone.href} className="fc-phone">
            {phone.text}
          </Link>
        </p>
      ))}
      {open ? (
        <p className="fc-location__open" data-open={open.isOpen}>
          {open.text}
        </p>
      ) : null}
      {hours.length > 0 ? (
        <>
          <h4>{words.openingHours}</h4>
          <OpeningHours lines={hours} />
        </>
      ) : null}
      <HolidayHours holidays={location.holidays} label={words.holidayHours} />
      {licences.length > 0 ? <p className="fc-location__licences">{licences.join(" · ")}</p> : null}
      <div className="fc-location__actions">
        {location.actions.map(({ label, href, newTab }, index) => (
          <ButtonLink key={label} href={href} newTab={newTab} kind={index === 0 ? "primary" : "quiet"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </article>
  );
}

interface HolidayHoursProps {
  holidays: LocationCardView["holidays"];
  label: string;
}

/** Folded away until it is asked for; the browser does that without script. */
function HolidayHours({ holidays, label }: HolidayHoursProps): ReactElement | null {
  if (holidays.length === 0) return null;
  return (
    <details className="fc-location__holidays">
      <summary>{label}</summary>
      <dl className="fc-hours">
        {holidays.map(({ day, name, hours }) => [
          <dt key={`${day}-day`}>
            {day}
            {name ? <span>{name}</span> : null}
          </dt>,
          <dd key={`${day}-hours`}>{hours}</dd>,
        ])}
      </dl>
    </details>
  );
}
