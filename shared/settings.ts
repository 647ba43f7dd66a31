/** Readers of environment variables. Their messages are for people who deploy. */

/** Returns the value, or throws an Error that says what is wrong without the value. */
export type Setting<Value> = (given: string | undefined) => Value;

export const text: Setting<string> = (given) => {
  if (given === undefined) throw new Error("is not set");
  return given;
};

export const optional = <Value>(setting: Setting<Value>): Setting<Value | undefined> => (given) =>
  given === undefined ? undefined : setting(given);

export const or = <Value>(setting: Setting<Value>, value: Value): Setting<Value> => (given) =>
  given === undefined ? value : setting(given);

export const secret = (length: number): Setting<string> => (given) => {
  if (text(given).length < length) throw new Error(`must have at least ${length} characters`);
  return text(given);
};

export const matching = (pattern: RegExp, message: string): Setting<string> => (given) => {
  if (!pattern.test(text(given))) throw new Error(message);
  return text(given);
};

export const url: Setting<string> = (given) => {
  const address = text(given).trim();
  if (!URL.canParse(address)) throw new Error("must be a URL");
  return address;
};

export const positive = (max = Number.MAX_SAFE_INTEGER): Setting<number> => (given) => {
  const number = Number(text(given));
  if (Number.isSafeInteger(number) && number > 0 && number <= max) return number;
  throw new Error(`must be a whole number from 1 to ${max}`);
};

/** One secret, or two separated by a comma during rotation: the new one first. */
export const rotating = (each: Setting<string>): Setting<[string, ...string[]]> => (given) => {
  const [current, ...older] = text(given).split(",").map((part) => each(part.trim()));
  if (older.length > 1) throw new Error("must be one secret, or two during a rotation");
  return [current!, ...older];
};
