import { createIntents } from "./intents.ts";
import type { Intent, IntentStorage } from "./intents.ts";
import { createEach } from "./pages.ts";
import { createWaitForPayment } from "./payment.ts";
import { request } from "./request.ts";
import type { Asked, Target } from "./request.ts";
import { createSend, isFinal, noAnswer } from "./send.ts";
import type { Sending } from "./send.ts";
import { userOf } from "./session.ts";
import { uuid, within } from "./time.ts";
import type { CallOptions, HttpMethod, Method, paths, Result } from "./types.ts";

export interface MarketOptions extends Target, Sending {
  /** Where unanswered intents outlive a reload: `localStorage`, AsyncStorage. In memory without it. */
  storage?: IntentStorage;
}

type Given = CallOptions & { intent?: string } & Pick<Asked, "params" | "body">;

/** A client of the marketplace: typed calls that survive lost answers, expired tokens and busy moments. */
export function createMarket(
  { url: given, key, region, storage, fetch, ...sending }: MarketOptions,
) {
  const url = given.replace(/\/+$/, "");
  const send = createSend(sending);
  const intents = createIntents(storage);

  async function call(
    method: string,
    path: string,
    { params, body, headers, ...options }: Given,
    idempotencyKey = params?.header?.["Idempotency-Key"],
    user?: string,
  ): Promise<Result<unknown>> {
    const requestId = headers?.["X-Request-Id"] ?? uuid();
    const isWrite = method !== "get";
    const sent = await send({
      isSafe: !isWrite || idempotencyKey !== undefined,
      isWrite,
      requestId,
      user,
      options,
      once: (token, signal) =>
        request({ url, key, region, fetch }, method, path, {
          params,
          body,
          headers: {
            "X-Request-Id": requestId,
            "X-User-Token": token,
            "Idempotency-Key": idempotencyKey,
            ...headers,
          },
          signal,
        }),
    });
    if (sent.error) return { error: sent.error };
    const { body: answered, response } = sent.answer;
    return { data: unwrapped(answered), response, body: answered };
  }

  const user = async () => userOf(await sending.session.token());

  /** Request and key stay the same until the service has answered. */
  async function callOnce(method: string, path: string, init: Given): Promise<Result<unknown>> {
    const { intent: name = "", params, timeout = 30, signal } = init;
    try {
      const who = await within(timeout, signal, user);
      const id = [who, method, path, JSON.stringify(params?.path ?? {}), name].join(" ");
      const wanted = { name, method, path, params, body: init.body } as Intent;
      for (;;) {
        const others = running[id];
        const run = running[id] ??= finish(id, who, wanted, init).finally(() => delete running[id]);
        if (!others) return await run;
        const result = await within(Infinity, signal, () => run);
        // Its caller has aborted.
        if (result.error?.code !== "ABORTED") return result;
      }
    } catch (cause) {
      // Not sent now, and who knows whether it was before.
      return { error: noAnswer(signal?.aborted ? "ABORTED" : "NETWORK", uuid(), true, cause) };
    }
  }

  const running: Record<string, Promise<Result<unknown>>> = {};

  async function finish(
    id: string,
    who: string,
    wanted: Intent,
    init: Given,
  ): Promise<Result<unknown>> {
    const { intent, isNew } = await intents.open(id, wanted);
    const { params, body } = intent as Pick<Given, "params" | "body">;
    const { method, path, key } = intent;
    const result = await call(method, path, { ...init, params, body }, key, who);
    const { error } = result;
    const isOver = !error || isFinal(error);
    if (isOver || (isNew && !error.mayHaveHappened)) await intents.close(id, key);
    else error.mayHaveHappened = true;
    // The request before was rejected, so it was not done; this is a new intent.
    const isOther = JSON.stringify(body) !== JSON.stringify(wanted.body);
    return error && isOver && isOther ? await finish(id, who, wanted, init) : result;
  }

  const method = <M extends HttpMethod>(name: M) =>
    ((path: string, init: Given = {}) =>
      (init.intent === undefined ? call : callOnce)(name, path, init)) as unknown as Method<M>;

  const get = method("get");
  return {
    get,
    post: method("post"),
    put: method("put"),
    patch: method("patch"),
    delete: method("delete"),
    each: createEach(get as Parameters<typeof createEach>[0]),
    waitForPayment: createWaitForPayment(get),
    intents: {
      /** The signed-in user's calls of this path without an answer: make them again with the same `intent`. */
      pending: async <P extends keyof paths>(path: P): Promise<Intent<P>[]> =>
        await intents.of(await user(), path) as Intent<P>[],
      /** Gives up. The request may still have been done. */
      forget: async (name?: string): Promise<void> => await intents.forget(await user(), name),
    },
  };
}

/** The data of a call; throws its error. */
export function dataOf<T>({ data, error }: Result<T>): T {
  if (error) throw error;
  return data as T;
}

export type Market = ReturnType<typeof createMarket>;

function unwrapped(body: unknown): unknown {
  const { ok, success, data } = (body ?? {}) as Record<string, unknown>;
  return data !== undefined && (ok === true || success === true) ? data : body;
}
