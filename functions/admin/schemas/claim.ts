import * as z from "zod";
import { wireTime } from "../../../shared/domain/time.ts";

/** The member of staff who works on a case or dispute. */
export const claim = {
  claimed_by_username: z.string().nullable().meta({
    description: "Who works on it; null: nobody",
    example: "ops.ayu",
  }),
  claimed_at: wireTime.nullable().meta({ description: "The claim lasts an hour from then on" }),
};
