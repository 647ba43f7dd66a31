/** What background work needs beyond the database: everyone outside whom a job may have to ask. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Payments } from "../../shared/providers/payments.ts";
import type { Shipping } from "../../shared/providers/shipping.ts";

export interface JobsDeps extends Deps {
  payments: Payments;
  shipping: Shipping;
  /** Where labels can be had; an order's id is appended. */
  labelsUrl: string;
  /** Any of these in Authorization lets the schedule in. */
  secretKeys: readonly string[];
}

export const endpoint = endpointFor<JobsDeps>();
