import * as z from "zod";
import { wireTime } from "../../../shared/domain/time.ts";

export const setting = z.object({
  key: z.string(),
  value: z.int(),
  unit: z.enum(["idr", "bps", "minutes", "days", "count", "factor", "switch"]).meta({
    description: "bps: hundredths of a percent; switch: 1 is on, 0 is off",
  }),
  min: z.int(),
  max: z.int(),
  description: z.string(),
  changed_at: wireTime.nullable().meta({
    description: "Last change by staff; null: the value that was deployed",
  }),
  changed_by: z.uuid().nullable(),
  changed_by_username: z.string().nullable(),
}).meta({
  id: "Setting",
  example: {
    key: "unpaid_orders_max",
    value: 4,
    unit: "count",
    max: 1_000,
    description: "Orders of one buyer that may await payment at once",
  },
});
