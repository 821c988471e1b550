/** What a failed call may be remembered by: the error's name and code, never an address or anything a shopper typed. */
export function problemOf(reason: unknown): string {
  if (!(reason instanceof Error)) return "The other side failed.";
  const source = "code" in reason ? reason : (reason.cause ?? reason);
  const code =
    source instanceof Object && "code" in source && typeof source.code === "string" ? source.code : null;
  return code ?? (reason.name === "Error" ? reason.message : reason.name);
}
