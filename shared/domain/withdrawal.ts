import * as z from "zod";
import { Constants } from "../db/types.ts";
import { idOf } from "./id.ts";
import { rupiah } from "./money.ts";
import { wireTime } from "./time.ts";

export const withdrawalId = idOf("The withdrawal's id, from `GET /wallet/withdrawals`");

export const withdrawalStatus = z.enum(Constants.private.Enums.withdrawal_status);

/** Rupiah. */
export const MIN_WITHDRAWAL = 10_000;

export const withdrawal = z.object({
  id: z.uuid(),
  status: withdrawalStatus.meta({
    description:
      "HELD: the provider has not confirmed the link yet. LINK_CREATED: it can be claimed.",
  }),
  amount: rupiah.meta({ description: "Taken from the wallet" }),
  fee: rupiah,
  net: rupiah.meta({ description: "Paid out by the link: amount less fee" }),
  recipient_email: z.string(),
  payout_url: z.string().nullable(),
  provider_payout_id: z.string().nullable(),
  failure_reason: z.string().nullable(),
  expires_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({ id: "Withdrawal", example: { status: "LINK_CREATED", fee: 2_500, net: 237_500 } });
