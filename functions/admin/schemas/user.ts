import * as z from "zod";
import { accountStatus } from "../../../shared/domain/profile.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const tradingRecord = z.object({
  id: z.uuid(),
  username: z.string(),
  account_status: accountStatus,
  created_at: wireTime,
  sold_count: z.int(),
  bought_count: z.int(),
  dispute_count: z.int().meta({ description: "Disputes of their orders, as buyer or seller" }),
  rating_average: z.number().nullable().meta({ example: 4.8 }),
  rating_count: z.int(),
  strike_count: z.int().meta({
    description: "Reports about them that were `actioned`",
    example: 0,
  }),
}).meta({ id: "TradingRecord" });
