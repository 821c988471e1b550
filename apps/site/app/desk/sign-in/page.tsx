import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { Button } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { isDeskRequest } from "#host/desk/desk-request.ts";
import { deskProvider } from "#server/desk/open-desk.ts";

export const metadata = { title: "Sign in" };

const WRONG: ReadonlyMap<string, string> = new Map([
  ["wrong", "That name and password do not belong together, or the link was used or is too old."],
  ["away", "The provider gives no response. Try again, or ask for a link: pnpm forecourt desk link."],
  ["unknown", "You are signed in there, but were not added to the desk: pnpm forecourt desk add."],
  ["wait", "Too many tries. Wait a quarter of an hour, or ask for a link: pnpm forecourt desk link."],
]);

/** Signing in: by a link that the command line makes, or by name and password. */
export default async function SignInPage({ searchParams }: PageProps<"/desk/sign-in">) {
  if (!isDeskRequest(await headers())) notFound();
  const { code, next, problem, again } = await searchParams;
  const provider = await deskProvider();
  const wrong = typeof problem === "string" ? WRONG.get(problem) : undefined;
  const hidden = { act: "in", next: typeof next === "string" ? next : "/desk" };
  return (
    <main id="main" className="desk-main">
      <h1>Sign in to the desk</h1>
      {wrong ? (
        <Notice tone="danger" role="alert">
          {wrong}
        </Notice>
      ) : null}
      {again === "1" ? <p>This cannot be undone, so sign in once more before you do it.</p> : null}
      {provider ? (
        <p>
          <a
            href={`/api/desk/session/provider?${new URLSearchParams({ next: hidden.next, again: again === "1" ? "1" : "" })}`}
          >
            Sign in with {new URL(provider.issuer).host}
          </a>
        </p>
      ) : null}
      <form method="post" action="/api/desk/session" className="fc-form">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {typeof code === "string" ? (
          <input type="hidden" name="code" value={code} />
        ) : (
          <>
            <label className="fc-field">
              Name
              <input className="fc-input" name="name" autoComplete="username" required />
            </label>
            <label className="fc-field">
              Password
              <input
                className="fc-input"
                type="password"
                name="password"
                autoComplete="current-password"
                required
              />
            </label>
          </>
        )}
        <Button type="submit">Sign in</Button>
      </form>
      <p className="fc-quiet">
        Without a password: <code>pnpm forecourt desk link</code> prints a link that works once.
      </p>
    </main>
  );
}
