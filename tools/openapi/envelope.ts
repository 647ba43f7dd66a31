import * as z from "zod";
import { movedMoney } from "../../shared/domain/proposal.ts";

/** The body of a success. */
export const enveloped = (data: z.ZodType, hasDryRun = false) =>
  z.object({
    ok: z.literal(true),
    data,
    ...hasDryRun
      ? { money: movedMoney.optional().meta({ description: "Of a dry run: what it would move" }) }
      : {},
  });
