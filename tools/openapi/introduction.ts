/** The first page of the API reference. */
export const INTRODUCTION = `A person-to-person marketplace for second-hand fashion, with escrow.

All examples tell one story. Sari (\`sari.closet\`, the seller) lists a batik dress for Rp240,000. Rani (\`rani\`, the buyer)
orders it as \`ORD-261121-7K3M9Q\`, pays Rp257,000 (dress, shipping 9,000, protection fee 8,000), and gets the parcel
\`JNE0098123456\`. She confirms, and Sari withdraws her money.

**Headers.** Send two: \`Authorization: Bearer\` with the project's key, and \`X-User-Token\` with the user's token. Every
response carries \`X-Request-Id\`; give it when you ask for help.

**Three shapes of success.** Most endpoints: \`{ok: true, data}\`. \`GET /listings\`, \`/listings/boosted\`,
\`/listings/user/{userId}\`, \`/search\` and \`/health\`: the bare object. \`GET /feed/recently-sold\`: \`{success, data}\`. Each
operation's schema is the whole body. Lists for staff with \`format=csv\` send text/csv instead.

**Errors.** One shape, whatever the success: \`{ok: false, error: {code, reason, message, details?, request_id}}\`. \`reason\`
is the cause, for machines: each operation lists its own. \`message\` is a sentence for people, in Indonesian or English, as
\`Accept-Language\` prefers, else as their profile says. \`details\` names each wrong field of a 400. 429 and 503 carry
\`Retry-After\`: wait that long, then send the same request again.

**Repeating safely.** Where an operation takes an \`Idempotency-Key\`, make one key per intent (one tap on Buy), keep it
until you have a response, and send it with each retry: for 24 hours the same key and body get the response of the
first success.

**Lists.** \`limit\` and \`offset\`; a page says \`total\`. Newest first, unless it says otherwise. A query parameter that an
operation does not know is a 400 that names the nearest one; \`sort_by\` is accepted for \`sortBy\`.

**Values.** Money is whole rupiah, weight grams. Times are ISO 8601 in UTC with microseconds, days are those of Jakarta.`;

/** The purpose of each group of endpoints, in the order in which an app needs them. */
export const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Sign up": {
    auth:
      "Your profile, your addresses, your data. Sign-up and sign-in are those of Supabase Auth.",
    ktp: "Verification of a user's identity card (KTP) by staff.",
  },
  Sell: {
    listings: "What is for sale: browse, create, change, like, report.",
    ai: "Suggestions for a listing from its photo.",
    boosts: "Paid placement of a listing ahead of others in `GET /listings/boosted`.",
    "live-streams": "Sellers on air: viewers, chat, pinned listings.",
  },
  Find: {
    search: "Full-text search of what is for sale.",
    searches: "Saved searches, which tell of new listings.",
    feed: "What was sold lately, open to anyone, and what may interest you.",
  },
  Buy: {
    offers: "Bargaining: a buyer offers a price, the seller accepts or answers with another.",
    shipping: "Prices, couriers, labels and tracking of a parcel.",
    orders: "One purchase from invoice to payout, with cancellations, returns and disputes.",
    payments: "The state of an invoice while the buyer pays.",
    reviews: "What buyers say about a seller after an order.",
  },
  Money: {
    wallet: "What you earned or got back, and its withdrawal by a payout link.",
    finances: "A seller's balance as the finance portal knows it.",
  },
  "Stay in touch": {
    conversations:
      "Messages between buyer and seller, about a listing or an order. Poll with `after_seq`.",
    notifications: "What happened to you. Poll every 30 seconds, or subscribe to push messages.",
    push: "Web push: a browser subscribes, we send.",
  },
  Staff: {
    admin:
      "What staff see and do. Each change is audited; many can be tried first with `dry_run=true`. Nobody decides about themselves (403).",
  },
  Machines: {
    health: "Whether the service is up.",
    metrics: "Signals for Prometheus. Not for clients.",
    webhooks: "Callbacks of the payment, shipping and e-mail provider. Not for clients.",
    internal: "For the finance portal: it sends events and commands, and reads ours.",
    jobs: "The scheduled runs of background work.",
    "finance-inbox": "The scheduled run for events of the finance portal.",
    "finance-outbox": "The scheduled run that delivers our events to the finance portal.",
  },
};
