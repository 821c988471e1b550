import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Image, Link } from "../../platform.tsx";
import { ButtonLink } from "../elements/button.tsx";
import { directionsOf, LocationAddress } from "./location-address.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { Stars, type StarsProps } from "../elements/stars.tsx";

/** Everything a card says of one place, decided before it is rendered. */
export interface LocationCardView {
  id: string;
  name: string;
  picture: { src: string; alt: string } | null;
  /** `href` leads to the place on a map, in a new tab. */
  address: { text: string; href: string | null };
  /** How far it is from the dealer's next place; null or left out where there is none near. */
  near?: string | null;
  /** Where it stands, to say how far that is from a shopper who wants to know. */
  at?: { latitude: number; longitude: number } | null;
  phones: readonly { text: string; href: string }[];
  /** 'Open until 5:30pm'; null where the site does not say. */
  open: { text: string; isOpen: boolean } | null;
  hours: readonly { days: string; hours: string }[];
  holidays: readonly { day: string; name: string | null; hours: string; lang?: string | undefined }[];
  /** The heading of the coming special days. */
  holidaysTitle: string;
  licences: readonly string[];
  /** What a visitor should know of it, a line each. */
  notes: readonly { text: string; lang?: string | undefined }[];
  rating: { text: string; stars: StarsProps } | null;
  /** A way to write to the place; null where there is none. */
  email: { label: string; href: string; opens?: string } | null;
  /** The first is the loud one. One that `opens` shows the dialog of that id where scripts run, and is a page else. */
  actions: readonly { label: string; href: string; newTab: boolean; opens?: string }[];
}

/** The words of a card that are the same on every card. */
export interface LocationCardWords {
  openingHours: string;
  holidayHours: string;
  close: string;
}

export interface LocationCardProps {
  location: LocationCardView;
  words: LocationCardWords;
  /** The name stands above the card already; here it is for screen readers alone. */
  nameIsAbove?: boolean;
  /** Its address stands above, too, for all departments of the place. */
  addressIsAbove?: boolean;
}

/** One place of the dealer: where it is, when it is open, how to reach it. */
export function LocationCard({
  location,
  words,
  nameIsAbove = false,
  addressIsAbove = false,
}: LocationCardProps): ReactElement {
  const { name, picture, near, at, phones, email, open, hours, licences, notes, rating } = location;
  return (
    <article className="fc-location">
      {picture ? (
        <Image {...picture} width={600} height={400} sizes="(min-width: 768px) 400px, 100vw" />
      ) : null}
      <div className="fc-location__words">
        <h3 className={nameIsAbove ? "fc-visually-hidden" : undefined}>{name}</h3>
        {rating ? (
          <p className="fc-rating fc-quiet fc-number">
            <Stars {...rating.stars} />
            {rating.text}
          </p>
        ) : null}
        {addressIsAbove ? null : <LocationAddress location={location} large={picture === null} />}
        {near ? <p className="fc-quiet">{near}</p> : null}
        {at ? (
          <p hidden {...behaviour({ standsAt: [String(at.latitude), String(at.longitude), name] })} />
        ) : null}
        {notes.length > 0 ? (
          <ul className="fc-location__notes">
            {notes.map(({ text, lang }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        ) : null}
        {phones.map((phone) => (
          <p key={phone.href}>
            <Link href={phone.href} className="fc-phone">
              {phone.text}
            </Link>
          </p>
        ))}
        {email ? (
          <p>
            <Link href={email.href} {...behaviour({ opens: email.opens })}>
              {email.label}
            </Link>
          </p>
        ) : null}
        {open ? (
          <p className="fc-location__open" data-open={open.isOpen}>
            {open.text}
          </p>
        ) : null}
        {hours.length > 0 ? (
          <div className="fc-location__hours">
            <h4>{words.openingHours}</h4>
            <OpeningHours lines={hours} />
            <HolidayHours location={location} words={words} />
          </div>
        ) : null}
        {licences.length > 0 ? <p className="fc-location__licences">{licences.join(" · ")}</p> : null}
        <div className="fc-location__actions">
          {location.actions.map(({ label, href, newTab, opens }, index) => (
            <ButtonLink
              key={label}
              href={href}
              newTab={newTab}
              kind={index === 0 ? "primary" : "quiet"}
              {...behaviour({ opens })}
              {...(href === location.address.href ? directionsOf(location) : {})}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </article>
  );
}

/** A dialog the browser opens and closes by itself, without script: Escape and a press beside it close it, too. */
function HolidayHours({ location, words }: LocationCardProps): ReactElement | null {
  const { id, holidays, holidaysTitle } = location;
  if (holidays.length === 0) return null;
  const dialog = `holidays-${id}`;
  return (
    <>
      <button type="button" className="fc-location__holidays" popoverTarget={dialog}>
        {words.holidayHours}
      </button>
      <dialog id={dialog} popover="auto" className="fc-dialog" aria-labelledby={`${dialog}-title`}>
        <div className="fc-dialog__head">
          <p id={`${dialog}-title`} className="fc-dialog__title">
            {holidaysTitle}
          </p>
          <button
            type="button"
            className="fc-dialog__close"
            aria-label={words.close}
            popoverTarget={dialog}
            popoverTargetAction="hide"
          >
            ×
          </button>
        </div>
        <dl className="fc-hours">
          {holidays.map(({ day, name, hours, lang }) => [
            <dt key={`${day}-day`}>
              {day}
              {name ? <span lang={lang}>{name}</span> : null}
            </dt>,
            <dd key={`${day}-hours`}>{hours}</dd>,
          ])}
        </dl>
      </dialog>
    </>
  );
}
