import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Erasure } from "@forecourt/leads/stores";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What erasures removed. */
export interface ErasedCount {
  leads: number;
  files: number;
  mails: number;
}

/** Counts what an erasure would remove, as far as the store can list it. */
export async function countErased({ leads }: Pick<Wiring, "leads">, erasure: Erasure): Promise<number> {
  const { ids, ...filter } = erasure;
  if (!ids) return (await leads.list({ ...filter, limit: 1_000_000 })).length;
  const found = await Promise.all(ids.map((id) => leads.get(id)));
  return found.filter((lead) => lead && (!filter.tenant || lead.lead.tenant === filter.tenant)).length;
}

/** Removes leads and who sent them, with their files and the copies in the mail folder. */
export async function eraseLeads(
  wiring: Pick<Wiring, "leads" | "files" | "dataDirectory" | "now">,
  erasures: readonly Erasure[],
): Promise<ErasedCount> {
  const count = { leads: 0, files: 0, mails: 0 };
  for (const erasure of erasures) {
    const erased = await wiring.leads.erase(erasure, wiring.now().getTime());
    await Promise.all(erased.files.map((file) => wiring.files.remove(file.location)));
    count.leads += erased.ids.length;
    count.files += erased.files.length;
    count.mails += await removeMails(wiring.dataDirectory, erased.ids);
  }
  return count;
}

/** The mail folder holds copies of its own; what was sent by SMTP is the dealer's. */
async function removeMails(dataDirectory: string, ids: readonly string[]): Promise<number> {
  const folder = join(dataDirectory, "mail");
  const names = await readdir(folder).catch(() => []);
  const theirs = names.filter((name) => ids.some((id) => name.includes(id)));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
  return theirs.length;
}
