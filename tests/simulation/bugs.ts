import { MUTATIONS } from "../money/mutations.ts";
import type { Mutation } from "../money/mutations.ts";

/** A bug that is put in on purpose: in SQL, or in what a process sends and hears. */
export interface Bug extends Partial<Mutation> {
  bug: string;
  /** The body that a process sends instead, with the request's method and path. */
  changeBody?(request: string, body: string): string;
  /** What a process hears instead; undefined for no answer. */
  changeAnswer?(request: string, answer: Response | undefined): Response | undefined;
}

let sent = 0;

const OF_MONEY = [
  "a withdrawal that failed is not given back",
  "an order that expires keeps its listing reserved",
];

export const BUGS: Bug[] = [
  {
    bug: "a call without key: the carrier cannot know a repeated booking",
    changeBody: (request, body) => {
      if (request !== "POST /shipping/api/v1/orders") return body;
      const { reference_id, ...rest } = JSON.parse(body);
      return JSON.stringify({ ...rest, reference_id: `${reference_id}~${++sent}` });
    },
  },
  {
    bug: "a retry without check: nobody looks for the invoice of the first request",
    changeAnswer: (request, answer) =>
      request === "GET /payment/api/v2/invoices" ? Response.json([]) : answer,
  },
  {
    bug: "finished before it ran: a claimed job counts as done",
    change: [
      "internal.claim_jobs",
      "attempts = jobs.attempts + 1",
      "attempts = jobs.attempts + 1, finished_at = private.now()",
    ],
  },
  {
    bug: "a double finish: a payment that is told twice is booked twice",
    change: ["internal.apply_invoice_update", "booked = greatest(booked, v_paid)", "booked = 0"],
  },
  {
    bug: "a dead process keeps its job: nobody takes over when its lease is over",
    change: ["internal.claim_jobs", "jobs.leased_until < clock_timestamp()", "false"],
  },
  {
    bug: "a missing lock: two processes ask for one order's invoice at once",
    change: ["private.lease_order", "and leased_until < clock_timestamp()", ""],
  },
  {
    bug: "a lost message: an event counts as delivered before it was sent",
    change: [
      "internal.claim_outbox_events",
      "attempts = least(outbox.attempts + 1, 5)",
      "attempts = least(outbox.attempts + 1, 5), delivered_at = v_now",
    ],
  },
  {
    bug: "a key that forgets: a repeated request is done anew",
    change: ["internal.claim_idempotency_key", "keys.status is null\n", "true\n"],
  },
  ...MUTATIONS.filter(({ bug }) => OF_MONEY.includes(bug)),
];
