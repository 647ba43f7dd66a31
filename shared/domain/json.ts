import * as z from "zod";

/** Any JSON value. Unlike `z.json()` it is not recursive: the checked value was parsed from JSON. */
export const json = z.custom<z.core.util.JSONType>((value) => value !== undefined);

export const jsonObject = z.record(z.string(), json);
export type JsonObject = z.output<typeof jsonObject>;

/** The value of a text; undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
