import * as z from "zod";
import { registry } from "../../local/stack/apps.ts";
import { ERRORS } from "../../shared/errors.ts";
import { codeOf, REASONS } from "../../shared/reasons.ts";
import type { Reason } from "../../shared/reasons.ts";
import { possibleErrors, reasonsOf } from "../../local/openapi/reasons.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";

const endpoints = Object.values(registry).flat();

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
  const endpoint = findEndpoint(method, path);
  const where = `${method} ${path} answered ${status}`;
  if (status >= 400) {
    const { error } = errorShape.parse(body);
    if (ERRORS[error.code as keyof typeof ERRORS].status !== status) {
      throw new Error(`${where} with ${error.code}`);
    }
    if (codeOf(error.reason) !== error.code) {
      throw new Error(`${where} with ${error.code} and ${error.reason}`);
    }
    if (endpoint && !possibleErrors(endpoint).includes(error.code as keyof typeof ERRORS)) {
      throw new Error(
        `${where}: ${endpoint.id} does not declare ${error.code} among its errors.`,
      );
    }
    if (endpoint && status !== 405 && !reasonsOf(endpoint).includes(error.reason)) {
      throw new Error(
        `${where}: ${endpoint.id} does not list ${error.reason} in the API reference.`,
      );
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
  const schema = isAccepted ? accepted : endpoint.response.schema;
  const expected = envelope
    ? z.strictObject({ ok: z.literal(true), data: strict(schema) })
    : strict(schema);
  const parsed = expected.safeParse(body);
  if (!parsed.success) {
    throw new Error(`${where}, which is not its schema: ${z.prettifyError(parsed.error)}`);
  }
}

function findEndpoint(method: string, path: string): Endpoint | undefined {
  const parts = path.split("?")[0]?.split("/") ?? [];
  const fits = (pattern: string[]) =>
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(":") || part === parts[index]);
  const matching = endpoints.filter((endpoint) =>
    endpoint.method === method && fits(endpoint.path.split("/"))
  );
  // A fixed path takes each method for itself: another one is 405.
  const fixed = endpoints.filter((endpoint) => endpoint.path === parts.join("/"));
  return fixed.length > 0 ? fixed.find((endpoint) => endpoint.method === method) : matching[0];
}

/** Rejects undeclared fields at the top level. */
function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject ? schema.strict() : schema;
}
