import type { Seen } from "./categorization.ts";
import type { Image } from "../../shared/images/image.ts";

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

/** The model gave no answer. `usage` is set when it processed the photo all the same. */
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
  /** The model's name; part of the key of cached answers. */
  model: string;
  /** Throws VisionFailed. Never retries: the caller decides. */
  analyze(image: Image): Promise<{ seen: Seen; usage: Usage }>;
}

/** The troubles in which the model, not the photo, is the cause. */
const OUTAGES: readonly VisionTrouble[] = ["busy", "down", "timeout", "misconfigured"];

export const visionTrouble = (error: unknown): string | null | undefined => {
  if (!(error instanceof VisionFailed)) return undefined;
  return OUTAGES.includes(error.trouble) ? error.message : null;
};
