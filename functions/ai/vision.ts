import type { Seen } from "./categorization.ts";
import type { Image } from "../../shared/images/image.ts";

/** What one look cost, in the model's own unit. */
export type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
};

export type VisionTrouble =
  | "declined"
  | "truncated"
  | "unreadable"
  | "busy"
  | "down"
  | "timeout"
  | "misconfigured";

/** There is no answer, and why; `usage` when the model was asked all the same. */
export class VisionFailed extends Error {
  readonly usage: Usage | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly trouble: VisionTrouble,
    more: { usage?: Usage; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(`The model gave no answer: ${trouble}.`, { cause: more.cause });
    this.usage = more.usage;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export interface Vision {
  /** Which model answers; part of what an answer may be kept under. */
  model: string;
  /** Throws VisionFailed. Never asks twice: whoever waits decides about that. */
  look(image: Image): Promise<{ seen: Seen; usage: Usage }>;
}
