import { errorResponse } from "#host/http/response/error-response.ts";

/** Any other path of the API: a sentence for a script, not a page for a shopper. */
const notFound = (): Response => errorResponse(404, "There is nothing at this address.");

export { notFound as GET, notFound as POST, notFound as PUT };
