/** An address that answers with another one. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Where things live on this site: the config section `links` (specification, section 2). */
export interface LinksSettings {
  /** Dealer pages live below /pages. */
  readonly usePagesPath: boolean;
  /** Pages that never stand below /pages, whatever `usePagesPath` says. */
  readonly rootPages: readonly string[];
  readonly financePath: string;
  /** A finance page to use instead of `financePath`; it may be on another site. */
  readonly financeLink: string | null;
  /** Keeps /finance-pre-approval as a page of its own. */
  readonly financePreApproval: boolean;
  /** Where 'Book a Service' leads; it may be on another site. */
  readonly serviceBooking: string;
  readonly blogPath: string;
  readonly garagePath: string;
  /** Other garage paths, by dealership slug. */
  readonly garagePaths: readonly { readonly dealership: string; readonly path: string }[];
  /** One contact page for every location. */
  readonly contactPathOverride: string | null;
  /** The parts and accessories store. */
  readonly enableStore: boolean;
  readonly storeUrl: string | null;
  readonly redirects: readonly Redirect[];
}
