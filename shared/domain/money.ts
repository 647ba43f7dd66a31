import * as z from "zod";
import { Constants } from "../db/types.ts";

export const rupiah = z.int().meta({ description: "Rupiah", example: 240_000 });

export const accountKind = z.enum(Constants.private.Enums.account_kind);

export const walletBalance = z.object({ available: rupiah, held: rupiah, in_escrow: rupiah });
