import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { CallLink } from "../../shared/http/chain.ts";
import type { VerifySchedule } from "../../shared/http/schedule.ts";
import type { PayoutTerms } from "./drain.ts";

export interface InboxDeps extends Deps {
  verifySchedule: VerifySchedule;
  callLink: CallLink;
  /** Terms of payouts that the portal approves; null if approvals only notify the seller. */
  payoutTerms: PayoutTerms | null;
}

export const endpoint = endpointFor<InboxDeps>();
