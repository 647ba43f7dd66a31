/** One line of JSON per event. Fields are ids, codes and durations: never names, phones, mail or tokens. */

export type Log = (event: string, fields?: Record<string, unknown>) => void;

/** Writes `{at, event, ...fields}`; an Error among the fields is shown with its causes. */
export function createLog(write: (line: string) => void): Log {
  return (event, fields = {}) => {
    write(JSON.stringify({ at: new Date().toISOString(), event, ...fields }, showErrors));
  };
}

function showErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}
