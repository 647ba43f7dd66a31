import type { Settings } from "../../config.ts";
import type { DatabaseClients } from "../../db/client.ts";
import type { PaymentProvider } from "./port.ts";
import { xenditInvoices, xenditSessions } from "./xendit/adapter.ts";

type Key = Settings<"payments">["PAYMENT_PROVIDER"];

const ADAPTERS: Record<Key, (config: Settings<"payments">) => PaymentProvider> = {
  xendit_invoices: xenditInvoices,
  xendit_sessions: xenditSessions,
};

/** The provider of PAYMENT_PROVIDER; while PAYMENT_PROVIDER_OLD is set, both: each id goes to its own provider. */
export function createPaymentProvider(
  config: Settings<"payments">,
  db: DatabaseClients,
): PaymentProvider {
  const { PAYMENT_PROVIDER, PAYMENT_PROVIDER_OLD } = config;
  const active = ADAPTERS[PAYMENT_PROVIDER](config);
  if (PAYMENT_PROVIDER_OLD === undefined || PAYMENT_PROVIDER_OLD === PAYMENT_PROVIDER) {
    return active;
  }
  return withOld(active, ADAPTERS[PAYMENT_PROVIDER_OLD](config), db);
}

function withOld(
  active: PaymentProvider,
  old: PaymentProvider,
  { service }: DatabaseClients,
): PaymentProvider {
  const providerOf = async (id: string) => {
    const key = await service.call("internal.provider_of", { id });
    return key === null ? null : key === old.key ? old : active;
  };
  /** Searches both providers for a payment that is not stored yet, or not any more. */
  const either = async <T>(read: (provider: PaymentProvider) => Promise<T | null>) =>
    await read(active) ?? await read(old);
  const byId = async <T>(
    id: string,
    read: (provider: PaymentProvider) => Promise<T | null>,
  ): Promise<T | null> => {
    const provider = await providerOf(id);
    return provider ? await read(provider) : await either(read);
  };
  return {
    ...active,
    old,
    getInvoice: (id) => byId(id, (provider) => provider.getInvoice(id)),
    getPayout: (id) => byId(id, (provider) => provider.getPayout(id)),
    getDispute: (id) => either((provider) => provider.getDispute(id)),
    findInvoice: (externalId) => either((provider) => provider.findInvoice(externalId)),
    findPayer: (externalId) => either((provider) => provider.findPayer(externalId)),
    expireInvoice: async (id) => (await providerOf(id) ?? active).expireInvoice(id),
    voidPayout: async (id) => (await providerOf(id) ?? active).voidPayout(id),
    verifyCallback: async (...given) =>
      await active.verifyCallback(...given) || await old.verifyCallback(...given),
    readCallback: (kind, body) => active.readCallback(kind, body) ?? old.readCallback(kind, body),
  };
}
