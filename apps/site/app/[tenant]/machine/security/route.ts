import { machineResponse } from "#server/machines/machine-response.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { notThere } from "#server/machines/not-there.ts";
import { securityTxt } from "#server/machines/security-txt.ts";

/** `/.well-known/security.txt`; a dealer that names no way to write to it has none. */
export const GET = machineRoute((request, given) => {
  const text = securityTxt(given);
  return text === null
    ? notThere()
    : machineResponse(request, text, { contentType: "text/plain; charset=utf-8" });
});
