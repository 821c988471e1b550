import { type Car, carBadge, type PriceView } from "@forecourt/search/car";
import { sameWords } from "@forecourt/search/kernel";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { LoanLine } from "@forecourt/ui/loan-quote";
import { Link } from "@forecourt/ui/platform";
import { PointList } from "@forecourt/ui/point-list";
import { Price } from "@forecourt/ui/price";
import type { ReactNode } from "react";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carAssurances } from "#server/views/car/car-assurances.ts";
import { cardFacts } from "#server/views/car/car-card.ts";
import { BUTTON_ICONS, type CarButton, type CarButtons } from "#server/views/car/car-buttons.ts";
import { carRepayment } from "#server/views/car/loan-view.ts";
import { AskForAlert } from "../../_alerts/ask-for-alert.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { dialogOf } from "./car-dialogs.tsx";
import { CarDisclosures } from "./car-disclosures.tsx";
import { LOAN } from "./car-finance.tsx";
import { CarPhone } from "./car-phone.tsx";
import { trackedCar } from "#server/views/car/tracked-car.ts";
import { EnquireLabel } from "./enquire-label.tsx";

interface CarPanelProps {
  site: TenantSite;
  car: Car;
  buttons: CarButtons;
  /** The car's name; null where it stands elsewhere on the page. */
  title: string | null;
  price: PriceView;
  /** For how long the price is: days of a hire, terms of a subscription. */
  terms: ReactNode;
}

/** The price and what to do about it: one loud button, those that commit to something, and quiet links. */
export function CarPanel({ site, car, buttons, title, price, terms }: CarPanelProps) {
  const { config } = site;
  const words = wording(config);
  const repayment = carRepayment(car, site, "car");
  const { enquire, others } = buttons;
  const loud = others.filter(isLoud);
  const links = others.filter((button) => !isLoud(button));
  const model = modelPage(car, site);
  const line = cardFacts(car, site);
  return (
    <div className="fc-car-page__panel">
      <StaticPart name="panel">
        {title === null ? null : (
          <div className="fc-car-page__title">
            <h1>{title}</h1>
            {carBadge(car) ? <p className="fc-quiet">{carBadge(car)}</p> : null}
          </div>
        )}
        <Price price={price} size="large" />
        {line.length === 0 ? null : (
          <p className="fc-car-page__line fc-quiet fc-number">{line.join(" · ")}</p>
        )}
        {terms}
        {repayment === null ? null : (
          <LoanLine
            terms={repayment}
            href={`#${LOAN}`}
            example={repayment.example}
            folded={config.rules.foldsRates}
          />
        )}
        <div className="fc-car-page__actions">
          {enquire === null ? null : (
            <ButtonLink href={enquire.href} {...opens(enquire)} wide>
              <EnquireLabel label={enquire.label} car={car} config={config} />
            </ButtonLink>
          )}
          {loud.map((button) => (
            <ButtonLink
              key={button.kind}
              kind="quiet"
              href={button.href}
              newTab={button.newTab}
              {...opens(button)}
              wide
            >
              {button.label}
            </ButtonLink>
          ))}
        </div>
        <AskForAlert
          site={site}
          id="notify"
          title={words.alerts.notify}
          text={words.alerts.notifyText}
          about={{ car_id: car.id }}
          frequency="instant"
        />
        <CarDisclosures car={car} config={config} words={words} />
        <PriceIncludes car={car} site={site} />
        <PointList points={carAssurances(car, site)} />
        <ul className="fc-car-links">
          {links.map((button) => (
            <li key={button.kind}>
              <QuietLink button={button} car={car} />
            </li>
          ))}
          {model === null ? null : (
            <li>
              <Link href={model}>
                <Icon name="next" /> {words.offers.explore(car.model)}
              </Link>
            </li>
          )}
        </ul>
      </StaticPart>
      <CarPhone title={buttons.call} car={car} content={site.content} words={words} />
    </div>
  );
}

/** What a drive-away price includes, unfolded on a press. */
function PriceIncludes({ car, site }: { car: Car; site: TenantSite }) {
  const { config } = site;
  const { priceIncludes } = config.carPage;
  if (priceIncludes.length === 0 || car.price === null || car.priceType === "excluding_government_charges") {
    return null;
  }
  return (
    <details className="fc-group fc-price-includes">
      <summary>{wording(config).car.priceIncludes}</summary>
      <ul>
        {priceIncludes.map((part) => (
          <li key={part} lang={site.languageOf(part)}>
            {part}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether a button commits to something, and stands as one; the rest are links to read and reckon by. */
const isLoud = ({ kind }: CarButton): boolean => ["test_drive", "reserve", "custom"].includes(kind);

const opens = ({ form }: CarButton) => behaviour({ opens: form && dialogOf(form) });

function QuietLink({
  button: { kind, label, href: address, newTab, widget },
  car,
}: {
  button: CarButton;
  car: Car;
}) {
  const words = (
    <>
      <Icon name={BUTTON_ICONS.get(kind) ?? "next"} /> {label}
    </>
  );
  if (widget)
    return (
      <a href={address} {...behaviour({ widget: widget.kind, service: widget.service })}>
        {words}
      </a>
    );
  if (!newTab) return <Link href={address}>{words}</Link>;
  const tracked = trackedCar(car);
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      {...(kind === "history_report" ? behaviour({ car: tracked, event: "history_report_opened" }) : {})}
    >
      {words}
    </a>
  );
}

function modelPage(car: Car, site: TenantSite): string | null {
  const model = site.content.models.find(
    ({ name, manufacturerName }) =>
      sameWords(name, car.model) && (manufacturerName === null || sameWords(manufacturerName, car.make)),
  );
  return model === undefined ? null : href("model", { slug: model.slug }, site);
}
