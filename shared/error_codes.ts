export const ERRORS = Object.freeze({
  VALIDATION: { status: 400, meaning: "Missing or invalid input." },
  UNAUTHORIZED: { status: 401, meaning: "No valid user token, or a required header is missing." },
  FORBIDDEN: { status: 403, meaning: "You are not allowed to do this." },
  NOT_FOUND: { status: 404, meaning: "It does not exist, or you may not see it." },
  METHOD_NOT_ALLOWED: { status: 405, meaning: "The path exists, but not with this method." },
  CONFLICT: { status: 409, meaning: "It is a duplicate, or the current state does not allow it." },
  WITHDRAWAL_IN_PROGRESS: {
    status: 409,
    meaning: "A seller can have one withdrawal in progress at a time.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: "The body is larger than this route accepts." },
  RATE_LIMITED: { status: 429, meaning: "Too many calls; Retry-After says when to try again." },
  INTERNAL: { status: 500, meaning: "Unexpected server error." },
  UNAVAILABLE: {
    status: 503,
    meaning: "A dependency is down; Retry-After says when to try again.",
  },
});

export type ErrorCode = keyof typeof ERRORS;

/** The code of a reason, and its sentence in English and Indonesian, where `{name}` is a fact of the error. */
export type Entry = readonly [ErrorCode, string, string];
export type Entries = Readonly<Record<string, Entry>>;
