import * as z from "zod";
import { accountStatus } from "../../../shared/domain/profile.ts";
import { wireTime } from "../../../shared/domain/time.ts";
import { STAFF_ROLES } from "./staff.ts";

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

export const KTP_STANDINGS = ["none", "pending", "approved", "rejected"] as const;

export const userLine = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable().meta({ description: "Masked", example: "+62•••34" }),
  email: z.string().nullable().meta({ description: "Masked", example: "s•••@•••" }),
  account_status: accountStatus,
  payouts_blocked_until: wireTime.nullable(),
  live_banned: z.boolean(),
  ktp_status: z.enum(KTP_STANDINGS),
  roles: z.array(z.enum(STAFF_ROLES)),
  sold_count: z.int(),
  rating_count: z.int(),
  deleted_at: wireTime.nullable(),
  created_at: wireTime,
}).meta({ id: "UserLine" });
