import type { NextRequest } from "next/server";
import { namedAtStart } from "#host/process/process-wide.ts";

type Proxy = (request: NextRequest) => Promise<Response>;

/** What decides what the framework does with a request before it looks for a page; it is made where the sites are known. */
export const { provide: provideProxy, get: providedProxy } = namedAtStart<Proxy>("proxy");
