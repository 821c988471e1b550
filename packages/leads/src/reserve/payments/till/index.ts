export { tillProvider, type TillOptions } from "./till-provider.ts";
export { type SignedRequest, tillSignature } from "./till-signature.ts";
