import type { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { CallLink } from "../../shared/http/chain.ts";
import type { VerifySchedule } from "../../shared/http/schedule.ts";
import type { FinancePortal } from "../../shared/providers/portal.ts";

export interface OutboxDeps extends Deps {
  portal: FinancePortal | Off;
  verifySchedule: VerifySchedule;
  callLink: CallLink;
}

export const endpoint = endpointFor<OutboxDeps>();
