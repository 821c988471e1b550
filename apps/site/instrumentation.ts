/** Runs once as the server starts: opens the stores, migrates them, and starts delivering what waits. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { start } = await import("#server/start/start.ts");
  await start();
}
