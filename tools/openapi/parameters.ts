import * as z from "zod";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import type { Examples } from "./examples.ts";
import type { JsonObject } from "./schema.ts";

/** A parameter of at least this many operations is written once, under components. */
const SHARED_FROM = 3;

const header = (name: string, required: boolean, description: string, schema: object) => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string", ...schema },
});

const REASON = { minLength: 3, maxLength: 500 };

const HEADER_PARAMETERS = {
  reason: {
    ...header(
      "X-Action-Reason",
      true,
      "Why you do this: one line of UTF-8 for the audit log. Without it: 400.",
      REASON,
    ),
    example: "Ticket 4711: the seller asked for it",
  },
  optionalReason: {
    ...header("X-Action-Reason", false, "Why you do this: one line for the audit log.", REASON),
    example: "Ticket 4711: the seller asked for it",
  },
  key: {
    ...header(
      "Idempotency-Key",
      false,
      "One per intent, kept over retries. Within 24 hours the same key and body get the first successful response, byte " +
        "for byte; another body is 409; 409 with Retry-After while the first request runs.",
      { minLength: 1, maxLength: 255 },
    ),
    example: "3f0c4f5e-5d0b-4f5e-9a57-2f1f6f0a9b11",
  },
  requestId: {
    ...header(
      "X-Request-Id",
      false,
      "Your own id of this request, which the audit log keeps; otherwise we make one.",
      { pattern: "^[A-Za-z0-9._-]{1,100}$" },
    ),
    example: "ticket-4711",
  },
  tag: {
    ...header("If-None-Match", false, "The ETag you have: 304 when nothing has changed.", {}),
    example: 'W/"9f86d081884c7d659a2feaa0c55ad015"',
  },
};

const QUERY_DRY_RUN = {
  name: "dry_run",
  in: "query",
  required: false,
  description: "`true`: the operation runs, responds and is rolled back; nobody is notified.",
  schema: { type: "boolean", default: false },
};

export interface Parameter extends JsonObject {
  name: string;
  in: string;
}

export function parametersOf(endpoint: Endpoint, examples: Examples): Parameter[] {
  const { request, auth, method, idempotent, dryRun, needsReason, caching } = endpoint;
  const { reason, optionalReason, key, tag, requestId } = HEADER_PARAMETERS;
  const isStaffWrite = auth.kind === "staff" && method !== "GET";
  return [
    ...parametersIn(endpoint, request?.params && z.object(request.params), "path", examples),
    ...parametersIn(endpoint, request?.query, "query", examples),
    ...dryRun ? [QUERY_DRY_RUN] : [],
    ...idempotent ? [key] : [],
    ...needsReason ? [reason] : isStaffWrite ? [optionalReason] : [],
    ...isStaffWrite ? [requestId] : [],
    ...caching ? [tag] : [],
  ];
}

/** `listings` of /listings/:id/like: the resource of the path's parameter; without one, its group. */
export const resourceOf = (path: string): string =>
  path.match(/([\w-]+)\/:\w+/)?.[1] ?? path.split("/")[1]!;

function parametersIn(
  { path }: Endpoint,
  schema: z.ZodType | undefined,
  location: "path" | "query",
  examples: Examples,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = examples.book.write(schema, "input") as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, deprecated, ...rest } = property;
    const place = { field: name, owner: resourceOf(path) };
    const isPlain = location === "path" || !("default" in rest || "enum" in rest);
    const example = isPlain ? examples.ifKnown(property, place) : undefined;
    return {
      name,
      in: location,
      // False is the default.
      ...location === "path" || required.includes(name) ? { required: true } : {},
      description: sentence(String(description ?? "")),
      ...deprecated ? { deprecated } : {},
      schema: asWhole(rest),
      ...example === undefined ? {} : { example },
    };
  });
}

const sentence = (text: string) => text === "" || /[.!?]$/.test(text) ? text : `${text}.`;

/** In a URL a number is text; the document declares it as an integer. */
function asWhole({ pattern, ...schema }: JsonObject): JsonObject {
  if (!/^\^\\d(\+|\{1,\d+\})\$$/.test(String(pattern))) {
    return pattern === undefined ? schema : { ...schema, pattern };
  }
  const fallback = "default" in schema ? { default: Number(schema["default"]) } : {};
  return { ...schema, type: "integer", minimum: schema["minimum"] ?? 0, ...fallback };
}

/** Writes frequent parameters once: the list of each operation with references, and their targets. */
export function sharedParameters(lists: Parameter[][]) {
  const uses = Map.groupBy(lists.flat(), (each) => JSON.stringify(each));
  const named: Record<string, Parameter> = {};
  const names = new Map<string, string>();
  for (const [text, same] of uses) {
    const parameter = same[0]!;
    const name = nameOf(parameter);
    if (same.length < SHARED_FROM || name in named) continue;
    named[name] = parameter;
    names.set(text, name);
  }
  const refer = (parameter: Parameter) => {
    const name = names.get(JSON.stringify(parameter));
    return name ? { $ref: `#/components/parameters/${name}` } : parameter;
  };
  return { named, of: lists.map((list) => list.map(refer)) };
}

/** `The stream's id` of /live-streams/:id is StreamId. */
function nameOf({ name, in: location, description, schema }: Parameter): string {
  const { maximum } = schema as { maximum?: number };
  const owner = location === "path" ? String(description).match(/^The (\w+)'s/)?.[1] ?? "" : "";
  const words = [owner, name, name === "limit" ? String(maximum) : ""].join("-").split(/[-_]/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
