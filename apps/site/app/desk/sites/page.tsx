import { openDesk } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { DeskPage } from "../_parts/desk-page.tsx";
import { DeskTable } from "../_parts/desk-table.tsx";

export const metadata = { title: "Sites and stock" };

/** The sites a person sees. */
export default async function SitesPage() {
  const desk = await openDesk();
  const contents = await Promise.all(desk.sites.map((slug) => desk.wiring.tenant(slug)));
  const away = desk.wiring.awayStocks();
  return (
    <DeskPage
      desk={desk}
      title="Sites and stock"
      {...(mayDo(desk.session.user, "platform", null) ? { command: "tenant list" } : {})}
    >
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
                <a key="site" href={`/desk/sites/${content.slug}`}>
                  {content.slug}
                </a>,
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
        empty="There is no site that you may see. Ask the platform to add one to your name."
      />
    </DeskPage>
  );
}
