import { errorResponse } from "#host/http/response/error-response.ts";

/** Any other path of the pictures: a sentence, not a page that a picture's place in another page could never show. */
export const GET = (): Response => errorResponse(404, "There is no such picture.");
