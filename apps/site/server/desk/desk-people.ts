import { servingPort } from "#host/process/serving-port.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { deskUsers, hashPassword } from "./desk-users.ts";
import type { DeskRole } from "./roles.ts";
import { makeSignInCode } from "./sign-in-links.ts";

const LINK_MS = 15 * 60_000;
const SHORTEST_PASSWORD = 12;

/** Adds a person or changes what they may do; their sessions of before end. */
export async function addDeskUser(
  { dataDirectory, now, content }: Pick<Wiring, "dataDirectory" | "now" | "content">,
  {
    name,
    role,
    sites,
    password,
  }: { name: string; role: DeskRole; sites: readonly string[]; password: string | null },
): Promise<{ ok: true } | { ok: false; problem: string }> {
  const known = await content.slugs();
  const unknown = sites.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) return { ok: false, problem: `There is no site ${unknown.join(", ")}.` };
  if (role !== "platform" && sites.length === 0)
    return { ok: false, problem: "Say which sites they see: --site SLUG." };
  if (password !== null && password.length < SHORTEST_PASSWORD)
    return { ok: false, problem: `A password has ${SHORTEST_PASSWORD} characters or more.` };
  await deskUsers(dataDirectory).save({
    name,
    role,
    sites: [...sites],
    password: password === null ? null : await hashPassword(password),
    sessionsFrom: now().getTime(),
  });
  return { ok: true };
}

/** An address that signs a person in, once; the platform's operator of a demonstration is added by it. */
export async function deskLink(
  { dataDirectory, now, env }: Pick<Wiring, "dataDirectory" | "now" | "env">,
  name: string,
): Promise<{ ok: true; address: string } | { ok: false; problem: string }> {
  const { FORECOURT_DESK_PORT: wanted, FORECOURT_DESK_HOSTS: hosts, FORECOURT_ENV: kind } = env;
  const port = servingPort(dataDirectory, "desk") ?? wanted;
  if (port === undefined)
    return {
      ok: false,
      problem: "No desk runs beside this data folder, and FORECOURT_DESK_PORT names no port.",
    };
  const users = deskUsers(dataDirectory);
  const time = now().getTime();
  if (!(await users.get(name))) {
    if (kind === "production" || name !== "operator")
      return {
        ok: false,
        problem: `There is no person ${name}. Add one: forecourt desk add ${name} --role platform`,
      };
    await users.save({ name, role: "platform", sites: [], password: null, sessionsFrom: time });
  }
  const code = await makeSignInCode(dataDirectory, name, time + LINK_MS);
  return { ok: true, address: `http://${hosts[0]}:${port}/desk/sign-in?code=${code}` };
}
