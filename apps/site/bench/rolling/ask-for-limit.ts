import { askSite } from "#host/testing/ask-site.ts";

/** As `/api/consent` allows one shopper within a minute. */
const ALLOWED = 60;
const SHOPPER = "198.51.100.77";

/** One shopper asks every process in turn for more than one of them alone would allow him. */
export async function askForLimit(
  ports: readonly number[],
  tenant: string,
): Promise<{ asked: number; taken: number; allowed: number }> {
  const asked = ALLOWED * 2;
  const body = Buffer.from(JSON.stringify({ answer: "refuse" }));
  let taken = 0;
  for (let turn = 0; turn < asked; turn += 1) {
    const { status } = await askSite({
      port: ports[turn % ports.length] ?? 0,
      host: `${tenant}.localhost`,
      path: "/api/consent",
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": String(body.length),
        "x-forwarded-for": SHOPPER,
      },
      body,
    });
    if (status === 200) taken += 1;
    else if (status !== 429) throw new Error(`The call about consent answered ${status}.`);
  }
  return { asked, taken, allowed: ALLOWED };
}
