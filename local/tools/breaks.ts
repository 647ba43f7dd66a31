/** Which promises to clients a new openapi.json would break. */
import type { Promises } from "./promises.ts";

/** A sentence for each: empty when every client of the old document works with the new one. */
export function breaksBetween(before: Promises, after: Promises): string[] {
  const broken = Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    if (now === undefined) return isWithin(name, before, after) ? [] : [`${name} is gone`];
    return judge(name, old, now);
  });
  const demanded = Object.keys(after).filter((name) =>
    !(name in before) && after[name]!.startsWith("required") && operationOf(name) in before &&
    !isWithin(name, after, before)
  );
  return [...broken, ...demanded.map((name) => `${name} is new, and required`)];
}

function judge(name: string, old: string, now: string): string[] {
  if (!/ [<>] /.test(name)) {
    return old === "open" && now !== old ? [`${name} asks for headers now`] : [];
  }
  const [was, is] = [parse(old), parse(now)];
  const [lost, gained] = [minus(was.kinds, is.kinds), minus(is.kinds, was.kinds)];
  if (name.includes(" < ")) {
    return [
      ...!was.isRequired && is.isRequired ? [`${name} is required now`] : [],
      ...lost.length > 0 ? [`${name} no longer takes ${lost.join(", ")}`] : [],
    ];
  }
  const strange = gained.filter((kind) => !(isWord(kind) && was.kinds.some(isWord)));
  const narrowing = strange.length === 0 ? lost.filter(isWord) : [];
  return [
    ...was.isRequired && !is.isRequired ? [`${name} may be missing now`] : [],
    ...strange.length > 0 ? [`${name} may be ${strange.join(", ")} now`] : [],
    ...narrowing.length > 0 ? [`${name} is never ${narrowing.join(", ")} any more`] : [],
  ];
}

function parse(promise: string): { isRequired: boolean; kinds: string[] } {
  const [must, kinds] = [promise.split(" ", 1)[0]!, promise.slice(promise.indexOf(" ") + 1)];
  return { isRequired: must === "required", kinds: kinds.split(" | ") };
}

const minus = (these: string[], those: string[]) => these.filter((kind) => !those.includes(kind));
const isWord = (kind: string) => kind.startsWith('"');
const operationOf = (name: string) => name.split(" < ")[0]!;

/**
 * Whether it stands in something that one side has and the other lacks: what is gone, or new, as a whole
 * needs no sentence for each of its parts, and what a new optional record requires inside is asked of nobody.
 */
function isWithin(name: string, has: Promises, lacks: Promises): boolean {
  return parentsOf(name).some((parent) => parent in has && !(parent in lacks));
}

/** Everything around a field: its operation, and the records that it stands in, by name. */
function parentsOf(name: string): string[] {
  const [operation, place] = name.split(/ (?=[<>] )/);
  if (!place) return [];
  const steps = place.slice(2).split(/(?=\.)|(?=\[\])/);
  const around = steps.slice(1).map((_, count) =>
    `${operation} ${place.slice(0, 2)}${steps.slice(0, count + 1).join("")}`
  );
  return [operation!, ...around];
}
