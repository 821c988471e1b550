import { wording } from "@forecourt/tenant-config";
import { bodySlug, bodyStyles, modelsWithBody } from "@forecourt/tenant-config/content";
import { href, modelTile } from "@forecourt/tenant-config/routes";
import { CallToActionCard } from "@forecourt/ui/call-to-action-card";
import { ModelTile } from "@forecourt/ui/model-tile";
import { Link } from "@forecourt/ui/platform";
import type { Metadata } from "next";
import { inStudio } from "#server/media/illustration-address.ts";
import { getSite } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { bodyOf, outlineOf } from "#server/views/car/vehicle-outline.ts";
import { PageMark } from "../_visit/page-mark.tsx";
import { StaticPart } from "../_text/static-part.tsx";

/** The models of the body the address asks for; an empty body asks for all. */
async function readPage({ params, searchParams }: PageProps<"/[tenant]/models">) {
  const site = await getSite((await params).tenant);
  const body = bodySlug([(await searchParams)["body"]].flat()[0] ?? "");
  const bodies = bodyStyles(site.models).map(({ label, slug }) => ({ label: site.say(label), slug }));
  return { site, body, bodies, models: modelsWithBody(site.models, body) };
}

const titleOf = (site: TenantSite, label: string | undefined): string => {
  const { title } = wording(site.config).models;
  return label === undefined ? title : `${label} · ${title}`;
};

export async function generateMetadata(props: PageProps<"/[tenant]/models">): Promise<Metadata> {
  const { site, body, bodies, models } = await readPage(props);
  return {
    title: titleOf(site, bodies.find(({ slug }) => slug === body)?.label),
    ...(models.length === 0 ? { robots: { index: false } } : {}),
  };
}

/** The models the dealer presents, all of them or those of one body. */
export default async function ModelsPage(props: PageProps<"/[tenant]/models">) {
  const { site, body, bodies, models } = await readPage(props);
  const words = wording(site.config).models;
  const contact = href("form", { form: "general" }, site);
  const address = (slug: string): string =>
    href("models", {}, site, slug === "" ? {} : { query: { body: slug } }) ?? "";
  return (
    <StaticPart name="page">
      <h1>{titleOf(site, bodies.find(({ slug }) => slug === body)?.label)}</h1>
      {bodies.length > 1 ? (
        <nav className="fc-tabs" aria-label={words.bodies}>
          {[{ label: words.all, slug: "" }, ...bodies].map(({ label, slug }) => (
            <Link
              key={slug}
              href={address(slug)}
              {...(slug === body ? { "aria-current": "page" as const } : {})}
            >
              {label}
            </Link>
          ))}
        </nav>
      ) : null}
      {models.length === 0 ? <p className="fc-quiet">{words.none}</p> : null}
      <ul className="fc-car-grid fc-model-tiles">
        {models.map((model, index) => {
          const tile = modelTile(model, site);
          if (tile === null) return null;
          const { name, href: to, external, imageUrl: image } = tile;
          return (
            <li key={model.id}>
              <ModelTile
                model={{
                  name,
                  href: to,
                  external,
                  image: image && inStudio(image, site.config.theme.scheme),
                  outline: outlineOf(bodyOf(model)),
                }}
                about={model.bodyStyle && site.say(model.bodyStyle)}
                moreLabel={words.viewMore}
                leading={index < 2}
              />
            </li>
          );
        })}
        {models.length === 0 || contact === null ? null : (
          <li data-fills="">
            <CallToActionCard
              title={words.helpTitle}
              text={words.helpText}
              action={{ label: words.contact, href: contact }}
            />
          </li>
        )}
      </ul>
      <PageMark page="models" />
    </StaticPart>
  );
}
