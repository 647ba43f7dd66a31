import * as z from "zod";
import { ERRORS } from "../../shared/errors.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { SchemaBook } from "./schema.ts";
import type { JsonObject } from "./schema.ts";

/** Every error code of this endpoint: those of the router for its kind of authentication, and those it declares. */
export function possibleErrors(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(["INTERNAL", "UNAVAILABLE", ...endpoint.errors ?? []]);
  const { auth, request, method, idempotent, limit } = endpoint;
  if (auth.kind !== "open") codes.add("UNAUTHORIZED");
  if (auth.kind === "member" || auth.kind === "active" || auth.kind === "staff") {
    codes.add("FORBIDDEN");
  }
  if (request?.params) codes.add("NOT_FOUND");
  codes.add("VALIDATION"); // A query parameter given twice, a NUL, a malformed body.
  if (method !== "GET") codes.add("PAYLOAD_TOO_LARGE").add("CONFLICT");
  if (limit) codes.add("RATE_LIMITED");
  if (idempotent) codes.add("CONFLICT");
  return [...codes].sort((left, right) =>
    ERRORS[left].status - ERRORS[right].status || left.localeCompare(right)
  );
}

const DESCRIPTION = `A person-to-person marketplace for second-hand fashion.

Send two headers: \`Authorization: Bearer\` with the project's key, and \`X-User-Token\` with the user's token. A success is
\`{ok: true, data}\`, an error \`{ok: false, error: {code, message, request_id}}\`; listings, search and health return the
bare object. Money is whole rupiah, times are UTC. Calls that take an \`Idempotency-Key\` can be repeated safely.`;

/** The OpenAPI 3.1 document for these endpoints, generated at build time. `version` is the service's own. */
export function createOpenApi(endpoints: readonly Endpoint[], version: string): JsonObject {
  const book = new SchemaBook();
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, book);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Preloved",
      version,
      description: DESCRIPTION,
    },
    servers: [{ url: "/" }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        platform_key: {
          type: "http",
          scheme: "bearer",
          description: "The project's anon or publishable key.",
        },
        user_token: {
          type: "apiKey",
          in: "header",
          name: "X-User-Token",
          description: "The user's JWT.",
        },
      },
      schemas: { ...book.named, Error: book.write(errorBody, "output") },
    },
  };
}

const tagOf = ({ path }: Endpoint) => path.split("/")[1]!;

function operation(endpoint: Endpoint, book: SchemaBook): JsonObject {
  const { id, auth, summary } = endpoint;
  const isUser = auth.kind !== "open" && auth.kind !== "signed";
  const body = requestBody(endpoint, book);
  return {
    operationId: id,
    tags: [tagOf(endpoint)],
    summary,
    description: describeAuth(endpoint),
    security: isUser ? [{ platform_key: [], user_token: [] }] : [],
    parameters: parameters(endpoint, book),
    ...(body ? { requestBody: body } : {}),
    responses: { ...success(endpoint, book), ...errors(endpoint) },
  };
}

function requestBody({ request }: Endpoint, book: SchemaBook): JsonObject | undefined {
  if (request?.form) {
    const schema = book.write(request.form, "input");
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  return request?.body && { required: true, content: json(request.body, "input", book) };
}

function describeAuth({ auth }: Endpoint): string {
  const who: Record<Endpoint["auth"]["kind"], string> = {
    open: "Open to everyone.",
    signed: `For machines, authenticated by ${auth.kind === "signed" ? auth.by : ""}.`,
    authenticated: "For anyone with a valid user token, also before registration.",
    member: "For registered users.",
    active: "For registered users who are neither suspended nor banned.",
    staff: `For staff: ${auth.kind === "staff" ? ["superadmin", ...auth.roles].join(", ") : ""}.`,
  };
  return who[auth.kind];
}

function parameters({ request, idempotent }: Endpoint, book: SchemaBook): JsonObject[] {
  const parametersIn = (schema: z.ZodType | undefined, location: string) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = book.write(schema, "input") as {
      properties?: JsonObject;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: location,
      required: location === "path" || required.includes(name),
      schema: asWhole(property as JsonObject),
    }));
  };
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string", minLength: 1, maxLength: 255 },
    description:
      "A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte.",
  };
  return [
    ...parametersIn(request?.params, "path"),
    ...parametersIn(request?.query, "query"),
    ...idempotent ? [key] : [],
  ];
}

/** In a URL a number is text; the document declares it as an integer. */
function asWhole({ pattern, ...schema }: JsonObject): JsonObject {
  if (pattern !== "^\\d+$") return pattern === undefined ? schema : { ...schema, pattern };
  return { ...schema, type: "integer", minimum: 0 };
}

function success({ response, caching, csv }: Endpoint, book: SchemaBook): JsonObject {
  const { status, schema, envelope = true } = response;
  const shape = envelope ? z.object({ ok: z.literal(true), data: schema }) : schema;
  const content = {
    ...json(shape, "output", book),
    ...(csv ? { "text/csv": { schema: { type: "string" } } } : {}),
  };
  return {
    [status]: { description: "Success", ...(csv ? { headers: FILE_HEADERS } : {}), content },
    ...caching
      ? { 304: { description: "The response has not changed since the ETag in If-None-Match." } }
      : {},
  };
}

const FILE_HEADERS = {
  "X-Total-Count": {
    description:
      "For text/csv of a list: the number of all items. If the file has fewer, offset returns the rest.",
    schema: { type: "integer" },
  },
};

function errors(endpoint: Endpoint): JsonObject {
  const byStatus = Map.groupBy(possibleErrors(endpoint), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, {
      description: codes.map((code) => `${code}: ${ERRORS[code].meaning}`).join(" "),
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/Error" },
          examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
        },
      },
    }]),
  );
}

const exampleOf = (code: ErrorCode) => ({
  ok: false,
  error: { code, message: ERRORS[code].meaning, request_id: "b1c9b1f0" },
});

function json(schema: z.ZodType, io: "input" | "output", book: SchemaBook): JsonObject {
  const written = book.write(schema, io);
  return { "application/json": { schema: written, example: book.example(written) } };
}

const errorBody = z.object({
  ok: z.literal(false),
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    request_id: z.string(),
  }),
});
