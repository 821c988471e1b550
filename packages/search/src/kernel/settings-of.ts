import type { z } from "zod";

type Frozen<Value> = Value extends readonly unknown[] | object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;

/** A section of settings as rules read it: what its schema gives, and nothing in it to write to. */
export type SettingsOf<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;
