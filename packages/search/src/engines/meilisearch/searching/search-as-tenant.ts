import type { PlanFilter } from "../../../plan/search-plan.ts";
import { searchToken } from "../wire/search-token.ts";

/** The key that tenants' tokens are signed with. It needs the right to search, and no other. */
export interface TenantKey {
  key: string;
  /** The server's name for that key. */
  keyUid: string;
}

const LASTS_MS = 3_600_000;
/** A new one is made while the old one is still taken, whatever the clocks of two hosts say. */
const RENEWED_MS = 300_000;

/**
 * A `fetch` that asks under a tenant's token, made anew in time: the server itself then narrows every search to the
 * tenant's cars, whatever a query says.
 */
export function searchAsTenant({
  fetch,
  clock,
  tenantKey,
  index,
  filter,
}: {
  fetch: typeof globalThis.fetch;
  clock: () => number;
  tenantKey: TenantKey;
  index: string;
  filter: PlanFilter;
}): typeof globalThis.fetch {
  let held: { token: Promise<string>; until: number } | null = null;
  const token = (): Promise<string> => {
    const now = clock();
    if (held === null || held.until - RENEWED_MS <= now) {
      const until = now + LASTS_MS;
      held = { token: searchToken({ ...tenantKey, index, filter, expiresAt: new Date(until) }), until };
    }
    return held.token;
  };
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${await token()}`);
    return fetch(input, { ...init, headers });
  };
}
