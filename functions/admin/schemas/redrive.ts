import * as z from "zod";

const limit = z.int().min(1).max(1000).default(100)
  .meta({ description: "How many at most, the oldest first" });
const words = z.string().trim().min(1).max(200).optional();

/** A body that names at least one of these; all at once is never meant by leaving everything out. */
export const matching = <Name extends string>(...names: Name[]) =>
  z.object(
    { ...Object.fromEntries(names.map((name) => [name, words])), limit } as
      & Record<Name, typeof words>
      & { limit: typeof limit },
  )
    .refine((body: Record<string, unknown>) => names.some((name) => body[name] !== undefined), {
      message: `name at least one of ${names.join(", ")}`,
    });

/** One of them, by its id. */
export const redrivenOne = z.object({ id: z.uuid(), redriven: z.literal(true) });

export const redriven = z.object({
  redriven: z.int(),
  matching: z.int().meta({ description: "How many there were: more than redriven, call again" }),
}).meta({ id: "Redriven" });
