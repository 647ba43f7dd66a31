import type { JSONWebKeySet } from "jose";
import type postgres from "postgres";

export interface RealtimeOptions {
  /** A pool of supabase_admin, which can set any role. */
  sql: postgres.Sql;
  anonKey: string;
  serviceRoleKey: string;
  /** The keys of users' tokens. */
  jwks: JSONWebKeySet;
  limits?: Partial<RealtimeLimits>;
}

/** The platform's own values; where plans differ, those of Pro without spend cap. */
export interface RealtimeLimits {
  /** Of all messages that reach or leave a socket, on average of a minute. */
  messagesPerSecond: number;
  joinsPerSecond: number;
  connections: number;
  channelsPerSocket: number;
  payloadBytes: number;
  frameBytes: number;
  /** A socket that sends nothing for so long, no heartbeat either, is closed. */
  idleMs: number;
  /** How long a rejection takes, so that clients that try again at once do no harm. */
  rejectionMs: number;
  /** Tokens are verified again at least so often. */
  tokenMs: number;
}

export const LIMITS: RealtimeLimits = {
  messagesPerSecond: 2500,
  joinsPerSecond: 2500,
  connections: 10_000,
  channelsPerSocket: 100,
  payloadBytes: 3_000_500,
  frameBytes: 5_000_000,
  idleMs: 60_000,
  rejectionMs: 5000,
  tokenMs: 300_000,
};
