/** The two versions of something that is tried on shoppers. */
export type SplitVersion = "a" | "b";

/**
 * Which version of something under test a device sees: always the same one, each for about half of the devices, and for
 * another test independently of this one.
 *
 * @example
 * splitVersion("enquiry-button", "device-1") === splitVersion("enquiry-button", "device-1") // true
 */
export function splitVersion(test: string, deviceId: string): SplitVersion {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${test} ${deviceId}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  // Without mixing, the last bit of all would follow from the texts' letters alone.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) & 1) === 0 ? "a" : "b";
}
