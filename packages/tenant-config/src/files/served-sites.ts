import { readFile } from "node:fs/promises";
import type { HostedSite } from "../hosts/host-table.ts";
import { hostedSiteOf, type SettingsFile } from "../tenant/resolve-tenant-files.ts";
import { parseWrittenJson, withoutSchemaLine } from "../wire/parse-json.ts";
import { inTurn } from "./in-turn.ts";
import type { ParsedPresets } from "./parse-tenant-folder.ts";
import { findSettings, SETTINGS_FILE } from "./tenant-folder.ts";

const READ_AT_ONCE = 8;

/** What is known of one folder. */
interface Known {
  site: HostedSite | null;
  /** Of the settings and presets it was read from; null where it came from checked content. */
  stamp: string | null;
  /** To be looked at again. */
  stale: boolean;
}

interface Presets {
  fingerprint: string;
  parsed: ParsedPresets;
}

interface ServedSitesOptions {
  directory: string;
  /** Look at every folder each time. */
  hot: boolean;
  presets: () => Promise<Presets>;
  override: SettingsFile | undefined;
}

/** Where the sites of a folder of folders are served. */
interface ServedSites {
  /** The sites of these folders, the same list while nothing changed. `checked` gives those whose content is kept anyway. */
  of(
    slugs: readonly string[],
    checked: (slug: string) => Promise<HostedSite | null>,
  ): Promise<readonly HostedSite[]>;
  /** Looks at a folder, or at all, again the next time. */
  reload(slug?: string): void;
}

const isSame = (one: HostedSite, other: HostedSite): boolean =>
  one.id === other.id &&
  one.hosts.length === other.hosts.length &&
  one.hosts.every((host, at) => host === other.hosts[at]);

/** Reads of each folder's settings what a host table needs, again only where they changed. */
export function servedSites({ directory, hot, presets, override }: ServedSitesOptions): ServedSites {
  // Not those of content: a page must not wait for the settings of ten thousand others.
  const turn = inTurn(READ_AT_ONCE);
  const known = new Map<string, Known>();
  let list: readonly HostedSite[] = [];

  function keep(slug: string, site: HostedSite | null, stamp: string | null): HostedSite | null {
    const before = known.get(slug)?.site;
    const kept = site && before && isSame(site, before) ? before : site;
    known.set(slug, { site: kept, stamp, stale: false });
    return kept;
  }

  async function read(slug: string, { fingerprint, parsed: shared }: Presets): Promise<HostedSite | null> {
    const before = known.get(slug);
    const file = await findSettings(directory, slug);
    const stamp = `${file?.stamp}\n${fingerprint}`;
    if (before?.stamp === stamp) {
      before.stale = false;
      return before.site;
    }
    const text = file && (await readFile(file.path, "utf8").catch(() => null));
    const parsed = text === null ? null : parseWrittenJson(text);
    if (!parsed?.ok) {
      // In the middle of being written, or broken: looked at again the next time.
      known.set(slug, { site: before?.site ?? null, stamp: null, stale: true });
      return before?.site ?? null;
    }
    const tenant = { file: `${slug}/${SETTINGS_FILE}`, value: withoutSchemaLine(parsed.value) };
    return keep(slug, hostedSiteOf({ slug, tenant, presets: shared.files, override }), stamp);
  }

  return {
    async of(slugs, checked) {
      let shared: Promise<Presets> | null = null;
      const sites = await Promise.all(
        slugs.map(async (slug) => {
          const content = await checked(slug);
          if (content) return keep(slug, content, null);
          const before = known.get(slug);
          if (before && !before.stale && before.stamp !== null && !hot) return before.site;
          const given = await (shared ??= presets());
          return turn(() => read(slug, given));
        }),
      );
      if (known.size > slugs.length) {
        const left = new Set(slugs);
        for (const slug of known.keys()) if (!left.has(slug)) known.delete(slug);
      }
      const now = sites.filter((site) => site !== null);
      if (now.length !== list.length || now.some((site, at) => site !== list[at])) list = now;
      return list;
    },
    reload(slug) {
      for (const [name, entry] of known) if (slug === undefined || name === slug) entry.stale = true;
    },
  };
}
