import { errorAnswer } from "#host/http/answer/error-answer.ts";

/** Any other path of the pictures: a sentence, not a page that a picture's place in another page could never show. */
export const GET = (): Response => errorAnswer(404, "There is no such picture.");
