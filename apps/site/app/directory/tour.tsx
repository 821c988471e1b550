const QUESTION = "ute under 40k";

/** Five steps that really happen on this installation, each a link or a command. */
export function Tour({ dealer, host, deskPort }: { dealer: string; host: string; deskPort: number | null }) {
  const site = `http://${dealer}.${host}`;
  const desk = deskPort === null ? null : `http://${host.replace(/:\d+$/, "")}:${deskPort}/desk`;
  return (
    <section className="fc-section" aria-labelledby="tour">
      <h2 id="tour">From a shopper&apos;s sentence to a dealer&apos;s desk</h2>
      <ol className="front-door-tour">
        <li>
          <a href={`${site}/search/new-used-and-demo-cars?${new URLSearchParams({ ask: QUESTION })}`}>
            Ask for “{QUESTION}”
          </a>{" "}
          and see what each word was taken for.
        </li>
        <li>
          Open one of the utes and send an enquiry, or <a href={`${site}/contact`}>write to the dealer</a>.
          Nothing leaves this computer.
        </li>
        <li>
          {desk === null ? (
            <>
              List it: <code>pnpm forecourt leads list</code>.
            </>
          ) : (
            <>
              <a href={`${desk}/leads`}>Open the desk beside it</a>: the lead arrives while you look. The link
              that signs you in was printed at the start; <code>pnpm forecourt desk link</code> prints
              another.
            </>
          )}
        </li>
        <li>
          Open the lead: where it went, which routes took it and why, and its mail in <code>.data/mail</code>.
        </li>
        <li>
          Change <code>cars.newArrivalDays</code> in <code>apps/site/tenants/{dealer}/tenant.json</code>, run{" "}
          <code>pnpm forecourt tenant reload</code>
          {desk === null ? null : (
            <>
              , see <a href={`${desk}/sites/${dealer}?section=cars#settings`}>which layer sets it now</a>
            </>
          )}{" "}
          and reload <a href={`${site}/search/new-used-and-demo-cars`}>the stock</a>: its tags follow.
        </li>
      </ol>
    </section>
  );
}
