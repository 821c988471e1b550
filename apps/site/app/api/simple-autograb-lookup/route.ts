import { lookupAnswer } from "#server/lookup-answer.ts";

/** The autograb look-up. */
export const POST = (request: Request): Promise<Response> => lookupAnswer(request, "autograb");
