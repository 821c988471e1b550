import { carTitle } from "@forecourt/search/car";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { carPage } from "#server/car-page.ts";
import { CarDetail } from "./car-detail.tsx";
import { CarGone } from "./car-gone.tsx";
import { CarUnavailable } from "./car-unavailable.tsx";

interface PageProps {
  params: Promise<{ tenant: string; slug: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { tenant, slug } = await params;
  const page = await carPage(tenant, slug);
  if (page.kind === "missing") notFound();
  if (page.kind !== "found") return { robots: { index: false } };
  const title = carTitle(page.car, page.content.tenant.config.cars);
  return {
    title: page.car.badge ? `${title} ${page.car.badge}` : title,
    alternates: { canonical: `/cars/${slug}` },
  };
}

/** One car: found, sold a while ago, or not to be told because the search does not answer. */
export default async function CarRoute({ params }: PageProps) {
  const { tenant, slug } = await params;
  const page = await carPage(tenant, slug);
  switch (page.kind) {
    case "found":
      return <CarDetail {...page} />;
    case "gone":
      return <CarGone {...page} />;
    case "unavailable":
      return <CarUnavailable content={page.content} />;
    case "missing":
      notFound();
  }
}
