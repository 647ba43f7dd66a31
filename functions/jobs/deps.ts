import type { Feature } from "../../shared/config.ts";
import type { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Accounts } from "./providers/accounts.ts";
import type { Bookings } from "./bookings.ts";
import type { SendEmail } from "./mailing.ts";
import type { Looks } from "./providers/looks.ts";
import type { Mail } from "./providers/mail.ts";
import type { CallLink } from "../../shared/http/chain.ts";
import type { VerifySchedule } from "../../shared/http/schedule.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";
import type { Push } from "../../shared/providers/push.ts";
import type { Shipping } from "../../shared/providers/shipping.ts";
import type { Storage } from "../../shared/providers/storage.ts";
import type { ScheduleTrigger } from "./providers/schedule.ts";

export interface JobsDeps extends Deps {
  payments: PaymentProvider;
  shipping: Shipping;
  bookings: Bookings;
  /** URL of shipping labels; the order's id is appended. */
  labelsUrl: string;
  mail: Mail | Off;
  sendEmail: SendEmail;
  push: Push | Off;
  storage: Storage;
  looks: Looks | undefined;
  accounts: Accounts;
  /** The features that are not configured. */
  featuresOff: Partial<Record<Feature, Off>>;
  recordFeatures(): Promise<unknown>;
  verifySchedule: VerifySchedule;
  callLink: CallLink;
  /** Publishes the scheduled runs of a minute; undefined without a QStash token. */
  runs: ScheduleTrigger | undefined;
}

export const endpoint = endpointFor<JobsDeps>();
