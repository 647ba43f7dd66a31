import type * as z from "zod";
import { expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
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

/** A schema as zod keeps it: an object has a shape, a wrapper what it wraps. */
interface Schema {
  shape?: Record<string, Schema>;
  def?: { innerType?: Schema; in?: Schema };
}

const fieldsOf = (schema: Schema | undefined): Record<string, Schema> =>
  schema === undefined ? {} : schema.shape ?? fieldsOf(schema.def?.innerType ?? schema.def?.in);

/** What a schema says of wrong values: of the whole, of each field, of each field of a field. */
function saidOf(schema: z.ZodType): string[] {
  const values = Object.entries(fieldsOf(schema as unknown as Schema)).flatMap(([name, field]) => [
    ...WRONG.map((wrong) => ({ [name]: wrong })),
    ...Object.keys(fieldsOf(field)).flatMap((inner) =>
      WRONG.map((wrong) => ({ [name]: { [inner]: wrong } }))
    ),
  ]);
  return [...WRONG, ...values].flatMap((value) => {
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
  const said = new Set(endpoints.flatMap(schemasOf).flatMap(saidOf));
  expect(said.size).toBeGreaterThan(40);
  expect([...said].filter((message) => !isKnown(message)), "shared/reasons/details.ts").toEqual([]);
});
