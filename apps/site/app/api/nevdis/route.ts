import { lookupAnswer } from "#server/lookup-answer.ts";

/** The nevdis look-up. */
export const POST = (request: Request): Promise<Response> => lookupAnswer(request, "nevdis");
