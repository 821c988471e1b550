import { signIn, wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { currentShopper } from "#server/accounts/current-shopper.ts";
import { Notice } from "@forecourt/ui/notice";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { loadPage } from "#server/tenants/get-site.ts";

/** Who is signed in, and what a shopper may do about it; an invitation for a stranger, nothing where there is no sign-in. */
export async function AccountPart({ site }: { site: TenantSite }) {
  if (!signIn(site.config).offered) return null;
  const words = wording(site.config);
  const { account } = words;
  const { wiring } = await loadPage(site.content.slug);
  const shopper = await currentShopper(wiring, site.content);
  if (!shopper) {
    const address = signInAddress(site);
    return address === null ? null : (
      <div className="fc-account">
        <p>{account.invite}</p>
        <ButtonLink href={address} kind="quiet">
          {words.favourites.signIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="fc-account">
      <p>{account.signedIn(shopper.email)}</p>
      <form action="/api/auth/sign-out" method="post" {...behaviour({ signsOut: true })}>
        <Button type="submit" kind="quiet">
          {account.signOut}
        </Button>
        <Button type="submit" kind="text" name="everywhere" value="yes">
          {account.signOutEverywhere}
        </Button>
      </form>
      <details>
        <summary>{account.erase}</summary>
        <p>{account.eraseText}</p>
        <p>
          <a href="/api/auth/export" download="">
            {account.export}
          </a>
        </p>
        <form action="/api/auth/erase" method="post" {...behaviour({ signsOut: true })}>
          <Button type="submit" kind="quiet" name="confirm" value="yes">
            {account.eraseSure}
          </Button>
        </form>
      </details>
    </div>
  );
}

/** Says to a shopper whose session has ended that nothing is lost, and offers to sign in again. */
export function SessionOver({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const address = signInAddress(site);
  return (
    <Notice>
      <p>{words.account.sessionOver}</p>
      {address === null ? null : (
        <p>
          <ButtonLink href={address}>{words.favourites.signIn}</ButtonLink>
        </p>
      )}
    </Notice>
  );
}

const signInAddress = (site: TenantSite): string | null =>
  href("sign-in", {}, site, { query: { type: "garage", redirect: href("garage", {}, site) ?? "" } });
