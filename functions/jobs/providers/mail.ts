import type { Letter, Letterhead } from "../letter.ts";

export interface Envelope extends Letter {
  /** Ours, for ever the same for this e-mail: the provider sends it once however often it is asked. */
  id: string;
  to: string;
}

export interface Mail {
  letterhead: Letterhead;
  /**
   * Answers the provider's id, or null when it took this very e-mail before and does not say under which.
   * Throws MailRefused (it will never take it); anything else means: ask again with the same id.
   */
  send(envelope: Envelope): Promise<string | null>;
}

/** This e-mail will never be taken: its address or content is not acceptable. */
export class MailRejected extends Error {}
