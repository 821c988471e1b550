import type { ReactNode } from "react";
import { mayDo } from "#server/desk/roles.ts";
import type { OpenDesk } from "#server/desk/open-desk.ts";

/** What the page after an action says of it, by the word in the address. */
const OUTCOMES: ReadonlyMap<string, string> = new Map([
  ["released", "The lead goes out now."],
  ["retried", "Its deliveries are due now."],
  ["nothing", "There was nothing to do."],
  ["shopper", "What was stored of this shopper besides leads is erased."],
  ["erased", "The lead and who sent it are erased."],
  ["changed", "It is written down and carried out."],
  ["checked", "The addresses of pictures were requested."],
  ["drafted", "It stands in the draft. Nothing shows it until the draft is published."],
  ["removed", "It is taken out of the draft."],
  ["published", "It is written to the dealer's folder; every process shows it within seconds."],
  ["cached", "It is written to the dealer's folder; caches before the site may show old pages for a while."],
  ["taken-back", "The dealer's files are as they were before; every process shows them within seconds."],
  ["wrong", "Nothing was written: see what is wrong with the draft, or look at what changed in it since."],
  ["unreadable", "That cannot be read or is not there, so the draft is as it was."],
  ["lost", "Nothing was saved, since somebody else changed it in the meantime."],
  ["refused", "That is not possible as the reservation stands; nothing was changed."],
]);

interface DeskPageProps {
  desk: OpenDesk;
  title: string;
  /** What the command line says the same with. */
  command?: string;
  /** The word an action left in the address. */
  done?: string | string[] | undefined;
  children: ReactNode;
}

/** The frame of every page of the desk: where one is, where one can go, and the command that shows the same. */
export function DeskPage({ desk, title, command, done, children }: DeskPageProps) {
  const { user, token } = desk.session;
  const links = [
    ["/desk", "Today"],
    ["/desk/leads", "Leads"],
    ["/desk/sites", "Sites and stock"],
    ["/desk/drafts", "Drafts"],
    ["/desk/reservations", "Reservations"],
    ...(mayDo(user, "platform", null) ? [["/desk/audit", "Audit"] as const] : []),
  ] as const;
  const outcome = OUTCOMES.get(String(done));
  return (
    <>
      <a className="fc-skip" href="#main">
        Skip to content
      </a>
      <header className="desk-head">
        <strong>Desk</strong>
        <nav aria-label="Desk">
          {links.map(([href, label]) => (
            <a key={href} href={href} aria-current={label === title ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <form method="post" action="/api/desk/session">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="act" value="out" />
          <button type="submit" className="fc-button" data-kind="text">
            Sign out {user.name}
          </button>
        </form>
      </header>
      <main id="main" className="desk-main">
        <h1>{title}</h1>
        {outcome ? (
          <output className="fc-notice" data-tone="plain">
            {outcome}
          </output>
        ) : null}
        {children}
        {command ? (
          <p className="desk-command">
            On the command line: <code>pnpm forecourt {command}</code>
          </p>
        ) : null}
      </main>
    </>
  );
}
