import * as z from "zod";
import { ERRORS } from "../../shared/errors.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import { REASONS } from "../../shared/reasons.ts";
import type { Reason } from "../../shared/reasons.ts";
import type { JsonObject } from "./schema.ts";
import { REQUEST_ID } from "./story/cast.ts";
import { MESSAGES } from "./story/messages.ts";

export const SECURITY = {
  platform_key: {
    type: "http",
    scheme: "bearer",
    description: "The project's anon or publishable key: which project is called.",
  },
  user_token: {
    type: "apiKey",
    in: "header",
    name: "X-User-Token",
    description: "The user's JWT from Supabase Auth: who calls.",
  },
};

export const HEADERS = {
  "X-Request-Id": {
    description: "The id of this request, in our logs too; yours, if you sent a well-formed one.",
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "Seconds to wait before the same request is worth a try.",
    schema: { type: "integer", minimum: 1 },
  },
  Allow: {
    description: "The methods of this path.",
    schema: { type: "string" },
  },
  ETag: {
    description: "Names this version of the response; send it as If-None-Match next time.",
    schema: { type: "string" },
  },
  "Idempotent-Replayed": {
    description: "`true` when this is the stored response of the first request with this key.",
    schema: { type: "string", enum: ["true"] },
  },
  "X-Total-Count": {
    description:
      "For text/csv of a list: the number of all items. If the file has fewer, offset returns the rest.",
    schema: { type: "integer" },
  },
};

const refer = (name: keyof typeof HEADERS) => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

const NOT_MODIFIED = {
  description: "Nothing has changed since the ETag in If-None-Match. No body.",
  headers: refer("ETag"),
};

/** Responses that many operations have, each written once. */
export class SharedResponses {
  readonly named: Record<string, JsonObject> = { NotModified: NOT_MODIFIED };

  refer(codes: ErrorCode[], write: (codes: ErrorCode[]) => JsonObject): JsonObject {
    const name = codes.map(pascal).join("Or");
    this.named[name] ??= write(codes);
    return { $ref: `#/components/responses/${name}` };
  }
}

const pascal = (code: string) =>
  code.toLowerCase().replace(/(^|_)(\w)/g, (_all, _gap, letter) => letter.toUpperCase());

/** The response with one of these codes, which share a status. */
export function errorResponse(codes: ErrorCode[]): JsonObject {
  const { status } = ERRORS[codes[0]!];
  return {
    description: codes.map((code) => `${code}: ${ERRORS[code].meaning}`).join(" "),
    headers: {
      ...refer("X-Request-Id"),
      ...status === 405 ? refer("Allow") : {},
      ...[409, 429, 503].includes(status) ? refer("Retry-After") : {},
    },
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

const exampleOf = (code: ErrorCode) => ({
  ok: false,
  error: { code, ...MESSAGES[code], request_id: REQUEST_ID },
});

export const errorBody = z.object({
  ok: z.literal(false),
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    reason: z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    request_id: z.string(),
  }),
});
