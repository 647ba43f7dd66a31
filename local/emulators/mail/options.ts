export interface MailOptions {
  apiKey: string;
  callbackPath: string;
  /** The events that are sent as callbacks: `delivered`, …; all when undefined. */
  events?: readonly string[];
}
