import * as z from "zod";
import { ACCOUNT_KINDS, rupiah } from "../../../shared/domain/money.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const DIFFERENCE_COLUMNS = [
  "id",
  "created_at",
  "reference",
  "provider_amount",
  "ledger_amount",
  "difference",
  "status",
  "closed_at",
] as const;

export const difference = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: "By which the provider knows it" }),
  order_id: z.uuid().nullable(),
  withdrawal_id: z.uuid().nullable(),
  provider_amount: rupiah.meta({ description: "What came (above zero) or went, by its books" }),
  ledger_amount: rupiah.meta({ description: "The same by ours" }),
  difference: rupiah,
  status: z.enum(["open", "approved", "resolved"]).meta({
    description: "resolved: it went away by itself",
  }),
  correction: z.array(z.object({ account: z.enum(ACCOUNT_KINDS), amount: rupiah })).meta({
    description: "The entries that approving it books",
  }),
  created_at: wireTime,
  closed_at: wireTime.nullable(),
}).meta({ id: "Difference" });
