/**
 * Outside services: the config section `integrations`. An id is a public one, as it stands in the
 * service's own snippet; null means the service is not used and nothing of it is drawn or loaded.
 */
export interface IntegrationSettings {
  readonly siteVerification: string | null;
  readonly analyticsId: string | null;
  readonly tagManagerId: string | null;
  readonly socialPixelId: string | null;
  readonly helpDeskId: string | null;
  readonly liveChatId: string | null;
  readonly messagingId: string | null;
  readonly chatbotId: string | null;
  readonly callTrackingId: string | null;
  readonly mapKeySecret: string | null;
  readonly humanVerificationSiteKey: string | null;
  readonly autobot: string | null;
  readonly dealercell: string | null;
  readonly autograb: boolean;
  readonly redbook: boolean;
  readonly nevdis: boolean;
  readonly dealerstudio: string | null;
  readonly xtimeUrl: string | null;
}

/** How the dealer platform is called: the config section `dashboard` (specification, section 7). */
export interface DashboardSettings {
  readonly staging: boolean;
  readonly userSecret: string;
  readonly passwordSecret: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly paths: {
    readonly leads: string;
    readonly lead: string;
    readonly leadsWithFiles: string;
    readonly carClarityCustomer: string;
    readonly manufacturer: string;
    readonly serviceBookings: string;
    readonly appointmentBookings: string;
    readonly websiteSession: string;
    readonly phoneCall: string;
  };
}
