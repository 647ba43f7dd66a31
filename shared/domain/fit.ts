import * as z from "zod";
import { centimetres, givenCategory } from "./listing.ts";
import { optionalLine } from "./text.ts";

const example = { Dress: { size: "M", measurements: { chest: 92 }, tolerance_cm: 3 } };

const ofCategory = z.object({
  size: optionalLine(40),
  measurements: centimetres.nullish(),
  tolerance_cm: z.int().min(0).max(20).default(3).meta({
    description: "How far a listing's measurements may be from yours",
  }),
}).refine(
  ({ size, measurements }) => Boolean(size) || Object.keys(measurements ?? {}).length > 0,
  "needs a size or measurements",
);

export const newFit = z.record(givenCategory, ofCategory).meta({ example });

export const fitOfCategory = z.object({
  size: z.string().nullable(),
  measurements: centimetres.nullable(),
  tolerance_cm: z.int(),
});

/** By category. */
export const fit = z.record(z.string(), fitOfCategory).meta({ id: "Fit", example });

export const fitsMe = z.enum(["true"]).optional().meta({
  description: "`true`: only what fits you by `PUT /auth/me/fit`; 409 without one",
});
