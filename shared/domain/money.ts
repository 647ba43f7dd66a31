import * as z from "zod";
import { Constants } from "../db/types.ts";

export const rupiah = z.int().meta({ description: "Rupiah", example: 240_000 });

export const accountKind = z.enum(Constants.private.Enums.account_kind);

export const walletBalance = z.object({
  available: rupiah,
  held: rupiah.meta({
    description: "By withdrawals, unpaid orders, and payments that are being disputed",
  }),
  in_escrow: rupiah,
});
