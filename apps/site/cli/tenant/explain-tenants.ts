import {
  diffTenants,
  explain,
  type LayerValue,
  layerTitle,
  type ResolvedTenant,
} from "@forecourt/tenant-config";
import { describeProblem } from "@forecourt/tenant-config/files";
import { textTable } from "../leads/text-table.ts";
import type { TenantTools } from "./tenant-tools.ts";
import type { JsonOption } from "../options/common-options.ts";
import { BadCall, EXIT, noTenant } from "../options/exit-codes.ts";

const WIDEST = 100;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
};
const valueOf = ({ value, ...layer }: LayerValue): string => `${shown(value)}  ${layerTitle(layer)}`;

async function tenantOf(slug: string, tools: TenantTools): Promise<ResolvedTenant | null> {
  const slugs = await tools.source.slugs();
  if (!slugs.includes(slug)) throw new BadCall(noTenant(slug, slugs));
  const folder = await tools.source.inspect(slug);
  if (folder.ok) return folder.content.tenant;
  for (const problem of folder.problems) tools.error(describeProblem(problem));
  return null;
}

/** `forecourt tenant explain SLUG PATH` */
export async function explainSetting(
  slug: string,
  path: string,
  { json = false }: { json?: boolean },
  tools: TenantTools,
): Promise<number> {
  const tenant = await tenantOf(slug, tools);
  if (tenant === null) return EXIT.failed;
  const explained = explain(tenant, path);
  if (!explained.ok) {
    tools.error(explained.message);
    return EXIT.badCall;
  }
  if (json) {
    tools.out(JSON.stringify(explained.settings));
    return EXIT.done;
  }
  for (const setting of explained.settings) {
    tools.out(`${setting.path} = ${shown(setting.value)}`);
    tools.out(`  ${setting.description}`);
    tools.out(`  set by ${layerTitle(setting.setBy)}`);
    for (const weaker of setting.overrides) tools.out(`  overrides ${valueOf(weaker)}`);
  }
  return EXIT.done;
}

/** `forecourt tenant diff A B` */
export async function diffTwoTenants(
  left: string,
  right: string,
  tools: TenantTools,
  { json }: JsonOption = {},
): Promise<number> {
  const [one, other] = [await tenantOf(left, tools), await tenantOf(right, tools)];
  if (one === null || other === null) return EXIT.failed;
  const differences = diffTenants(one, other);
  if (json) {
    for (const difference of differences) tools.out(JSON.stringify(difference));
    return EXIT.done;
  }
  for (const difference of differences) {
    tools.out(difference.path);
    tools.out(`  ${left}: ${valueOf(difference.left)}`);
    tools.out(`  ${right}: ${valueOf(difference.right)}`);
  }
  tools.out(`${differences.length} differences.`);
  return EXIT.done;
}

/** `forecourt tenant list` */
export async function listTenants(tools: TenantTools, { json }: JsonOption = {}): Promise<number> {
  const rows = await Promise.all(
    (await tools.source.slugs()).map(async (slug) => {
      const folder = await tools.source.inspect(slug);
      if (!folder.ok) return [slug, `not usable: forecourt tenant check ${slug}`];
      const { site } = folder.content.tenant.config;
      return [slug, site.name, site.market, site.template, site.preset ?? "", site.hosts.join(" ")];
    }),
  );
  const headings = ["slug", "name", "market", "template", "preset", "hosts"];
  if (!json) tools.out(textTable(headings, rows));
  else
    for (const row of rows)
      tools.out(
        JSON.stringify(Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? null]))),
      );
  return EXIT.done;
}
