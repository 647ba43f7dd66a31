import type { RenderedEmail, Sender } from "../email.ts";

export interface Envelope extends RenderedEmail {
  /** Our id of this e-mail, used as the idempotency key: the provider sends it once. */
  id: string;
  to: string;
}

export interface Mail {
  sender: Sender;
  /**
   * Returns the provider's id, or null if the provider accepted this e-mail before and does not return its id. Throws
   * MailRejected (final); after any other error, retry with the same id.
   */
  send(envelope: Envelope): Promise<string | null>;
  /**
   * Sends up to 100 e-mails in one call: all of them, once per `key`, or none. Returns the provider's ids in their
   * order; null for all if a different call with this key was accepted before. Throws like `send`.
   */
  sendBatch(key: string, envelopes: Envelope[]): Promise<(string | null)[]>;
}

/** The provider rejects an e-mail's address or content; a retry is useless. */
export class MailRejected extends Error {}
