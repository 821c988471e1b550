/** A body went on beyond what was announced or allowed. */
export class BodyTooLong extends Error {
  constructor(limit: number) {
    super(`The body is longer than ${limit} bytes.`);
  }
}

/** The chunks of a body, at most `limit` bytes of them; throws `BodyTooLong` beyond, whatever length was announced. */
export async function* boundedBody(
  body: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLong(limit);
    yield chunk;
  }
}

/**
 * The chunks of a request's body, at most `limit` bytes of them. A body that is too long is left where it is, not
 * cancelled: cancelling destroys the request, and the server could read neither its rest away nor the next request.
 */
export const boundedRequestBody = (
  body: ReadableStream<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> => boundedBody(body.values({ preventCancel: true }), limit);
