import * as z from "zod";
import { ERRORS } from "../../shared/errors.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { codeOf, meaningOf, REASONS } from "../../shared/reasons.ts";
import type { Reason } from "../../shared/reasons.ts";
import { refer } from "./components.ts";
import { EXAMPLES } from "./example_values.ts";
import { reasonsOf } from "./reasons.ts";
import type { JsonObject } from "./schema.ts";

const words = Object.keys(REASONS).sort() as [Reason, ...Reason[]];

const reason = z.enum(words).meta({
  id: "Reason",
  description: "Why, for machines; another cause has another word. New words may be added.\n\n" +
    words.map((word) => `- \`${word}\` (${ERRORS[codeOf(word)].status}): ${meaningOf(word)}`)
      .join("\n"),
});

export const errorBody = z.object({
  ok: z.literal(false),
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    reason,
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    request_id: z.string(),
  }),
});

const NOT_MODIFIED = {
  description: "Nothing has changed since the ETag in If-None-Match. No body.",
  headers: refer("ETag"),
};

/** The error responses of all endpoints: each set of reasons is written once, under components. */
export class SharedResponses {
  readonly named: Record<string, JsonObject> = { NotModified: NOT_MODIFIED };
  readonly #of: JsonObject[];

  constructor(endpoints: readonly Endpoint[]) {
    const sets = endpoints.map(setsOf);
    const names = namesOf(endpoints, sets);
    this.#of = sets.map((ofEndpoint) =>
      Object.fromEntries(ofEndpoint.map((reasons) => {
        const name = names.get(keyOf(reasons))!;
        this.named[name] ??= errorResponse(reasons, name);
        return [statusOf(reasons), { $ref: `#/components/responses/${name}` }];
      }))
    );
  }

  /** The error responses by status, for the endpoint at this place of the list. */
  of(at: number): JsonObject {
    return this.#of[at]!;
  }
}

const statusOf = (reasons: Reason[]) => ERRORS[codeOf(reasons[0]!)].status;
const codesOf = (reasons: Reason[]) => [...new Set(reasons.map(codeOf))].sort();
const keyOf = (reasons: Reason[]) => reasons.join();

/** The reasons of an endpoint by ascending status. */
function setsOf(endpoint: Endpoint): Reason[][] {
  const byStatus = Map.groupBy(reasonsOf(endpoint), (reason) => ERRORS[codeOf(reason)].status);
  return [...byStatus].sort(([left], [right]) => left - right).map(([, set]) => set);
}

/** The most frequent set is named after its codes, another set also after its first endpoint. */
function namesOf(endpoints: readonly Endpoint[], sets: Reason[][][]): Map<string, string> {
  const uses = sets.flatMap((ofEndpoint, at) =>
    ofEndpoint.map((reasons) => ({ reasons, key: keyOf(reasons), by: endpoints[at]!.id }))
  );
  const byKey = [...Map.groupBy(uses, ({ key }) => key).values()];
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [first, ...others] of byKey.sort((left, right) => right.length - left.length)) {
    const codes = codesOf(first!.reasons).map(pascal).join("Or");
    const name = taken.has(codes) || others.length === 0 ? `${codes}Of${pascal(first!.by)}` : codes;
    taken.add(name);
    names.set(first!.key, name);
  }
  return names;
}

const pascal = (text: string) =>
  text.toLowerCase().replace(/(^|_)(\w)/g, (_all, _gap, letter) => letter.toUpperCase());

/** Examples appear in the most frequent set, and in sets whose causes differ most. */
function errorResponse(reasons: Reason[], name: string): JsonObject {
  const status = statusOf(reasons);
  const codes = codesOf(reasons);
  const narrowed = { properties: { error: { properties: { reason: { enum: reasons } } } } };
  return {
    description: codes.map((code) => `${code}: ${ERRORS[code].meaning}`).join(" "),
    headers: refer(
      "X-Request-Id",
      "Content-Language",
      ...status === 405 ? ["Allow"] as const : [],
      ...[409, 429, 503].includes(status) ? ["Retry-After"] as const : [],
    ),
    content: {
      "application/json": {
        schema: { allOf: [{ $ref: "#/components/schemas/Error" }, narrowed] },
        ...(!name.includes("Of") || status === 409 ? examplesOf(codes, reasons) : {}),
      },
    },
  };
}

function examplesOf(codes: ErrorCode[], reasons: Reason[]): JsonObject {
  if (codes.length === 1) return { example: exampleOf(codes[0]!, reasons) };
  const examples = codes.map((code) => [code, { value: exampleOf(code, reasons) }]);
  return { examples: Object.fromEntries(examples) };
}

/** The example of a reason without facts, if there is one. */
function exampleOf(code: ErrorCode, reasons: Reason[]): JsonObject {
  const own = reasons.filter((each) => codeOf(each) === code);
  const reason = own.find((each) => !meaningOf(each).includes("{")) ?? own[0]!;
  const error = { code, reason, message: meaningOf(reason), request_id: EXAMPLES["request_id"] };
  return { ok: false, error };
}
