import type { MarketError } from "./errors.ts";
import type { paths } from "./openapi.ts";

export type HttpMethod = "get" | "post" | "put" | "patch" | "delete";

/** The paths that have this method. */
export type PathOf<M extends HttpMethod> = {
  [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never;
}[keyof paths];

export interface CallOptions {
  signal?: AbortSignal;
  /** Seconds that one attempt may take; 30. */
  timeout?: number;
  headers?: Record<string, string>;
}

type Operation<M extends HttpMethod, P> = P extends keyof paths
  ? M extends keyof paths[P] ? paths[P][M] : never
  : never;

type Params<O> = O extends { parameters: infer A }
  ? object extends A ? { params?: A } : { params: A }
  : { params?: Record<never, never> };

type BodyOf<C> = C extends { "application/json": infer B } ? B : FormData;

type Body<O> = O extends { requestBody: { content: infer C } } ? { body: BodyOf<C> }
  : O extends { requestBody?: { content: infer C } } ? { body?: BodyOf<C> }
  : { body?: undefined };

type HeadersOf<O> = O extends { parameters: { header?: infer H } } ? keyof NonNullable<H> : never;

/** Only where the service knows an Idempotency-Key: elsewhere a repeat would be done twice. */
type IntentOf<O> = "Idempotency-Key" extends HeadersOf<O>
  ? OneIntent | { intent?: undefined; params: { header: { "Idempotency-Key": string } } }
  : { intent?: undefined };

interface OneIntent {
  /** What the user wants, in your words: the same words get the same Idempotency-Key until there is an answer. */
  intent: string;
}

/** `params` (path, query, header) and `body` as the path declares them. */
export type Init<M extends HttpMethod, P> =
  & Params<Operation<M, P>>
  & Body<Operation<M, P>>
  & IntentOf<Operation<M, P>>
  & CallOptions;

/** What POST or PUT of a path takes. */
export type BodyAt<P> =
  | NonNullable<Body<Operation<"post", P>>["body"]>
  | NonNullable<Body<Operation<"put", P>>["body"]>;

type Arguments<I> = object extends I ? [init?: I] : [init: I];

type Success<R> = R extends { 200: { content: { "application/json": infer B } } } ? B
  : R extends { 201: { content: { "application/json": infer B } } } ? B
  : unknown;

/** Most answers are `{ok, data}`, one is `{success, data}`; lists of listings, search and health are bare. */
type Unwrapped<B> = B extends { ok: true; data: infer D } | { success: true; data: infer D } ? D
  : B;

export type Data<M extends HttpMethod, P> = Operation<M, P> extends { responses: infer R }
  ? Unwrapped<Success<R>>
  : unknown;

/** Either `data` or `error`; nothing is thrown. */
export type Result<T> =
  /** `body` is the whole answer, with what stands beside the data. */
  | { data: T; error?: undefined; response: Response; body?: unknown }
  | { data?: undefined; error: MarketError };

export type Method<M extends HttpMethod> = <P extends PathOf<M>>(
  path: P,
  ...init: Arguments<Init<M, P>>
) => Promise<Result<Data<M, P>>>;

/** The paths whose answers have a `next_cursor`. */
export type PagedPath = {
  [P in PathOf<"get">]: Data<"get", P> extends { next_cursor: string | null } ? P : never;
}[PathOf<"get">];

type ItemOf<D> = { [K in keyof D]-?: D[K] extends (infer I)[] ? I : never }[keyof D];

/** The items of a page. */
export type Item<P> = ItemOf<Data<"get", P>>;

export type { components, paths } from "./openapi.ts";
