import type { Promises } from "./promises.ts";

/** The promises to clients that the new document breaks, as messages. */
export function breaksBetween(before: Promises, after: Promises): string[] {
  const broken = Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    if (now === undefined) return isWithin(name, before, after) ? [] : [`${name} is removed`];
    return compare(name, old, now);
  });
  const added = Object.keys(after).filter((name) =>
    !(name in before) && after[name]!.startsWith("required") && operationOf(name) in before &&
    !isWithin(name, after, before)
  );
  return [...broken, ...added.map((name) => `${name} is new and required`)];
}

function compare(name: string, old: string, now: string): string[] {
  if (!/ [<>] /.test(name)) {
    return old === "open" && now !== old ? [`${name} now requires headers`] : [];
  }
  const [was, is] = [parse(old), parse(now)];
  const [lost, gained] = [minus(was.kinds, is.kinds), minus(is.kinds, was.kinds)];
  if (name.includes(" < ")) {
    return [
      ...!was.isRequired && is.isRequired ? [`${name} is now required`] : [],
      ...lost.length > 0 ? [`${name} no longer accepts ${lost.join(", ")}`] : [],
    ];
  }
  const unexpected = gained.filter((kind) =>
    !(isWord(kind) && was.kinds.some(isWord)) && !was.kinds.includes(withoutFormat(kind))
  );
  const narrowing = unexpected.length === 0 ? lost.filter(isWord) : [];
  return [
    ...was.isRequired && !is.isRequired ? [`${name} is now optional`] : [],
    ...unexpected.length > 0 ? [`${name} can now be ${unexpected.join(", ")}`] : [],
    ...narrowing.length > 0 ? [`${name} is never ${narrowing.join(", ")} any more`] : [],
  ];
}

function parse(promise: string): { isRequired: boolean; kinds: string[] } {
  const [must, kinds] = [promise.split(" ", 1)[0]!, promise.slice(promise.indexOf(" ") + 1)];
  return { isRequired: must === "required", kinds: kinds.split(" | ") };
}

const minus = (these: string[], those: string[]) => these.filter((kind) => !those.includes(kind));
/** `string (date-time)` is a string. */
const withoutFormat = (kind: string) => kind.replace(/ \(.*\)$/, "");
const isWord = (kind: string) => kind.startsWith('"');
const operationOf = (name: string) => name.split(" < ")[0]!;

/** Whether a parent is missing too: a removed or new object needs no message for each of its fields. */
function isWithin(name: string, has: Promises, lacks: Promises): boolean {
  return parentsOf(name).some((parent) => parent in has && !(parent in lacks));
}

/** The operation and the enclosing fields of a field. */
function parentsOf(name: string): string[] {
  const [operation, path] = name.split(/ (?=[<>] )/);
  if (!path) return [];
  const steps = path.slice(2).split(/(?=\.)|(?=\[\])/);
  const around = steps.slice(1).map((_, count) =>
    `${operation} ${path.slice(0, 2)}${steps.slice(0, count + 1).join("")}`
  );
  return [operation!, ...around];
}
