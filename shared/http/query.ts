import type * as z from "zod";
import { ApiError, invalidField } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";

/** An empty value in one of these is a mistake; an empty filter counts as absent. */
const NEVER_BLANK = ["limit", "offset", "cursor"];
/** readStaffCall reads dry_run on every route; supabase-js adds the other one when a region is chosen. */
const EVERYWHERE = ["dry_run", "forceFunctionRegion"];
/** Longer names are cut in messages and comparisons. */
const LONGEST_NAME = 40;

const NONE = new URLSearchParams();

/** Most requests have no query, and parsing a URL costs as much as several of our checks. */
export const searchOf = ({ url }: Request): URLSearchParams =>
  url.includes("?") ? new URL(url).searchParams : NONE;

/**
 * The query as an object, without blank filters. Throws VALIDATION for a repeated field, an unknown field, and a cursor
 * with an offset; a `repeatable` field is an array. A field in camel case is also known in snake case: `sort_by` is
 * `sortBy`.
 */
export function queryOf(
  search: URLSearchParams,
  { auth, request }: Pick<Endpoint, "auth" | "request">,
) {
  // Providers may add parameters to a callback; nothing reads them.
  if (auth.kind === "signed" && !request?.query) return {};
  const known = fieldsOf(request?.query);
  const query: Record<string, string | string[]> = {};
  const seen = new Set<string>();
  for (const [given, value] of search) {
    const name = known.find((field) => snake(field) === given) ?? given;
    const isRepeatable = request?.repeatable?.includes(name) ?? false;
    if (seen.has(name) && !isRepeatable) {
      throw invalidField(`query.${cut(name)}`, "was given twice");
    }
    seen.add(name);
    if (!EVERYWHERE.includes(name) && !known.includes(name)) {
      throw unknownField(given, known);
    }
    if (value.includes("\0")) {
      throw invalidField(`query.${cut(name)}`, "contains a character that cannot be stored");
    }
    if (value === "" && !NEVER_BLANK.includes(name)) continue;
    query[name] = isRepeatable ? [...query[name] ?? [], value] : value;
  }
  if ("cursor" in query && "offset" in query) {
    throw invalidField("query.offset", "goes without cursor: send one of them");
  }
  return query;
}

/** The fields of a query's schema, even inside a `preprocess` or `transform`. */
export function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  if (!schema) return [];
  const { shape, in: inner, out } = schema as unknown as {
    shape?: object;
    in?: z.ZodType;
    out?: z.ZodType;
  };
  if (shape) return Object.keys(shape);
  return [...fieldsOf(inner), ...fieldsOf(out)];
}

function unknownField(given: string, known: readonly string[]): ApiError {
  const name = cut(given);
  const [nearest] = known.map((field) => ({ field, away: distance(name.toLowerCase(), field) }))
    .sort((left, right) => left.away - right.away);
  const hint = nearest
    ? `Did you mean ${nearest.field}?`
    : "This endpoint has no query parameters.";
  return new ApiError("unknown_parameter", {
    details: [{ path: `query.${name}`, message: `There is no query parameter ${name}. ${hint}` }],
    facts: { name, hint },
  });
}

/** The number of different letters; fewer if one name is part of the other: `category` and `product_category`. */
function distance(given: string, field: string): number {
  const lower = field.toLowerCase();
  if (given.length > 2 && (lower.includes(given) || given.includes(lower))) return 1;
  let row = Array.from({ length: lower.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...given].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...lower].entries()) {
      next.push(
        Math.min(
          row[column]! + (letter === other ? 0 : 1),
          row[column + 1]! + 1,
          next[column]! + 1,
        ),
      );
    }
    row = next;
  }
  return row.at(-1)!;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const cut = (name: string) => [...name].slice(0, LONGEST_NAME).join("");
