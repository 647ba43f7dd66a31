/** What has to be called again and again; each is harmless when there is nothing to do. */
export const SCHEDULED = ["/jobs/run", "/finance-outbox/run", "/finance-inbox/run"] as const;
/** What is called once a minute, and orders the calls of its minute. */
export const MINUTE = "/jobs/minute";
/** When within the minute, in seconds. */
export const QUARTERS = [0, 15, 30, 45] as const;

export interface ScheduleTrigger {
  /** Sees to it that MINUTE is called every minute; doing it again changes nothing. */
  register(): Promise<void>;
  /** Orders the calls of one minute; `name` tells one minute's order from another's, so that a repeat orders nothing. */
  order(name: string): Promise<void>;
}
