import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { parseJson } from "../../shared/domain/json.ts";
import type { Faults, Provider } from "./context.ts";

/** Becomes the response with this status and body. */
export class ProviderError extends Error {
  constructor(readonly status: ContentfulStatusCode, readonly body: Record<string, unknown>) {
    super(`provider error ${status}`);
  }
}

/** For control calls. */
export const badInput = (error: string) => new ProviderError(400, { ok: false, error });
export const notFound = (what: string) =>
  new ProviderError(404, { ok: false, error: `Unknown ${what}.` });

type Handler = (c: Context, id: string) => Response | object | Promise<Response | object>;

function serve(app: Hono, route: string, handler: Handler, ...before: MiddlewareHandler[]): void {
  const [method, path] = route.split(" ") as [string, string];
  app.on(method, [path], ...before, async (c: Context) => {
    const result = await handler(c, c.req.param("id") ?? "");
    return result instanceof Response ? result : c.json(result);
  });
}

/** Handlers by "METHOD /path". A result that is no Response is sent as JSON. */
export function routes(handlers: Record<string, Handler>): Hono {
  const app = new Hono();
  for (const [route, handler] of Object.entries(handlers)) serve(app, route, handler);
  return app;
}

interface ProviderApi {
  provider: Provider;
  faults: Faults;
  isAuthorized(c: Context): boolean | Promise<boolean>;
  /** The provider's limits of calls. A call that a fault loses does not count. */
  admit?: MiddlewareHandler;
  errors: {
    unauthorized: ProviderError;
    notFound(c: Context): ProviderError;
    /** The body of a 500. */
    server: object;
    /** The body of a definite 400, if it differs from that of a 500. */
    declined?(operation: string): object | undefined;
  };
  /** The operation's name for faults and its handler, by "METHOD /path". */
  endpoints: Record<string, readonly [operation: string, handler: Handler]>;
}

export function providerApi(
  { provider, faults, isAuthorized, admit, errors, endpoints }: ProviderApi,
) {
  const app = new Hono();
  app.use(async (c, next) => {
    if (!await isAuthorized(c)) throw errors.unauthorized;
    await next();
  });
  for (const [route, [operation, handler]] of Object.entries(endpoints)) {
    serve(
      app,
      route,
      handler,
      faults.inject(provider, operation, errors.server, errors.declined?.(operation)),
      ...admit ? [admit] : [],
    );
  }
  app.all("*", (c) => {
    throw errors.notFound(c);
  });
  return app;
}

/** The body as JSON, an empty one as `{}`; undefined when it is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text.trim() === "" ? {} : parseJson(text);
}

/** The body of a control call: JSON under any content type, or a form of our own pages. */
export async function readInput<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
  const body = await readJson(c) ??
    (isForm ? Object.fromEntries(new URLSearchParams(await c.req.text())) : undefined);
  if (body === undefined) throw badInput("The body is not JSON.");
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw badInput(z.prettifyError(parsed.error));
  return parsed.data;
}

export function control<T>(
  schema: z.ZodType<T>,
  work: (input: T, id: string, c: Context) => object | Promise<object>,
): Handler {
  return async (c, id) => ({ ok: true, ...await work(await readInput(c, schema), id, c) });
}
