import type { ErrorCode } from "../error_codes.ts";

/**
 * By reason: its code, what it means in English, and the sentence in Indonesian, where `{name}` is a fact of
 * the error. In English the sentence is written where the error is raised.
 */
export type Entries = Readonly<Record<string, readonly [ErrorCode, string, string]>>;
