import type * as z from "zod";
import { expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { CATEGORIES } from "../../shared/domain/listing.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { DETAILS } from "../../shared/reasons/details.ts";

const MANY = Array.from({ length: 60 }, (_, at) => at);
const WRONG: readonly unknown[] = [
  ...[undefined, null, "", " ", "x", "x".repeat(6000), "a\u0001b", "a\nb", "é", "123", "ftp://x"],
  ...["https://x.test/%zz", "https://é.test/", "0000-01-01T00:00:00Z", "2027-01-01T00:00:00+16:00"],
  ...[
    -1,
    0,
    1.5,
    1e20,
    true,
    {},
    { unknown: 1 },
    [],
    ["x"],
    MANY.map(String),
    MANY.map(() => crypto.randomUUID()),
  ],
];

/** A schema as zod keeps it: what it wraps, and what an object, a list, a record or a union has in it. */
interface Schema {
  shape?: Record<string, Schema>;
  options?: readonly unknown[];
  def?: {
    innerType?: Schema;
    in?: Schema;
    element?: Schema;
    valueType?: Schema;
    checks?: readonly { _zod: { def: { error?: (issue: object) => string } } }[];
  };
}

/** What an object says of fields that do not go together, once each of them is right. */
const refusalsOf = ({ def = {} }: Schema): string[] => [
  ...(def.checks ?? []).flatMap(({ _zod }) => _zod.def.error?.({}) ?? []),
  ...(def.in ? refusalsOf(def.in) : []),
];

/** Wrong values for the whole, and for each place within it. */
function wrongFor(schema: Schema | undefined, depth = 4): readonly unknown[] {
  if (!schema || depth === 0) return WRONG;
  const { shape = {}, options = [], def = {} } = schema;
  const within = (inner: Schema | undefined) => wrongFor(inner, depth - 1);
  return [
    ...WRONG,
    ...Object.entries(shape).flatMap(([name, field]) =>
      within(field).map((wrong) => ({ [name]: wrong }))
    ),
    ...(def.valueType ? within(def.valueType).map((wrong) => ({ [CATEGORIES[0]]: wrong })) : []),
    ...(def.element ? within(def.element).map((wrong) => [wrong]) : []),
    ...options.flatMap((option) => typeof option === "object" ? within(option as Schema) : []),
    ...[def.innerType, def.in].flatMap((inner) => inner ? within(inner) : []),
  ];
}

/** What a schema says of wrong values. */
function saidOf(schema: z.ZodType): string[] {
  return wrongFor(schema as unknown as Schema).flatMap((value) => {
    try {
      return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
    } catch {
      // The router gives a query, which is an object, to a schema that reads one.
      return [];
    }
  });
}

const schemasOf = ({ request }: Endpoint) =>
  [request?.query, request?.body, request?.form].filter((schema) => schema !== undefined);
const isKnown = (message: string) => DETAILS.some(([pattern]) => pattern.test(message));

test("what the schemas say of wrong values has words in Indonesian", () => {
  const endpoints = Object.values(registry).flat() as unknown as Endpoint[];
  const schemas = endpoints.flatMap(schemasOf);
  const refusals = (schemas as unknown as Schema[]).flatMap(refusalsOf);
  const said = new Set([...schemas.flatMap(saidOf), ...refusals]);
  expect(said.size).toBeGreaterThan(40);
  expect([...said].filter((message) => !isKnown(message)), "shared/reasons/details.ts").toEqual([]);
});
