import type { Settings } from "../../config.ts";
import type { PaymentProvider } from "./port.ts";
import { xenditInvoices, xenditSessions } from "./xendit/adapter.ts";

/** By the values of PAYMENT_PROVIDER. */
const ADAPTERS: Record<
  Settings<"payments">["PAYMENT_PROVIDER"],
  (config: Settings<"payments">) => PaymentProvider
> = {
  xendit_invoices: xenditInvoices,
  xendit_sessions: xenditSessions,
};

export const createPaymentProvider = (config: Settings<"payments">): PaymentProvider =>
  ADAPTERS[config.PAYMENT_PROVIDER](config);
