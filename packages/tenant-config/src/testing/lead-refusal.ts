import { isRecord } from "@forecourt/search/kernel";

const isLead = (text: string): boolean => {
  const value: unknown = JSON.parse(text);
  return isRecord(value) && isRecord(value["lead"]);
};

/**
 * The status a dealer platform refuses a lead call with, by its content type and body; null for a whole lead. JSON must
 * hold a lead; a form must hold one in its part `lead`, and beside it files with a name and bytes.
 */
export async function leadRefusal(type: string, bytes: Uint8Array): Promise<400 | 415 | 422 | null> {
  try {
    if (type.startsWith("application/json")) return isLead(new TextDecoder().decode(bytes)) ? null : 422;
    if (!type.startsWith("multipart/form-data;")) return 415;
    const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
    const [lead, files] = [form.get("lead"), form.getAll("files")];
    const areWhole = files.every((file) => typeof file !== "string" && file.size > 0 && file.name !== "");
    return typeof lead === "string" && isLead(lead) && files.length > 0 && areWhole ? null : 422;
  } catch {
    return 400;
  }
}
