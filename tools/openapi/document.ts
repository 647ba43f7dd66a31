import * as z from "zod";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { HEADERS, refer } from "./components.ts";
import { enveloped } from "./envelope.ts";
import { errorBody, SharedResponses } from "./error_responses.ts";
import { Examples } from "./examples.ts";
import { GROUPS, INTRODUCTION } from "./introduction.ts";
import { parametersOf, resourceOf, sharedParameters } from "./parameters.ts";
import { samplesOf } from "./samples.ts";
import { SchemaBook } from "./schema.ts";
import { SECURITY_SCHEMES, securityOf } from "./security.ts";
import type { JsonObject } from "./schema.ts";

/** The OpenAPI 3.1 document for these endpoints, generated at build time. `version` is the service's own. */
export function createOpenApi(endpoints: readonly Endpoint[], version: string): JsonObject {
  return describe(endpoints, version).document;
}

/** The document, and for a test the fields without an example. */
export function describe(endpoints: readonly Endpoint[], version: string) {
  const book = new SchemaBook();
  const examples = new Examples(book);
  const responses = new SharedResponses(endpoints);
  const parameters = sharedParameters(
    endpoints.map((endpoint) => parametersOf(endpoint, examples)),
  );
  const paths: Record<string, JsonObject> = {};
  for (const [at, endpoint] of endpoints.entries()) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
      ...heading(endpoint, path),
      parameters: parameters.of[at],
      ...requestBody(endpoint, examples),
      "x-codeSamples": samplesOf(endpoint, book),
      responses: {
        ...success(endpoint, examples),
        ...responses.of(at),
      },
    };
  }
  const present = new Set(endpoints.map(groupOf));
  const described = Object.values(GROUPS).flatMap((group) => Object.entries(group));
  const document = {
    openapi: "3.1.0",
    info: { title: "Preloved", version, description: INTRODUCTION, license: LICENSE },
    servers: [{ url: "/" }],
    tags: described.map(([name, description]) => ({ name, description }))
      .filter(({ name }) => present.has(name)),
    "x-tagGroups": Object.entries(GROUPS).map(([name, tags]) => ({
      name,
      tags: Object.keys(tags),
    })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      parameters: parameters.named,
      responses: responses.named,
      schemas: { Error: book.write(errorBody, "output"), ...book.named },
    },
  };
  return { document, unknown: [...examples.unknown] };
}

const LICENSE = { name: "MIT", identifier: "MIT" };

/** The place of a body: the resource in the path. */
const placeOf = ({ path }: Endpoint) => ({ field: "", owner: resourceOf(path) });

const groupOf = ({ path }: Endpoint) => path.split("/")[1]!;

function heading(endpoint: Endpoint, path: string): JsonObject {
  const { id, auth, method, title, description } = endpoint;
  return {
    operationId: id,
    tags: [groupOf(endpoint)],
    summary: title,
    description: `\`${method} ${path}\`: ${describeAuth(endpoint)}\n\n${description}`,
    security: securityOf(auth),
  };
}

function describeAuth({ auth }: Endpoint): string {
  const who: Record<Endpoint["auth"]["kind"], string> = {
    open: "open to everyone.",
    signed: "for machines, by a token or signature.",
    authenticated: "for anyone with a valid user token, also before registration.",
    member: "for registered users.",
    active: "for registered users who are neither suspended nor banned.",
    staff: `for staff: ${auth.kind === "staff" ? withSuperadmin(auth.roles).join(", ") : ""}.`,
  };
  return who[auth.kind];
}

const withSuperadmin = (roles: readonly string[]) => [...new Set(["superadmin", ...roles])];

function requestBody(endpoint: Endpoint, examples: Examples): JsonObject {
  const { request } = endpoint;
  const sent = request?.form ?? request?.body;
  if (!sent) return {};
  const schema = examples.book.write(sent, "input");
  const type = request?.form ? "multipart/form-data" : "application/json";
  const example = request?.form ? {} : { example: examples.of(schema, placeOf(endpoint)) };
  const required = !request?.bodyIsOptional;
  return { requestBody: { required, content: { [type]: { schema, ...example } } } };
}

function success(endpoint: Endpoint, examples: Examples): JsonObject {
  const { response, caching, csv, idempotent, limit, batched } = endpoint;
  const { status, statusIfExists, schema, accepted, envelope = true, type } = response;
  const shape = envelope ? enveloped(schema, endpoint.dryRun) : schema;
  const written = examples.book.write(shape, "output");
  const headers = [
    ...caching ? ["ETag" as const] : [],
    ...csv ? ["X-Total-Count", "X-Next-Cursor"] as const : [],
    ...idempotent ? ["Idempotent-Replayed" as const] : [],
    ...limit && !batched ? ["RateLimit", "RateLimit-Policy"] as const : [],
  ];
  // A redirect has no body.
  if (status === 302) return { 302: REDIRECT };
  const content = type ? { [type]: { schema: { type: "string" } } } : {
    "application/json": { schema: written, example: examples.of(written, placeOf(endpoint)) },
    ...(csv ? { "text/csv": { schema: { type: "string" } } } : {}),
  };
  const described = (description: string) => ({
    description,
    ...headers.length > 0 ? { headers: refer(...headers) } : {},
    content,
  });
  return {
    [status]: described(DESCRIPTIONS[status] ?? "Done."),
    ...statusIfExists ? { [statusIfExists]: described("It exists.") } : {},
    ...accepted ? { 202: proposed(enveloped(accepted, endpoint.dryRun), examples) } : {},
    ...caching ? { 304: { $ref: "#/components/responses/NotModified" } } : {},
  };
}

const DESCRIPTIONS: Record<number, string> = {
  201: "Created.",
  202: "Proposed: another person must approve it.",
};

function proposed(shape: z.ZodType, examples: Examples): JsonObject {
  const schema = examples.book.write(shape, "output");
  return {
    description: DESCRIPTIONS[202],
    content: {
      "application/json": { schema, example: examples.of(schema, { field: "", owner: "" }) },
    },
  };
}

const REDIRECT = {
  description: "The header Location has the URL of the file; it is valid for five minutes.",
  headers: { Location: { schema: { type: "string", format: "uri" } } },
};
