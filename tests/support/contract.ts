import * as z from "zod";
import { registry } from "../../local/stack/apps.ts";
import { ERRORS } from "../../shared/errors.ts";
import { codeOf, meaningOf, REASONS } from "../../shared/reasons.ts";
import type { Reason } from "../../shared/reasons.ts";
import { enveloped } from "../../tools/openapi/envelope.ts";
import { reasonsOf } from "../../tools/openapi/reasons.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";

interface Route {
  endpoint: Endpoint;
  pattern: string[];
  reasons: readonly Reason[];
}

const routes: Route[] = Object.values(registry).flat().map((endpoint) => ({
  endpoint,
  pattern: endpoint.path.split("/"),
  reasons: reasonsOf(endpoint),
}));

const errorShape = z.strictObject({
  ok: z.literal(false),
  error: z.strictObject({
    code: z.enum(Object.keys(ERRORS) as [string, ...string[]]),
    reason: z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]),
    message: z.string().min(1),
    details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    request_id: z.string().min(1),
  }),
});

/** Throws when status or body differ from what the endpoint declares. */
export function checkContract(method: string, path: string, status: number, body: unknown): void {
  const { endpoint, reasons } = findRoute(method, path) ?? {};
  const where = `${method} ${path} answered ${status}`;
  if (status >= 400) {
    const { error } = errorShape.parse(body);
    if (ERRORS[error.code as keyof typeof ERRORS].status !== status) {
      throw new Error(`${where} with ${error.code}`);
    }
    if (codeOf(error.reason) !== error.code) {
      throw new Error(`${where} with ${error.code} and ${error.reason}`);
    }
    const missing = meaningOf(error.reason).match(/\{\w+\}/g)?.filter((fact) =>
      error.message.includes(fact)
    );
    if (missing?.length) throw new Error(`${where}: ${error.reason} lacks ${missing.join()}`);
    if (reasons && !reasons.includes(error.reason)) {
      throw new Error(`${where}: ${endpoint!.id} does not declare the reason ${error.reason}.`);
    }
    return;
  }
  if (!endpoint) return;
  if (status === 304 && endpoint.caching && body === null) return;
  const { accepted, statusIfExists, envelope = true } = endpoint.response;
  const isAccepted = status === 202 && accepted !== undefined;
  if (status !== endpoint.response.status && status !== statusIfExists && !isAccepted) {
    throw new Error(`${where}: it declares ${endpoint.response.status}.`);
  }
  const parsed = whole(isAccepted ? accepted : endpoint.response.schema, envelope).safeParse(body);
  if (!parsed.success) {
    throw new Error(`${where}, which is not its schema: ${z.prettifyError(parsed.error)}`);
  }
}

function findRoute(method: string, path: string): Route | undefined {
  const parts = path.split("?")[0]!.split("/");
  const sameLength = routes.filter(({ pattern }) => pattern.length === parts.length);
  // A fixed path takes each method for itself: another one is 405.
  const fixed = sameLength.filter(({ pattern }) => pattern.every((part, at) => part === parts[at]));
  const fitting = fixed.length > 0
    ? fixed
    : sameLength.filter(({ pattern }) =>
      pattern.every((part, at) => part.startsWith(":") || part === parts[at])
    );
  return fitting.find(({ endpoint }) => endpoint.method === method);
}

const bare = new Map<z.ZodType, z.ZodType>();
const inEnvelopes = new Map<z.ZodType, z.ZodType>();

/** Of the body. Made once: zod compiles a schema at its first use, which takes longer than a request. */
function whole(schema: z.ZodType, envelope: boolean): z.ZodType {
  const made = envelope ? inEnvelopes : bare;
  const known = made.get(schema);
  if (known) return known;
  const data = strict(schema);
  const body = envelope ? enveloped(data, true).strict() : data;
  made.set(schema, body);
  return body;
}

/** Rejects undeclared fields at the top level, unless the schema says what they are. */
function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && !schema.def.catchall ? schema.strict() : schema;
}
