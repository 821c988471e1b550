import { unstable_rethrow } from "next/navigation";
import { errorResponse } from "#host/http/response/error-response.ts";
import { getWiring } from "#host/wiring/process-wiring.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/**
 * Makes a route handler that is given the adapters of this process. What it throws, such as a store whose disk is full, is
 * logged and answered 503 with a sentence.
 *
 * @example
 * export const GET = wiredRoute((request, { now }) => Response.json({ now: now() }));
 */
export const wiredRoute =
  <Context = unknown>(
    respond: (request: Request, wiring: Wiring, context: Context) => Promise<Response> | Response,
  ) =>
  async (request: Request, context: Context): Promise<Response> => {
    // Read first, which tells the framework while it builds that the response depends on the request.
    const { pathname } = new URL(request.url);
    const wiring = getWiring();
    try {
      return await respond(request, wiring, context);
    } catch (error) {
      // The framework's own signals, such as the one that a response depends on its request.
      unstable_rethrow(error);
      wiring.log.error({ path: pathname, error: String(error) }, "a request could not be answered");
      return errorResponse(503, "Something went wrong on our side. Please try again in a moment.", {
        "retry-after": "30",
      });
    }
  };
