import "server-only";
import { getWiring } from "#host/wiring/process-wiring.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/**
 * Makes a route handler that is given the adapters of this process.
 *
 * @example
 * export const GET = wiredRoute((request, { now }) => Response.json({ now: now() }));
 */
export const wiredRoute =
  <Context = unknown>(
    respond: (request: Request, wiring: Wiring, context: Context) => Promise<Response> | Response,
  ) =>
  async (request: Request, context: Context): Promise<Response> =>
    respond(request, await getWiring(), context);
