import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { VerifySchedule } from "../../shared/http/schedule.ts";
import type { PayoutTerms } from "./drain.ts";

export interface InboxDeps extends Deps {
  verifySchedule: VerifySchedule;
  /** What a payout that the portal approved costs; null while approvals only notify. */
  payoutTerms: PayoutTerms | null;
}

export const endpoint = endpointFor<InboxDeps>();
