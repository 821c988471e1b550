import { lookupAnswer } from "#server/lookup-answer.ts";

/** Finds a vehicle by its number plate, with whatever look-up the tenant has. */
export const POST = (request: Request): Promise<Response> => lookupAnswer(request);
