import type { Exchange } from "./asked-page.ts";
import { captureAnswer } from "./capture-answer.ts";

/**
 * Draws an answer whole and not encoded, whatever its request asks for, and holds it back: what is kept is compressed
 * here, in each way that browsers take, and serves those who ask for a head as well.
 */
export async function drawWhole({ request, response, draw }: Exchange): Promise<Buffer> {
  const { method, headers } = request;
  const { "accept-encoding": accepts } = headers;
  delete headers["accept-encoding"];
  request.method = "GET";
  const captured = captureAnswer(response);
  const drawn = draw();
  // The framework's promise settles after the answer was sent, and then its failure is no news.
  for (const either of [captured, drawn]) either.catch(() => undefined);
  return Promise.race([captured, drawn.then(() => captured)]).finally(() => {
    Object.assign(request, { method });
    if (accepts !== undefined) headers["accept-encoding"] = accepts;
  });
}
