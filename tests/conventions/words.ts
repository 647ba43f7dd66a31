interface Banned {
  word: RegExp;
  /** The term to use. */
  instead: string;
  example: string;
}

/** Words of a private dialect that the code once used, and the field's terms for them. */
export const BANNED: Banned[] = [
  {
    word: /\brefusals?\b/i,
    instead: "error (an ApiError), rejection (by a provider), or simply no/not",
    example: "a refusal",
  },
  {
    word: /\brefus(e|es|ed|ing)\b/i,
    instead: "reject, raise an error, or get <status>",
    example: "it refuses",
  },
  {
    word: /\bdoors?\b/i,
    instead: "database client (db.service, db.user, db.anon)",
    example: "the public door",
  },
  { word: /\bverbs?\b/i, instead: "operation", example: "one verb" },
  {
    word: /\bsettl(e|es|ed|ing)\b/i,
    instead: "what happens: store, finalize, resolve, finish or flush",
    example: "settle",
  },
  {
    word: /\bobserv(e|es|ed|ing)\b/i,
    instead: "apply_…_update, or record (of a status), or see",
    example: "observe an invoice",
  },
  { word: /\btwins?\b/i, instead: "emulator (of a provider)", example: "the payment twin" },
  { word: /\bstand-?ins?\b/i, instead: "emulator", example: "a stand-in" },
  {
    word: /\bcompan(y|ies)\b/i,
    instead: "provider (payment, shipping, e-mail), or courier",
    example: "the payment company",
  },
  { word: /\bbrokers?\b/i, instead: "provider (payment, shipping, e-mail)", example: "the broker" },
  { word: /\bdeeds?\b/i, instead: "admin action (a call by staff)", example: "a deed" },
  { word: /\b(p_act|Act)\b/, instead: "audit context", example: "p_act jsonb" },
  {
    word: /\b(good )?standings?\b/i,
    instead: "account status (active, suspended, banned)",
    example: "in good standing",
  },
  {
    word: /\bnewcomers?\b/i,
    instead: "a caller without a profile; of people: a reader, or a new contributor",
    example: "a newcomer",
  },
  { word: /\bnudg(e|es|ed|ing)\b/i, instead: "trigger (of a run)", example: "nudge()" },
  { word: /\btick(s|ed)?\b/i, instead: "scheduled run, or minute", example: "each tick" },
  {
    word: /\blanes?\b/i,
    instead: "worker (a process), or fifo_key (an order of jobs)",
    example: "a lane",
  },
  {
    word: /\bparked\b/i,
    instead: "in suspense (money), open or unmatched (a callback)",
    example: "parked money",
  },
  {
    word: /\bhouse\b/i,
    instead: "conventions (tests/conventions, lint rules)",
    example: "house rules",
  },
  { word: /\b(openDesk|createDesk|desk)\b/i, instead: "staff client", example: "openDesk()" },
  {
    word: /\b(create|open)World\b/,
    instead: "a helper named by what it does",
    example: "openWorld()",
  },
  { word: /\bpurses?\b/i, instead: "wallet", example: "two purses" },
  { word: /\bplots\b/i, instead: "scenarios", example: "the plots" },
  {
    word: /\bnews\b/i,
    instead: "notification (to a user), event (to the portal), or update (of a provider)",
    example: "news of an order",
  },
  {
    word: /\bwish(es|ed)?\b/i,
    instead: "input (of a function), or request (HTTP)",
    example: "a wish",
  },
  { word: /\blends?\b/i, instead: "sign a URL, or signed URL", example: "lends a photo" },
  { word: /\bshelf\b/i, instead: "collection (of listings)", example: "the shelf" },
  {
    word: /\bties_of\b/i,
    instead: "account blockers (what prevents the deletion of an account)",
    example: "ties_of",
  },
  { word: /\bCLONE\b/, instead: "PROJECT_ROOT", example: "CLONE" },
];

/** Names on the wire, of providers and of standards, which are not ours to change. */
export const ALLOWED = [
  "/settle",
  "admin_payouts_settle",
  "payouts_settle",
  "payoutsSettle",
  "allSettled",
  "SETTLED",
  "SETTLING",
  "settlement_status",
  "estimated_settlement_time",
  "parked_callbacks",
  "ParkedMoney",
  "PARKED",
  "courier_company",
  "/tick",
  "/portal/refusals",
  // A response of the finance portal, and the counter of POST /finance-outbox/run.
  '"refused"',
  "'refused'",
  "`refused`",
  "refused: 0",
  "refused: z.int()",
  "delivered, refused",
  // A fault of the local stack.
  '"refuse"',
  "`refuse`",
];

/** Files that name fields of a provider's API or of our wire. */
export const ALLOWED_IN: Record<string, string[]> = {
  // Field `refusal` of OpenAI's chat completions.
  refusal: [
    "functions/ai/openai_vision.ts",
    "local/emulators/vision/emulator.ts",
    "tests/functions/ai/cost.test.ts",
  ],
  // GET /sandbox/portal/refusals of the local stack.
  refusals: ["local/emulators/portal/emulator.ts", "tests/support/portal.ts"],
  // Field `company` of Biteship, and of GET /admin/orders/:id/explain.
  company: [
    "functions/admin/orders_explain.ts",
    "local/emulators/shipping/couriers.ts",
    "local/emulators/shipping/emulator.ts",
    "local/emulators/shipping/rates.ts",
    "local/emulators/shipping/wire.ts",
    "panel/src/words/names/work.ts",
    "supabase/schemas/private/functions/explain_provider_calls.sql",
    "tests/functions/admin/orders_explain.test.ts",
    "tests/local/emulators/shipping.test.ts",
  ],
  companies: ["local/emulators/shipping/emulator.ts"],
};
