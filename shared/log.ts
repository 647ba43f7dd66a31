/** Fields are ids, codes and durations: never names, phone numbers, e-mail addresses or tokens. */
export type Log = (event: string, fields?: Record<string, unknown>) => void;

/** Writes `{at, event, ...fields}` as one line of JSON; Errors with their stacks and causes. */
export function createLog(write: (line: string) => void): Log {
  return (event, fields = {}) => {
    write(JSON.stringify({ at: new Date().toISOString(), event, ...fields }, showErrors));
  };
}

function showErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}
