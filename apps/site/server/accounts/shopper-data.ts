import { parseWatchlist, watchlistRecords } from "@forecourt/forms-machine";
import type { Wiring } from "#host/wiring/wiring.ts";

const iso = (time: number): string => new Date(time).toISOString();

/** Everything stored of a shopper's address at a dealer, account or not; null when it is nothing. */
export async function dataOfShopper(
  { accounts, alerts }: Pick<Wiring, "accounts" | "alerts">,
  tenant: string,
  emailKey: string,
): Promise<object | null> {
  const [account, subscriber] = [
    await accounts.accountOfEmail(tenant, emailKey),
    await alerts.subscriberOfEmail(tenant, emailKey),
  ];
  if (!account && !subscriber) return null;
  const sessions = account ? await accounts.sessions(tenant, account.id) : [];
  const wanted = subscriber ? await alerts.alertsOf(tenant, subscriber.id) : [];
  return {
    site: tenant,
    email: account?.email ?? subscriber?.email,
    account: account && {
      createdAt: iso(account.createdAt),
      favourites: watchlistRecords(parseWatchlist(account.watchlist)),
    },
    sessions: sessions.map(({ createdAt, seenAt }) => ({ createdAt: iso(createdAt), seenAt: iso(seenAt) })),
    alerts: wanted.map(({ name, subject, frequency, state, consent, createdAt }) => ({
      name,
      subject,
      frequency,
      state,
      consent,
      createdAt: iso(createdAt),
    })),
  };
}

/** Erases all that is stored of a shopper's address at a dealer: account, sessions, favourites, alerts and their evidence. */
export async function eraseShopper(
  { accounts, alerts }: Pick<Wiring, "accounts" | "alerts">,
  tenant: string,
  emailKey: string,
): Promise<{ accounts: number; alerts: number }> {
  const account = await accounts.accountOfEmail(tenant, emailKey);
  const subscriber = await alerts.subscriberOfEmail(tenant, emailKey);
  const count = subscriber ? (await alerts.alertsOf(tenant, subscriber.id)).length : 0;
  if (subscriber) await alerts.eraseSubscriber(tenant, subscriber.id);
  const isErased = account !== null && (await accounts.eraseAccount(tenant, account.id));
  return { accounts: isErased ? 1 : 0, alerts: count };
}
