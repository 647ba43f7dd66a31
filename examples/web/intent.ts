/** One purchase that the user wants: its request and its Idempotency-Key, kept until the service has answered. */
export interface Intent {
  key: string;
  body: { listing_id: string; address_id: string; shipping_quote: string };
}

const NAME = "preloved.purchase";
const TRIES = 4;

/** The purchase whose answer is still missing; it outlives a reload of the page. */
export function pending(): Intent | undefined {
  return JSON.parse(sessionStorage.getItem(NAME) ?? "null") ?? undefined;
}

/** The pending purchase if it is of the same listing, with the quote it was sent with; else a new one. */
export function intentFor(chosen: Intent["body"]): Intent {
  const known = pending();
  if (known?.body.listing_id === chosen.listing_id) return known;
  const intent = { key: crypto.randomUUID(), body: chosen };
  sessionStorage.setItem(NAME, JSON.stringify(intent));
  return intent;
}

/** The service has answered, with yes or no. */
export const finished = () => sessionStorage.removeItem(NAME);

/**
 * Sends the same request again while there is no answer: a lost connection, 429, a 5xx, or a 409 that says when to
 * come back. Throws after four tries; the purchase stays pending.
 */
export async function untilAnswered<A extends { response: Response }>(
  send: () => Promise<A>,
): Promise<A> {
  for (let tries = 1;; tries++) {
    const answer = await send().catch(() => undefined);
    const wait = answer ? Number(answer.response.headers.get("Retry-After") ?? 0) : 0;
    const isFinal = answer && answer.response.status < 429 && wait === 0;
    if (isFinal) return answer;
    if (tries === TRIES) {
      throw new Error("No answer yet. Press Buy again: nothing is bought twice.");
    }
    await new Promise((done) => setTimeout(done, 1000 * (wait || tries)));
  }
}
