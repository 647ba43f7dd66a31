export const HEADERS = {
  "X-Request-Id": {
    description: "The id of this request, in our logs too; yours, if you sent a well-formed one.",
    schema: { type: "string" },
  },
  "Content-Language": {
    description: "The language of the message: the one that Accept-Language prefers, else yours.",
    schema: { type: "string", enum: ["id", "en"] },
  },
  "Retry-After": {
    description: "Seconds to wait before the same request is worth a try.",
    schema: { type: "integer", minimum: 1 },
  },
  RateLimit: {
    description: "What is left of the caller's limit: `r` calls in the next `t` seconds.",
    schema: { type: "string", example: '"likes";r=119;t=60' },
  },
  "RateLimit-Policy": {
    description: "The limit that counted this call: `q` calls in `w` seconds.",
    schema: { type: "string", example: '"likes";q=120;w=60' },
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
      "For text/csv of a list: the number of all items, counted as far as `total` of its JSON.",
    schema: { type: "integer" },
  },
  "X-Next-Cursor": {
    description: "For text/csv of a list: the `cursor` of the next file; missing after the last.",
    schema: { type: "string" },
  },
};

/** The part of a response that names its headers. */
export const refer = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
