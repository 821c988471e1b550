/**
 * Looks at the first bytes of a source, so many as there are up to `least`, and gives back a source that still has
 * them. The rest is read when the new source is.
 */
export async function peek(
  source: AsyncIterable<Uint8Array>,
  least: number,
): Promise<{ head: Buffer; source: AsyncGenerator<Uint8Array> }> {
  const pieces = source[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  while (length < least) {
    const next = await pieces.next();
    if (next.done) break;
    seen.push(next.value);
    length += next.value.length;
  }
  return { head: Buffer.concat(seen), source: whole(seen, pieces) };
}

async function* whole(
  seen: readonly Uint8Array[],
  pieces: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* seen;
    for (;;) {
      const next = await pieces.next();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}
