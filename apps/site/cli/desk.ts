import { text } from "node:stream/consumers";
import { type Command, InvalidArgumentError, Option } from "commander";
import { readAudit } from "#server/desk/audit-trail.ts";
import { addDeskUser, deskLink } from "#server/desk/desk-people.ts";
import { deskUsers } from "#server/desk/desk-users.ts";
import { DESK_ROLES, type DeskRole } from "#server/desk/roles.ts";
import { wholeNumber } from "./options/whole-number.ts";
import { textTable } from "./leads/text-table.ts";
import { type JsonOption, listed, printed, withJson } from "./options/common-options.ts";
import { fail, withWiring } from "./leads/with-wiring.ts";

const nameOfPerson = (name: string): string => {
  if (!/^[\w.@-]{1,80}$/.test(name))
    throw new InvalidArgumentError("Letters, digits and . _ @ - were expected.");
  return name;
};

/** `forecourt desk …`: who may sign in at the desk, and what was done there. */
export function register(program: Command): void {
  const desk = program.command("desk").description("Say who may use the desk, and see what was done there.");
  registerPeople(desk);

  withJson(desk, "link")
    .description("Print a link that signs one person in, once, within a quarter of an hour.")
    .argument("[name]", "the person", nameOfPerson, "operator")
    .action((name: string, { json }: JsonOption) =>
      withWiring(async (wiring) => {
        const link = await deskLink(wiring, name);
        if (!link.ok) return fail(link.problem);
        const { address } = link;
        printed(json, { name, address }, () => address);
      }),
    );

  withJson(desk, "audit")
    .description("List who did what at the desk, the newest first.")
    .option("--limit <number>", "at most so many", wholeNumber, 50)
    .action(({ limit, json }: { limit: number } & JsonOption) =>
      withWiring(async (wiring) => {
        const entries = await readAudit(wiring, { limit });
        listed(json, entries, () =>
          entries.length === 0
            ? "Nothing was done at the desk yet."
            : textTable(
                ["WHEN", "WHO", ["DID", 100], "SITE", ["ABOUT", 60]],
                entries.map(({ at, by, did, site, about }) => [at, by, did, site ?? "", about ?? ""]),
              ),
        );
      }),
    );
}

function registerPeople(desk: Command): void {
  withJson(desk, "add")
    .description("Add a person or change their role; a password is read from standard input with --password.")
    .argument("<name>", "the name they sign in with", nameOfPerson)
    .addOption(new Option("--role <role>", "what they may do").choices(DESK_ROLES).makeOptionMandatory())
    .option("--site <slugs...>", "the sites a dealer's people see")
    .option("--password", "read their password from standard input; without, they sign in by links")
    .action((name: string, options: { role: DeskRole; site?: string[]; password?: boolean } & JsonOption) =>
      withWiring(async (wiring) => {
        const added = await addDeskUser(wiring, {
          name,
          role: options.role,
          sites: options.site ?? [],
          password: options.password ? (await text(process.stdin)).trim() : null,
        });
        if (!added.ok) return fail(added.problem);
        const { role, json } = options;
        printed(json, { name, role }, () => `${name} may sign in as ${role}.`);
      }),
    );

  withJson(desk, "list")
    .description("List the people of the desk.")
    .action(({ json }: JsonOption) =>
      withWiring(async (wiring) => {
        const people = await deskUsers(wiring.dataDirectory).list();
        const documents = people.map(({ password, ...person }) => ({
          ...person,
          password: password !== null,
        }));
        listed(json, documents, () =>
          people.length === 0
            ? "Nobody may sign in yet."
            : textTable(
                ["NAME", "ROLE", "PASSWORD", ["SITES", 60]],
                people.map(({ name, role, password, sites }) => [
                  name,
                  role,
                  password === null ? "no" : "yes",
                  role === "platform" ? "all" : sites.join(", "),
                ]),
              ),
        );
      }),
    );

  withJson(desk, "remove")
    .description("Take a person's way in away; their sessions end at once.")
    .argument("<name>", "the person", nameOfPerson)
    .action((name: string, { json }: JsonOption) =>
      withWiring(async (wiring) => {
        if (!(await deskUsers(wiring.dataDirectory).remove(name))) return fail(`There is no person ${name}.`);
        printed(json, { name, removed: true }, () => `${name} can no longer sign in.`);
      }),
    );
}
