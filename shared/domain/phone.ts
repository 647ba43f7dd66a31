import * as z from "zod";

/** Accepts 08…, 62… and +62… with spaces, dots or dashes; undefined for anything else. */
export function normalisePhone(text: string): string | undefined {
  const national = /^(?:\+?62|0)([1-9]\d{6,12})$/.exec(text.replace(/[\s.-]/g, ""))?.[1];
  return national && `+62${national}`;
}

export const phone = z.string().max(40).transform((text, context) => {
  const normal = normalisePhone(text);
  if (normal) return normal;
  context.addIssue("must be an Indonesian number: 08…, 62… or +62…");
  return z.NEVER;
}).meta({ description: "08…, 62… or +62…; stored as +62…", example: "0812-3456-7890" });
