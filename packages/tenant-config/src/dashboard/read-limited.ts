/**
 * Reads a body as text, or null once it proves longer than allowed: a dashboard that never stops
 * sending must not fill the memory. The length it claims is not believed.
 */
export async function readLimited(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; bytes: number } | null> {
  if (response.body === null) return { text: "", bytes: 0 };
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), bytes };
}
