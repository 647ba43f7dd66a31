import * as z from "zod";
import { wireTime } from "../../../shared/domain/time.ts";

/** Of a case or dispute: who works on it. */
export const claim = {
  claimed_by_username: z.string().nullable().meta({
    description: "Who works on it; null: nobody",
    example: "ops.ayu",
  }),
  claimed_at: wireTime.nullable().meta({ description: "The claim lasts an hour from then on" }),
};
