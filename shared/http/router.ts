import { Hono } from "hono/tiny";
import type { Context } from "hono";
import { ApiError } from "../errors.ts";
import type { BaseConfig } from "../config.ts";
import { createMetrics } from "./metrics.ts";
import { createTracing } from "./tracing.ts";
import type { DatabaseClient } from "../db/client.ts";
import { createAuthenticate } from "./auth.ts";
import type { Authenticate } from "./auth.ts";
import { MAX_BODY_BYTES, parseBody, readBody, requireUtf8 } from "./body.ts";
import { withCaching } from "./cache.ts";
import { parseForm } from "./form.ts";
import type { Caller, Deps, Endpoint, Reply } from "./endpoint.ts";
import { claimKey } from "./idempotency.ts";
import type { Claim } from "./idempotency.ts";
import { errorReply, replyOf, withMoney } from "./reply.ts";
import { rateLimited } from "../db/call_counts.ts";
import { rememberLimit } from "./rate_limit.ts";
import { readStaffCall } from "./staff.ts";
import { createCheckAccountStatus } from "./account_status.ts";
import type { CheckAccountStatus } from "./account_status.ts";
import { createRouteMatcher } from "./paths.ts";
import { timedClients } from "./timing.ts";
import { queryOf, searchOf } from "./query.ts";
import { validate, validateParams } from "./validate.ts";
import { logged, preflight } from "./wire.ts";

interface Checks {
  authenticate: Authenticate;
  checkAccountStatus: CheckAccountStatus;
}

const ANONYMOUS: Caller = { id: "", email: null, issuedAt: 0 };

/** A Hono app that serves these endpoints. Each request passes the same checks in the same order. */
export function createRouter<D extends Deps>(
  endpoints: readonly Endpoint<D>[],
  deps: D,
  config: BaseConfig,
): Hono {
  const app = new Hono();
  const checks = {
    authenticate: createAuthenticate(config),
    checkAccountStatus: createCheckAccountStatus(),
  };
  const watch = {
    log: deps.log,
    sampleRate: config.LOG_SAMPLE_RATE,
    record: createMetrics(config, deps.log),
    trace: createTracing(config, deps.log),
  };
  app.options("*", (c) => preflight(c.req.raw));
  const matchRoute = createRouteMatcher(endpoints);
  app.all("*", (c) => {
    const { route: endpoint, params, allowed } = matchRoute(c.req.method, c.req.path);
    const watched = {
      operation: endpoint?.id ?? "unmatched",
      route: endpoint?.path ?? "*",
      isSigned: endpoint?.auth.kind === "signed",
      ...watch,
    };
    return logged(c, watched, (requestId, timing) => {
      const authenticate: Authenticate = async (request) => {
        const caller = await checks.authenticate(request);
        timing.callerId = caller.id;
        return caller;
      };
      const known = { ...checks, authenticate };
      if (!endpoint) return rejectUnmatched(c, allowed, known, deps, requestId);
      const timed = { ...deps, db: timedClients(deps.db, timing) };
      return serve(c, endpoint, params, timed, known, requestId);
    });
  });
  return app;
}

