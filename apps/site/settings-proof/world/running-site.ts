import { type BuiltSite, builtSite } from "../../host/testing/built-site.ts";

/** What a site's process and the command line beside it have in common. */
export function siteEnvironment(folders: { data: string; tenants: string }): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    FORECOURT_ENV: "test",
    FORECOURT_LOG_LEVEL: "error",
    // Every service outside is a double on loopback here.
    FORECOURT_OUTGOING_LOOPBACK: "on",
    FORECOURT_SECRET_SHARED_PROOF_KEY: "a-key-of-the-proof",
    FORECOURT_DATA: folders.data,
    FORECOURT_TENANTS: folders.tenants,
  };
}

/** Starts the built site and comes back when it answers. */
export async function startSite(environment: NodeJS.ProcessEnv): Promise<BuiltSite> {
  const site = await builtSite(environment["FORECOURT_DATA"] ?? "", { environment });
  await site.start();
  return site;
}
