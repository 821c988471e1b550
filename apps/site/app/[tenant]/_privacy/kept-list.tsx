import { type Wording, wording } from "@forecourt/tenant-config";
import { KeptThings } from "@forecourt/ui/privacy-choices";
import { type StoredLife, type StoredReason, storedItems } from "#server/privacy/stored-items.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Every cookie, storage key and script of the site, as the registry has them. */
export function KeptList({ site }: { site: TenantSite }) {
  const { consent: words } = wording(site.config);
  return (
    <KeptThings
      title={words.listTitle}
      columns={[words.name, words.kind, words.owner, words.life]}
      things={storedItems(site).map(({ name, kind, owner, life, reason }) => ({
        name,
        kind: words[kind],
        owner: owner ?? site.config.site.name,
        life: lifeText(life, words),
        reason: reasonText(reason, words),
      }))}
    />
  );
}

function lifeText(life: StoredLife, words: Wording["consent"]): string {
  if (life === "session") return words.session;
  if (life === "page") return words.onPage;
  return life === "removed" ? words.untilRemoved : words.days(life.days);
}

const reasonText = (reason: StoredReason, words: Wording["consent"]): string =>
  ({
    necessary: words.forNecessary,
    own: words.forOwn,
    measurement: words.forMeasurement,
    advertising: words.forAdvertising,
    conversation: words.forConversation,
    map: words.forMap,
    verification: words.forVerification,
  })[reason];
