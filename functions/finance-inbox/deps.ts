/** What acting on the finance portal's words needs beyond the database. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { VerifyTick } from "../../shared/http/schedule.ts";

export interface InboxDeps extends Deps {
  verifyTick: VerifyTick;
  /** Whether an approved disbursement starts a withdrawal; else it only notifies. */
  disbursementEnabled: boolean;
}

export const endpoint = endpointFor<InboxDeps>();
