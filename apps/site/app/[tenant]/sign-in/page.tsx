import { wording } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { Notice } from "@forecourt/ui/notice";
import type { Metadata } from "next";
import { addressOfLink, hasPendingSignIn } from "#server/accounts/finish-sign-in.ts";
import { queryParams } from "#server/pages/every-page/page-query.ts";
import { getSite, loadPage } from "#server/tenants/get-site.ts";
import { PageMark } from "../_visit/page-mark.tsx";
import { StaticPart } from "../_text/static-part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/sign-in">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).mails.signIn, robots: { index: false }, referrer: "no-referrer" };
}

/** Signing in: an address, then the code it was mailed; or the one button behind the mail's link. */
export default async function SignInPage({ params, searchParams }: PageProps<"/[tenant]/sign-in">) {
  const { site, wiring } = await loadPage((await params).tenant);
  const query = queryParams(await searchParams);
  const words = wording(site.config);
  const { mails, account } = words;
  const link = query.get("link") ?? "";
  const address = link === "" ? null : await addressOfLink(wiring, site.content, link);
  const hasCode = query.get("step") === "code" && (await hasPendingSignIn());
  const problem = new Map([
    ["email", mails.invalidEmail],
    ["later", mails.tooOften],
    ["mail", mails.notSent],
    ["sent", mails.alreadySent],
    ["wrong", mails.wrongCode],
    ["over", mails.codeOver],
  ]).get(link !== "" && address === null ? "over" : (query.get("problem") ?? ""));
  const texts = { problem: null, optionalText: words.form.optional, chooseText: words.form.choose };
  return (
    <StaticPart name="page" className="fc-account-page fc-sign-in">
      <h1>{mails.signIn}</h1>
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {address !== null ? (
        <form action="/api/auth/session" method="post">
          <p>{account.linkText(address)}</p>
          <input type="hidden" name="link" value={link} />
          <Button type="submit">{mails.signIn}</Button>
        </form>
      ) : (
        <>
          <p className="fc-quiet">{hasCode ? account.codeText : account.signInText}</p>
          {hasCode ? (
            <form action="/api/auth/session" method="post">
              <Field
                formId="code"
                value=""
                {...texts}
                field={{
                  name: "code",
                  label: mails.code,
                  kind: "text",
                  required: true,
                  autocomplete: "one-time-code",
                  inputMode: "numeric",
                  maxLength: 12,
                }}
              />
              <Button type="submit">{mails.signIn}</Button>
            </form>
          ) : null}
          <form action="/api/auth/code" method="post">
            <Field
              formId="sign-in"
              value=""
              {...texts}
              field={{
                name: "email",
                label: mails.email,
                kind: "email",
                required: true,
                autocomplete: "email",
                maxLength: 254,
              }}
            />
            <input type="hidden" name="redirect" value={query.get("redirect") ?? ""} />
            <input type="hidden" name="type" value={query.get("type") ?? ""} />
            <Button type="submit" kind={hasCode ? "quiet" : "primary"}>
              {hasCode ? account.again : mails.askCode}
            </Button>
          </form>
        </>
      )}
      <PageMark page="sign-in" />
    </StaticPart>
  );
}
