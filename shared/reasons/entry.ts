import type { ErrorCode } from "../error_codes.ts";

/** The code of a reason, and its sentence in English and Indonesian, where `{name}` is a fact of the error. */
export type Entry = readonly [ErrorCode, string, string];
export type Entries = Readonly<Record<string, Entry>>;
