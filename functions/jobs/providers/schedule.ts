/** Functions that are called every 15 seconds. */
export const SCHEDULED = ["/jobs/run", "/finance-outbox/run", "/finance-inbox/run"] as const;
/** Called once a minute; publishes the calls of that minute. */
export const MINUTE = "/jobs/minute";
/** Seconds within the minute. */
export const QUARTERS = [0, 15, 30, 45] as const;

export interface ScheduleTrigger {
  /** Schedules MINUTE. Idempotent. */
  register(): Promise<void>;
  /** Publishes the calls of one minute; a repeat under the same `name` publishes nothing. */
  order(name: string): Promise<void>;
}
