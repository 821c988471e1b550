import { carTitle } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { FactList } from "@forecourt/ui/fact-list";
import { FormAbout, FormAnswer } from "@forecourt/ui/form-about";
import { Notice } from "@forecourt/ui/notice";
import type { Metadata } from "next";
import { successPage } from "#server/pages/success-page.ts";
import { ReservedMark } from "#client/reserve/reserved-mark.tsx";
import { appointmentTime } from "#server/leads/appointment-calendar.ts";
import { refusedFiles } from "#server/uploads/refused-files.ts";
import { getSite, loadPage } from "#server/tenants/get-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { formAbout, formAnswer } from "#server/views/form/form-about.ts";
import { backWay } from "#server/views/main-way.ts";
import { RESERVED, sentAbout, sentText, sentTo, sentView } from "./sent-view.ts";
import { PageMark } from "../_visit/page-mark.tsx";
import { StaticPart } from "../_text/static-part.tsx";
import { CarTiles } from "../_cars/car-tiles.tsx";
import { Part } from "../_text/part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/success">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).success.title, robots: { index: false } };
}

/** The lead is safe: says so, what was sent to whom, how to reach them, and where to go on. */
export default async function SuccessPage({ params, searchParams }: PageProps<"/[tenant]/success">) {
  const { site, wiring } = await loadPage((await params).tenant);
  const category = [(await searchParams).category].flat()[0] ?? "";
  const words = wording(site.config);
  const refused = await refusedFiles(wiring);
  const { sent, car, similar } = await successPage(wiring, site);
  const { facts, phone } = sentView(sent, car, site);
  const calendar = appointmentTime(sent?.lead.appointment?.date ?? "") !== null;
  const back = backWay(site);
  const tradeIn = href("form", { form: "trade-in" }, site);
  const reservedCar = sent?.lead.subcategory === RESERVED ? sent.lead.car : null;
  const receipt = reservedCar ? href("checkout", { slug: reservedCar.slug }, site) : null;
  const offersTradeIn = tradeIn !== null && !["trade-in", "sell-my-car"].includes(sent?.lead.form ?? "");
  return (
    <>
      {sent && reservedCar ? (
        <ReservedMark tenant={site.content.slug} leadId={sent.id} car={reservedCar} />
      ) : null}
      <StaticPart name="page">
        <div className="fc-success">
          <h1>{words.success.title}</h1>
          <p>{sentText(category, sent, words)}</p>
          {refused.length > 0 ? (
            <Notice>
              {refused.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          ) : null}
          {facts.length > 0 ? (
            <section>
              <h2>{words.success.sent}</h2>
              {car ? <FormAbout {...formAbout(car, site)} /> : null}
              <FactList facts={facts} />
            </section>
          ) : null}
          {sent ? (
            <FormAnswer {...formAnswer(site, { car, location: sentTo(sent, site) })} phone={null} />
          ) : null}
          <p className="fc-ways-on">
            {calendar ? (
              <ButtonLink href="/api/appointment" kind="quiet">
                {words.success.addToCalendar}
              </ButtonLink>
            ) : null}
            {receipt === null ? null : <ButtonLink href={receipt}>{words.checkout.receipt}</ButtonLink>}
            {car ? (
              <ButtonLink
                href={href("car", { slug: car.slug }, site)}
                kind={receipt === null ? "primary" : "quiet"}
              >
                {words.success.backToCar(carTitle(car, site.config.cars))}
              </ButtonLink>
            ) : null}
            <ButtonLink href={back.href} kind={car ? "quiet" : "primary"}>
              {back.label}
            </ButtonLink>
            {offersTradeIn ? (
              <ButtonLink href={tradeIn} kind="quiet">
                {words.success.tradeIn}
              </ButtonLink>
            ) : null}
            {phone ? (
              <ButtonLink href={phone.href} kind="quiet">
                {words.call(phone.text)}
              </ButtonLink>
            ) : null}
          </p>
        </div>
        {similar.length > 0 ? (
          <Part title={words.car.similar}>
            <CarTiles site={site} cars={similar.map((car) => carCardView(car, site))} as="grid" />
          </Part>
        ) : null}
        {sent ? (
          <span hidden {...behaviour({ sent: { id: sent.id, about: sentAbout(sent, words) } })} />
        ) : null}
        <PageMark page="success" />
      </StaticPart>
    </>
  );
}
