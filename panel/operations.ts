/** What the panel knows about the admin operations: a short form of the API's description, made at build time. */
import type { Field, Operation, Role } from "./src/types.ts";

// deno-lint-ignore no-explicit-any
type Json = any;
/** What staff also do with an order as its people do, and read of a person as everybody does. */
const OF_MEMBERS = ["orders_status", "payments_check", "reviews_user"];
/** English sentences for callers of the API; the panel has the kind's name and its runbook. */
const SENTENCES = ["admin_ledger.description", "admin_cases.next_step"];
/** Optional for the API's callers; staff decide with it. */
const REQUIRED = ["admin_disputes_resolve.note"];
const METHODS = ["get", "post", "put", "patch", "delete"];

export function operationsOf(document: Json): Record<string, Operation> {
  const found: Record<string, Operation> = {};
  for (const [path, methods] of Object.entries<Json>(document.paths)) {
    for (const method of METHODS) {
      const given = methods[method];
      if (!given) continue;
      const id: string = given.operationId;
      if (!path.startsWith("/admin/") && !OF_MEMBERS.includes(id)) continue;
      const { fields, bodies, ...rest } = operation(document, method, path, given);
      const isShown = ({ name }: Field) => !SENTENCES.includes(`${id}.${name}`);
      const asked = (field: Field): Field =>
        REQUIRED.includes(`${id}.${field.name}`) ? { ...field, isRequired: true } : field;
      found[id] = {
        ...rest,
        bodies: bodies.map((fields) => fields.map(asked)),
        fields: fields.filter(isShown),
      };
    }
  }
  return found;
}

function operation(document: Json, method: string, path: string, given: Json): Operation {
  const find = (part: Json): Json => part?.$ref ? find(at(document, part.$ref)) : part ?? {};
  const parameters: Json[] = (given.parameters ?? []).map(find);
  const query = parameters.filter((each) => each.in === "query" && each.name !== "dry_run");
  const reason = parameters.find((each) => each.name === "X-Action-Reason");
  const [first, ...rest] = given.description.split("\n\n");
  const body = find(given.requestBody?.content?.["application/json"]?.schema);
  const { responses } = given;
  const answer = find(
    find(responses["200"] ?? responses["201"] ?? responses["202"]).content?.["application/json"]
      ?.schema,
  );
  const data = find(answer.properties?.data);
  const items = data.properties?.items && find(data.properties.items.items);
  return {
    method: method as Operation["method"],
    path,
    title: given.summary.replace(/\.$/, ""),
    about: plainly(rest.join(" ")),
    roles: rolesOf(first),
    hasDryRun: parameters.some((each) => each.name === "dry_run"),
    reason: reason ? reason.required ? "required" : "optional" : undefined,
    query: query.map((each) => field(find, each.name, each.schema, each.required, each)),
    bodies: (body.oneOf ?? (body.properties ? [body] : [])).map(find).map((each: Json) =>
      fieldsOf(find, each)
    ),
    fields: fieldsOf(find, items ?? data),
  };
}

/** What only callers of the API need: statuses, routes and headers. */
const TECHNICAL = /\b(20\d|4\d\d|50\d)\b|\b(GET|PUT|POST|PATCH|DELETE) \/|\bX-[A-Z]/;

/** Without the clauses that people do not need, and names as words. */
function plainly(text: string): string {
  const words = text.replaceAll(/ \((else )?\d{3}\)/g, "").replaceAll(
    /`([^`]+)`/g,
    (_, name) => TECHNICAL.test(name) ? name : name.replaceAll("_", " "),
  ).replaceAll(/\bnull\b/g, "an emptied field");
  return words.split(/(?<=\.) /).flatMap((sentence) => {
    const [first = "", ...others] = sentence.replace(/\.$/, "").split(/(?=[;,] )/);
    if (!TECHNICAL.test(sentence)) return [sentence];
    if (TECHNICAL.test(first)) return [];
    const end = others.findIndex((clause) => TECHNICAL.test(clause));
    return [`${first}${others.slice(0, end).join("")}.`];
  }).join(" ");
}

/** Any member of staff has a side in every order. */
function rolesOf(about: string): Role[] {
  const named = /for staff: ([^.]*)\./.exec(about)?.[1]?.split(", ") as Role[] | undefined;
  return named ? [...new Set(named)] : ["superadmin", "ops_admin", "administrator"];
}

function at(document: Json, ref: string): Json {
  return ref.slice(2).split("/").reduce((part, key) => part[key], document);
}

function fieldsOf(find: (part: Json) => Json, schema: Json): Field[] {
  return Object.entries<Json>(schema.properties ?? {}).map(([name, each]) =>
    field(find, name, find(each), schema.required?.includes(name))
  );
}

function field(
  find: (part: Json) => Json,
  name: string,
  schema: Json,
  isRequired = false,
  about: Json = schema,
): Field {
  const choices: Json[] = (schema.anyOf ?? [schema]).map(find);
  const isNullable = choices.some((each) => each.type === "null") ||
    schema.type?.includes?.("null");
  const own = choices.find((each) => each.type !== "null") ?? schema;
  const type = [own.type].flat().find((each) => each !== "null");
  return JSON.parse(JSON.stringify({
    name,
    type: type ?? "object",
    format: own.format,
    values: own.const === undefined ? own.enum?.filter((each: Json) => each !== null) : [own.const],
    about: about.description && plainly(about.description),
    isRequired: isRequired || undefined,
    isNullable: isNullable || undefined,
    minimum: own.minimum,
    maximum: own.maximum,
    minLength: own.minLength,
    maxLength: own.maxLength,
    byDefault: schema.default ?? own.default,
  }));
}
