import { errorOf, MarketError } from "./errors.ts";
import { refreshOnce, userOf } from "./session.ts";
import type { Answer } from "./request.ts";
import type { Session } from "./session.ts";
import { sleep, within } from "./time.ts";
import type { CallOptions } from "./types.ts";

export interface Sending {
  session: Session;
  /** How often a call is tried; 4. */
  tries?: number;
  /** Seconds that a call waits at most between two tries; a longer Retry-After is left to you. 30. */
  longestWait?: number;
}

interface Call {
  /** GET, or with an Idempotency-Key: it may be repeated when its answer is lost. */
  isSafe: boolean;
  isWrite: boolean;
  requestId: string;
  /** Who wants this; the first attempt says it. Nobody else's token is sent with it. */
  user?: string;
  options: CallOptions;
  /** Sends it, once. */
  once(token: string | undefined, signal: AbortSignal): Promise<Answer>;
}

type Sent = { answer: Answer; error?: undefined } | { error: MarketError };

/** Sends a call until there is an answer, as long as repeating it is safe. */
export function createSend({ session, tries = 4, longestWait = 30 }: Sending) {
  const refresh = refreshOnce(session);

  /** One attempt; with a refreshed token a second one. */
  async function attempt(call: Call): Promise<Sent> {
    const { requestId, options: { signal, timeout = 30 } } = call;
    let isSent = false;
    let isOther = false;
    let ends: AbortSignal | undefined;
    const send = (token: string | undefined) => {
      // The wait for the token took too long: nobody waits for the answer.
      if (ends!.aborted) throw ends;
      isOther = userOf(token) !== (call.user ??= userOf(token));
      if (isOther) throw token;
      isSent = true;
      return call.once(token, ends!);
    };
    try {
      const answer = await within(timeout, signal, async (inner) => {
        ends = inner;
        const token = await session.token();
        const answer = await send(token);
        if (answer.response.status !== 401 || !token) return answer;
        // Rejected before anything was done.
        isSent = false;
        const next = await refresh(token);
        return next && next !== token ? await send(next) : answer;
      });
      const { response } = answer;
      if (response.ok) return { answer };
      const error = errorOf(response, answer.body, requestId);
      error.mayHaveHappened = call.isWrite && response.status >= 500;
      return { error };
    } catch (cause) {
      const code = signal?.aborted || isOther ? "ABORTED" : ends?.aborted ? "TIMEOUT" : "NETWORK";
      const mayHaveHappened = call.isWrite && isSent;
      return { error: noAnswer(code, requestId, mayHaveHappened, cause) };
    }
  }

  return async function send(call: Call): Promise<Sent> {
    let mayHaveHappened = false;
    for (let tried = 1;; tried++) {
      const sent = await attempt(call);
      if (!sent.error) return sent;
      const { error } = sent;
      const wait = error.retryAfter ?? Math.min(8, 2 ** tried / 4);
      const again = tried < tries && wait <= longestWait && isWorthRepeating(error, call.isSafe);
      // Never all clients at the same moment.
      if (again) await sleep(wait * (1 + Math.random() / 4), call.options.signal);
      // An earlier attempt whose answer was lost may have been done, unless this one's answer is the service's.
      mayHaveHappened = !isFinal(error) && (mayHaveHappened || error.mayHaveHappened);
      if (again) continue;
      error.mayHaveHappened = mayHaveHappened;
      return sent;
    }
  };
}

const MESSAGES = {
  ABORTED: "The call was aborted, or someone else signed in.",
  TIMEOUT: "The marketplace did not answer in time.",
  NETWORK: "The marketplace cannot be reached.",
};

export const noAnswer = (
  code: keyof typeof MESSAGES,
  requestId: string,
  mayHaveHappened: boolean,
  cause: unknown,
): MarketError =>
  new MarketError({
    code,
    message: MESSAGES[code],
    requestId,
    status: 0,
    mayHaveHappened,
    cause,
  });

/** Rejected before it began (429, or 409 with Retry-After), or safe to repeat. */
function isWorthRepeating({ code, status, retryAfter }: MarketError, isSafe: boolean): boolean {
  if (code === "ABORTED") return false;
  if (status === 429 || (status === 409 && retryAfter !== undefined)) return true;
  return isSafe && (status === 0 || status >= 500);
}

/** The service has decided: the same call gets the same answer. */
export const isFinal = ({ code, status, retryAfter }: MarketError): boolean =>
  code !== "UNEXPECTED" && status >= 400 && status < 500 && status !== 401 && status !== 429 &&
  !(status === 409 && retryAfter !== undefined);
