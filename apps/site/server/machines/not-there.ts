import "server-only";

/** The stock cannot be read just now; a program that asks again in a while gets the file. */
export const stockAway = (): Response =>
  new Response("The stock cannot be read just now.\n", {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "60",
    },
  });

/** What a program is sent that requests a file this site does not have. */
export const notThere = (): Response =>
  new Response("There is no such file.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
