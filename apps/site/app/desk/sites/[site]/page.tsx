import { settingField, siteAdvice } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { settingSections, settingsBelow } from "#server/desk/views/settings-of-site.ts";
import { whereAnAddressLeads } from "#server/desk/views/where-an-address-leads.ts";
import { contentOfDraft } from "#server/drafts/drafted-site.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { DeskPage } from "../../_parts/desk-page.tsx";
import { DeskTable } from "../../_parts/desk-table.tsx";
import { DeskSection } from "../../_parts/desk-section.tsx";
import { TableSection } from "../../_parts/table-section.tsx";
import { DeskInput } from "../../_parts/desk-input.tsx";
import { linkTo } from "../../_parts/link-to.tsx";

export const metadata = { title: "Site" };

/** One site: its advice, where an address of it leads, and every setting with the layer that set it. */
export default async function SitePage({ params, searchParams }: PageProps<"/desk/sites/[site]">) {
  const [{ site: slug }, { section, address }] = [await params, await searchParams];
  const desk = await openDeskOf(slug);
  const { content, wiring } = desk;
  const site = tenantSite(content, wiring.now());
  const sections = settingSections();
  const shown = typeof section === "string" && sections.includes(section) ? section : "site";
  const drafted = await contentOfDraft(wiring, slug);
  const advice = siteAdvice(content, site);
  return (
    <DeskPage desk={desk} title={content.tenant.config.site.name} command={`tenant explain ${slug} ${shown}`}>
      <div className="desk-acts">
        <a href={`/desk/sites/${slug}/cars`}>Cars</a>
        <a href={`/desk/sites/${slug}/feeds`}>Feeds</a>
        <a href={`/desk/sites/${slug}/shoppers`}>Shoppers</a>
        <a href={`/desk/leads?site=${slug}`}>Leads</a>
        <a href={`/desk/reservations?site=${slug}`}>Reservations</a>
        <a href={`/desk/sites/${slug}/files`}>Files</a>
        <a href={`/desk/sites/${slug}/hours`}>Hours</a>
        <a href={`/desk/sites/${slug}/draft`}>Draft</a>
      </div>
      <TableSection
        id="advice"
        title="Advice"
        heads={["Setting", "Why", "Better"]}
        rows={advice.map(({ path, reason, better }) => ({
          key: `${path} ${reason}`,
          cells: [<code key="path">{path}</code>, reason, better],
        }))}
        empty="Nothing in this dealer's files is unwise."
      />
      <DeskSection id="address" title="What does an address do?">
        <form className="desk-filter" action={`/desk/sites/${slug}`}>
          <DeskInput
            label="Address"
            name="address"
            defaultValue={typeof address === "string" ? address : ""}
            placeholder="/stock/used"
            maxLength={500}
          />
          <Button type="submit" kind="quiet">
            Try it
          </Button>
        </form>
        {typeof address === "string" && address !== "" ? (
          <output>
            {whereAnAddressLeads(address, site)}
            {drafted
              ? ` With the draft: ${whereAnAddressLeads(address, tenantSite(drafted, wiring.now()))}`
              : ""}
          </output>
        ) : null}
        <p className="desk-command">
          On the command line: <code>pnpm forecourt tenant address {slug} /stock/used</code>
        </p>
      </DeskSection>
      <DeskSection id="settings" title={`Settings: ${shown}`}>
        <nav aria-label="Sections of settings" className="desk-acts">
          {sections.map((name) => (
            <a
              key={name}
              href={`/desk/sites/${slug}?section=${name}#settings`}
              aria-current={name === shown ? "true" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <DeskTable
          caption={`Settings: ${shown}`}
          heads={["Setting", "Value", "Set by", "What it does"]}
          rows={settingsBelow(content.tenant, shown).map(
            ({ path, value, setBy, overrides, description }) => ({
              key: path,
              cells: [
                settingField(path) === null ? (
                  <code key="path">{path}</code>
                ) : (
                  linkTo(`/desk/sites/${slug}/settings/${encodeURIComponent(path)}`, <code>{path}</code>)
                ),
                <code key="value">{value}</code>,
                [setBy, ...overrides.map((one) => `over ${one}`)].join("; "),
                description,
              ],
            }),
          )}
          empty="There are no settings here."
        />
      </DeskSection>
    </DeskPage>
  );
}
