/**
 * Reads Global Privacy Control from a browser's `navigator`. Only a plain `true` counts.
 *
 * @example
 * browserPrivacyControl(navigator)
 */
export const browserPrivacyControl = (browser: object): boolean =>
  "globalPrivacyControl" in browser && browser.globalPrivacyControl === true;

/**
 * Reads Global Privacy Control from a request's `Sec-GPC` header. Only "1" counts.
 *
 * @example
 * requestPrivacyControl(request.headers.get("sec-gpc"))
 */
export const requestPrivacyControl = (header: string | null | undefined): boolean => header?.trim() === "1";
