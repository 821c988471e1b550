import type { NextRequest } from "next/server";
import { providedProxy } from "#host/framework/provided-proxy.ts";

/** What the start of the process named: a bundle of its own would hold another copy of the search and of all settings. */
export const proxy = (request: NextRequest): Promise<Response> => providedProxy()(request);

export const config = { matcher: ["/((?!_next/|api/|media/|healthz$|readyz$).*)"] };
