import { Button } from "@forecourt/ui/button";
import { openDesk } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { listedSites, readSitesQuery, sitesHref } from "#server/desk/views/listed-sites.ts";
import { DeskPage } from "../_parts/desk-page.tsx";
import { DeskTable } from "../_parts/desk-table.tsx";
import { DeskInput } from "../_parts/desk-input.tsx";
import { linkTo } from "../_parts/link-to.tsx";

export const metadata = { title: "Sites and stock" };

/** The sites a person sees, a page of them at a time. */
export default async function SitesPage({ searchParams }: PageProps<"/desk/sites">) {
  const desk = await openDesk();
  const query = readSitesQuery(await searchParams);
  const { shown, total, hasMore } = listedSites(desk.sites, query);
  const contents = await Promise.all(shown.map((slug) => desk.wiring.tenant(slug)));
  const away = desk.wiring.awayStocks();
  return (
    <DeskPage
      desk={desk}
      title="Sites and stock"
      {...(mayDo(desk.session.user, "platform", null) ? { command: "tenant list" } : {})}
    >
      <form className="desk-filter" action="/desk/sites">
        <DeskInput label="Site" type="search" name="q" defaultValue={query.text} maxLength={200} />
        <Button type="submit">Show</Button>
      </form>
      <p className="fc-quiet">{total === 1 ? "1 site" : `${total} sites`}</p>
      <DeskTable
        caption="Sites"
        heads={["Site", "Name", "Market", "Template", "Preset", "Locations", "Search"]}
        rows={contents.flatMap((content) => {
          if (!content) return [];
          const { site } = content.tenant.config;
          return [
            {
              key: content.slug,
              cells: [
                linkTo(`/desk/sites/${content.slug}`, content.slug),
                site.name,
                site.market,
                site.template,
                site.preset ?? "",
                content.locations.length,
                away.includes(content.slug) ? "no response" : "fine",
              ],
            },
          ];
        })}
        empty={
          query.text === "" && query.page === 1
            ? "There is no site that you may see. Ask the platform to add one to your name."
            : "No site is called so. Look for a shorter part of its name."
        }
      />
      <div className="desk-acts">
        {query.page > 1 ? <a href={sitesHref({ ...query, page: query.page - 1 })}>Previous sites</a> : null}
        {hasMore ? <a href={sitesHref({ ...query, page: query.page + 1 })}>More sites</a> : null}
      </div>
    </DeskPage>
  );
}
