import * as z from "zod";

const limit = z.int().min(1).max(1000).default(100)
  .meta({ description: "Maximum number, oldest first" });
const words = z.string().trim().min(1).max(200).optional();

/** A body with at least one of these fields, so that an empty body does not redrive everything. */
export const matching = <Name extends string>(...names: Name[]) =>
  z.object(
    { ...Object.fromEntries(names.map((name) => [name, words])), limit } as
      & Record<Name, typeof words>
      & { limit: typeof limit },
  )
    .refine((body: Record<string, unknown>) => names.some((name) => body[name] !== undefined), {
      message: `name at least one of ${names.join(", ")}`,
    });

export const redrivenOne = z.object({ id: z.uuid(), redriven: z.literal(true) });

export const redriven = z.object({
  redriven: z.int(),
  matching: z.int().meta({
    description: "Number of items that match; if it is more than `redriven`, call again",
  }),
}).meta({ id: "Redriven" });
