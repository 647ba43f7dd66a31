import fc from "fast-check";
import * as z from "zod";
import type { Endpoint } from "../../shared/http/endpoint.ts";

/** Where requests have failed, here or elsewhere: each family in several forms. */
const edgeCase = fc.oneof(
  fc.constantFrom("", " ", "'", "null", "NaN", "-1", "1e309", "true", "{}", "../../etc", "%00"),
  // Unicode: NUL, lone surrogates, direction marks, combining marks, letters that change length with case.
  fc.constantFrom("\u0000", "\uD800", "💃", "\u202Eabc", "\u200B", "e\u0301".repeat(500), "İ", "ﬃ"),
  // Percent encodings, cut off or of bytes that are no UTF-8.
  fc.constantFrom("%E0%A4%A", "%", "%zz", "%FF%FE", "https://photos.example.com/%E0%A4%A.jpg"),
  // Times and offsets at and beyond what Postgres accepts.
  fc.constantFrom(
    "2026-01-01T00:00:00+23:59",
    "2026-01-01T00:00:00-23:59",
    "9999-12-31T23:59:59.999999Z",
    "0000-01-01T00:00:00Z",
    "2026-02-30T00:00:00Z",
    "infinity",
  ),
  // Operators of the query language.
  fc.constantFrom(..."-\"!&|()*:<>'\\").map((sign) => sign.repeat(95)),
  fc.constantFrom(
    "a or ".repeat(900),
    "-a -b ".repeat(500),
    '"a" '.repeat(500),
    "a:* <-> b",
    "%_%",
  ),
  // Very long, in one byte and in more.
  fc.tuple(fc.constantFrom("a", "買", "💃", "a ", "-"), fc.constantFrom(300, 1950, 5000))
    .map(([unit, times]) => unit.repeat(times)),
);
const scalar = fc.oneof(
  edgeCase,
  fc.string({ unit: "binary" }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.uuid(),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 12 }),
  fc.dictionary(fc.string(), scalar, { maxKeys: 5 }),
);
const word = fc.oneof(edgeCase, fc.string(), fc.uuid(), fc.integer().map(String));

/** A valid body with some fields changed or added. */
const corrupt = (body: Record<string, unknown>) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(body), "extra"), fc.string()), value, {
    maxKeys: 4,
  })
    .map((changes) => ({ ...body, ...changes }));

/** One field of 900 kB, below the limit of a body. */
const hugeField = (body: Record<string, unknown>) =>
  fc.constantFrom(...Object.keys(body), "external_id").map((field) =>
    JSON.stringify({ ...body, [field]: "a".repeat(900_000) })
  );

/** One field with a number that JSON has and JavaScript cannot write. */
const oddNumber = (body: Record<string, unknown>) =>
  fc.tuple(
    fc.constantFrom(...Object.keys(body), "amount"),
    fc.constantFrom("1e309", "-0", "9007199254740993", "1e-400", "9".repeat(400)),
  ).map(([field, number]) =>
    JSON.stringify({ ...body, [field]: "@number" }).replace('"@number"', number)
  );

/** What a URL can contain without encoding. */
const rawSegment = (text: string) => text.replace(/[^\w%.~!$&'()*+,;=:@-]/g, "%E0%A4%A");

function replaceSegment(path: string, at: number, text: string): string {
  const segments = path.split("/");
  const chosen = Math.max(1, segments.length - 1 - (at % (segments.length - 1)));
  // A dot segment would be another path.
  const given = /^\.*$/.test(text) ? "-" : text;
  return segments.map((segment, index) => index === chosen ? given : segment).join("/");
}

export interface FuzzedRequest {
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** Requests of an endpoint that differ from the valid one in path, query, body or headers. */
export function requestsOf(
  endpoint: Endpoint,
  valid: { path: string; body?: unknown },
): fc.Arbitrary<FuzzedRequest> {
  const body = (valid.body ?? {}) as Record<string, unknown>;
  const bodies = endpoint.method === "GET" ? fc.constant("") : fc.oneof(
    { arbitrary: corrupt(body).map((corrupted) => JSON.stringify(corrupted)), weight: 20 },
    { arbitrary: value.map((any) => JSON.stringify(any)), weight: 10 },
    { arbitrary: fc.string(), weight: 6 },
    { arbitrary: hugeField(body), weight: 1 },
    { arbitrary: oddNumber(body), weight: 3 },
  );
  const [start = "", given = ""] = valid.path.split("?");
  const paths = fc.oneof(
    fc.constant(start),
    // In any segment, encoded or as it is.
    fc.tuple(word, fc.nat(4), fc.boolean()).map(([text, at, isRaw]) =>
      replaceSegment(start, at, isRaw ? rawSegment(text) : encodeURIComponent(text.toWellFormed()))
    ),
  );
  const names = ["limit", "offset", "status", "from", "to", ...namesOf(endpoint.request?.query)];
  const queries = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), word, {
    maxKeys: 3,
  }).map((query) => {
    const pairs = Object.entries(query).map((pair) => pair.map((text) => text.toWellFormed()));
    return `?${new URLSearchParams(
      [...new URLSearchParams(given), ...pairs] as [string, string][],
    )}`;
  });
  const headers = fc.dictionary(
    fc.constantFrom(
      "idempotency-key",
      "x-request-id",
      "x-action-reason",
      "content-type",
      "accept-language",
    ),
    fc.oneof(
      fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
      fc.constantFrom("é".repeat(255), "k".repeat(255), "k".repeat(3000), "%E0%A4%A"),
    ),
    { maxKeys: 2 },
  );
  return fc.record({
    path: fc.tuple(paths, queries).map(([at, query]) => at + query),
    body: bodies,
    headers,
  });
}

/** The fields of an object's schema. */
const namesOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
