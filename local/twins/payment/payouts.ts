/** The payment company's payout links: made once per key, claimed, paid, failed, voided, expired, returned. */
import type { TwinClock } from "../clock.ts";
import type { Deliveries } from "../deliveries.ts";
import { Refusal, unknown } from "../refusal.ts";
import type { Store } from "../store.ts";
import { type Payout, type PayoutRequest, toCallback } from "./payout.ts";
import type { Transactions } from "./transactions.ts";

export interface Payouts {
  /** A repeat under the same idempotency key and body is answered with the first link; any other repeat is refused. */
  open(request: PayoutRequest, idempotencyKey: string | null): Payout;
  /** By the provider's id, else by our external_id. */
  find(id: string): Payout | null;
  newest(limit: number): Payout[];
  void(id: string): Payout;
  /** The recipient gives a bank account; three wrong passwords end the link. */
  claim(id: string, password: string, bank: string, account: string): Payout;
  /** What the company's back office may do at any time, also late: each is told, but for an expiry. */
  end(id: string, news: "COMPLETED" | "FAILED" | "EXPIRED" | "REVERSED"): Payout;
  /** Whether a repeat under the same key is answered with the first link, or refused. */
  answerDuplicates(way: "first_link" | "error"): void;
  nextDue(): Date | null;
  runDue(): void;
}

const threeDaysMs = 3 * 24 * 60 * 60_000;
const transferMs = 5_000;

export function createPayouts(options: {
  store: Store;
  clock: TwinClock;
  deliveries: Deliveries;
  transactions: Transactions;
  sandboxUrl: string;
  callbackPath: string;
  callbackToken: string;
}): Payouts {
  const { store, clock, deliveries, transactions } = options;
  const shelf = store.shelf<Payout>("payout");
  const manners = store.shelf<string>("payout_manners");

  function keep(payout: Payout): Payout {
    const claimed = payout.claim && new Date(Date.parse(payout.claim.at) + transferMs);
    const dueAt = payout.status === "PENDING"
      ? new Date(payout.expires)
      : payout.status === "CLAIMED"
      ? claimed
      : null;
    shelf.put(payout.id, payout, { names: [payout.request.external_id], dueAt });
    return payout;
  }

  function tell(payout: Payout, news: "COMPLETED" | "FAILED" | "REVERSED"): Payout {
    deliveries.enqueue({
      provider: "payment",
      path: `${options.callbackPath}/payout`,
      headers: { "x-callback-token": options.callbackToken },
      body: toCallback(payout, news, clock.now().toISOString()),
      about: payout.id,
    });
    return payout;
  }

  const find = (id: string) => shelf.get(id) ?? shelf.named(id)[0] ?? null;

  function change(id: string, step: (payout: Payout, now: string) => Payout): Payout {
    runDue();
    return store.atomically(() => {
      const payout = find(id);
      if (payout === null) throw unknown("payout");
      return keep(step(payout, clock.now().toISOString()));
    });
  }

  function ended(payout: Payout, news: "COMPLETED" | "FAILED" | "REVERSED", now: string): Payout {
    const claim = payout.claim ?? claimAt("BCA", "8888001122", now);
    const failure = news === "COMPLETED" ? null : {
      reason: news === "FAILED" ? "INVALID_DESTINATION" : "TRANSFER_ERROR",
      at: now,
    };
    transactions.payout(payout.request.external_id, payout.id, payout.request.amount, news);
    return tell({ ...payout, status: news, claim, failure }, news);
  }

  function runDue(): void {
    for (const { id } of shelf.due(clock.now())) {
      store.atomically(() => {
        const payout = shelf.get(id);
        if (payout?.status === "PENDING") keep({ ...payout, status: "EXPIRED" });
        if (payout?.status === "CLAIMED") {
          keep(ended(payout, "COMPLETED", clock.now().toISOString()));
        }
      });
    }
  }

  return {
    open(request, idempotencyKey) {
      const first = shelf.named(request.external_id)[0];
      if (first) return duplicate(first, request, idempotencyKey, manners.get("duplicates"));
      const [id, now] = [crypto.randomUUID(), clock.now()];
      return keep({
        id,
        request,
        status: "PENDING",
        created: now.toISOString(),
        expires: new Date(now.getTime() + threeDaysMs).toISOString(),
        url: `${options.sandboxUrl}/payment/web/${id}`,
        password: id.slice(0, 6),
        wrongPasswords: 0,
        claim: null,
        failure: null,
      });
    },
    find(id) {
      runDue();
      return find(id);
    },
    newest: (limit) => shelf.newest(limit),
    void: (id) =>
      change(id, (payout) => {
        if (payout.status === "PENDING") return { ...payout, status: "VOIDED" };
        throw new Refusal(400, {
          error_code: "PAYOUT_NOT_VOIDABLE_ERROR",
          message: `The payout is ${payout.status}`,
        });
      }),
    claim: (id, password, bank, account) =>
      change(id, (payout, now) => {
        if (payout.status !== "PENDING") return payout;
        if (password === payout.password) {
          return { ...payout, status: "CLAIMED", claim: claimAt(bank, account, now) };
        }
        const wrong = { ...payout, wrongPasswords: payout.wrongPasswords + 1 };
        return wrong.wrongPasswords < 3 ? wrong : ended(wrong, "FAILED", now);
      }),
    end: (id, news) =>
      change(id, (payout, now) => {
        if (news === "EXPIRED") return { ...payout, status: "EXPIRED" };
        return payout.status === news ? tell(payout, news) : ended(payout, news, now);
      }),
    answerDuplicates: (way) => manners.put("duplicates", way),
    nextDue: () => shelf.nextDue(),
    runDue,
  };
}

const claimAt = (bank: string, account: string, at: string) => ({
  bank,
  account,
  disbursementId: crypto.randomUUID().replaceAll("-", "").slice(0, 24),
  at,
});

/** Two pages of the documentation, two dialects; a tester chooses which one is spoken. */
function duplicate(
  first: Payout,
  request: PayoutRequest,
  key: string | null,
  manners: string | null,
): Payout {
  const same = first.request.amount === request.amount && first.request.email === request.email;
  if (key === request.external_id && same && manners !== "error") return first;
  const [error_code, message] = same || key === null
    ? ["DUPLICATE_PAYOUT_ERROR", "A payout with this external_id exists"]
    : ["DUPLICATE_ERROR", "The idempotency key was used with another request"];
  throw new Refusal(400, { error_code, message });
}