async function serve<D extends Deps>(
  c: Context,
  endpoint: Endpoint<D>,
  given: Record<string, string>,
  deps: D,
  { authenticate, checkAccountStatus }: Checks,
  requestId: string,
): Promise<Reply> {
  const request = c.req.raw;
  const { auth } = endpoint;
  const isUser = auth.kind !== "open" && auth.kind !== "signed";
  const caller = isUser ? await authenticate(request) : ANONYMOUS;
  if (isUser) checkAccountStatus.rememberLocale(deps.db, caller, request);
  // Before a key is claimed: a malformed id is an unknown path, and may be too long to store.
  const params = validateParams(endpoint.request?.params, given);
  const bytes = await readVerified(request, endpoint, deps);
  const rawBody = endpoint.request?.form ? "" : new TextDecoder().decode(bytes);
  if (auth.kind === "signed") await endpoint.verify?.(request, rawBody, deps);

  let claim: Claim | undefined;
  try {
    if (endpoint.idempotent) {
      const keyed = await claimKey(deps.db, caller, request, c.req.path, rawBody);
      if (keyed && "replay" in keyed) return keyed.replay;
      claim = keyed?.claim;
    }
    await checkAccountStatus.before(deps.db, auth, caller, request);
    const search = searchOf(request);
    const input = await readInput(request, endpoint, search, rawBody, bytes);
    const staff = readStaffCall(endpoint, request, search, requestId);
    if (endpoint.limit && !endpoint.batched) {
      const counted = await deps.db.countCall(caller, endpoint.limit);
      rememberLimit(request, endpoint.limit, counted);
      if (counted.wait !== null) throw rateLimited(counted.wait);
    }
    let moved: unknown;
    const tell = staff.dryRun ? (money: unknown) => moved = money : undefined;
    const client = clientFor(deps, endpoint, caller, tell);
    const replyTo = (result: unknown) => replyOf(endpoint.response, result);
    const check = () => checkAccountStatus.lately(deps.db, auth, caller, request);
    const call = {
      params,
      ...input,
      caller,
      request,
      rawBody,
      requestId,
      deps: { ...deps, db: { ...deps.db, anon: checkedBeside(deps.db.anon, check) } },
      client,
      storedResponse: claim && { key: claim.key, claimId: claim.id, replyTo },
    };
    const reply = replyTo(await endpoint.handler({ ...call, audit: staff.audit }));
    if (tell) return withMoney(reply, moved);
    if (endpoint.enqueuesJobs) deps.triggerJobs();
    return withCaching(endpoint.caching, request, reply);
  } catch (error) {
    // The request's error is sent, not this one: without the release, the key is free after a
    // minute.
    await claim?.release().catch((cause) => deps.log("idempotency_key_not_released", { cause }));
    // 403 comes before 400, and the account status checked above may be cached: check it again.
    if (error instanceof ApiError && error.code === "VALIDATION") {
      await checkAccountStatus.now(deps.db, auth, caller, request);
      await endpoint.forbid?.({ client: deps.db.reader(caller), deps });
    }
    throw error;
  }
}

/** Reads public data, and checks in parallel that the reader's account still exists. */
const checkedBeside = (anon: DatabaseClient, check: () => Promise<void>): DatabaseClient => ({
  call: async (...args) => (await Promise.all([anon.call(...args), check()]))[0],
});

/** The body of an unverified sender is read only up to the endpoint's limit. */
async function readVerified<D extends Deps>(
  request: Request,
  { verifyHeaders, maxBodyBytes = MAX_BODY_BYTES }: Endpoint<D>,
  deps: D,
): Promise<Uint8Array> {
  const unverifiedBytes = await verifyHeaders?.(request, deps);
  if (unverifiedBytes === undefined) return await readBody(request, maxBodyBytes);
  return await readBody(request, unverifiedBytes).catch(() => {
    throw new ApiError("signature_invalid");
  });
}

function clientFor(
  { db }: Deps,
  { method, readsOnly }: Endpoint,
  caller: Caller,
  tell?: (money: unknown) => void,
): DatabaseClient {
  if (caller === ANONYMOUS) return db.anon;
  if (tell) return db.dryRun(caller, tell);
  return method === "GET" || readsOnly ? db.reader(caller) : db.user(caller);
}

async function readInput(
  request: Request,
  endpoint: Endpoint,
  search: URLSearchParams,
  rawBody: string,
  bytes: Uint8Array,
) {
  const schemas = endpoint.request;
  const query = validate(schemas?.query, queryOf(search, endpoint), "query");
  if (schemas?.form) {
    const body = validate(schemas.form, await parseForm(request, bytes), "body");
    return { query, body };
  }
  requireUtf8(bytes, rawBody);
  const isNone = schemas?.bodyIsOptional;
  const isLeftOut = isNone instanceof Function ? isNone(rawBody) : rawBody === "" && isNone;
  const body = schemas?.body && !isLeftOut
    ? validate(schemas.body, parseBody(request, rawBody), "body")
    : undefined;
  return { query, body };
}

/** 401 before 404 and 405: without credentials a caller does not learn the existing paths. */
async function rejectUnmatched(
  c: Context,
  allowed: readonly Pick<Endpoint, "method" | "auth">[],
  checks: Checks,
  deps: Deps,
  requestId: string,
): Promise<Reply> {
  if (!allowed.some(({ auth }) => auth.kind === "open" || auth.kind === "signed")) {
    const caller = await checks.authenticate(c.req.raw);
    checks.checkAccountStatus.rememberLocale(deps.db, caller, c.req.raw);
  }
  if (allowed.length === 0) {
    throw new ApiError("route_not_found");
  }
  const methods = [...new Set(allowed.map(({ method }) => method))].join(", ");
  const error = new ApiError("method_not_allowed", { facts: { methods } });
  const reply = await errorReply(error, requestId, deps.log, c.req.raw);
  return { ...reply, headers: { ...reply.headers, Allow: methods } };
}
