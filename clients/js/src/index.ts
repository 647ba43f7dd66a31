export { createMarket, dataOf } from "./client.ts";
export type { Market, MarketOptions } from "./client.ts";
export { MarketError } from "./errors.ts";
export type { ErrorCode, Reason } from "./errors.ts";
export type { Intent, IntentStorage } from "./intents.ts";
export type { Paid, WaitOptions } from "./payment.ts";
export { supabaseSession } from "./session.ts";
export type { Session } from "./session.ts";
export type * from "./types.ts";
