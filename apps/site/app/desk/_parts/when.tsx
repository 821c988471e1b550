/** A moment in UTC, as the logs and the command line have it. */
export function When({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{iso.slice(0, 16).replace("T", " ")}</time>;
}
