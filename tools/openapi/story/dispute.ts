import { at, DRESS, IDS, MONEY } from "./cast.ts";

/** What Rani complains of, in the request for a return and in the dispute. */
export const COMPLAINT = {
  reason: "not_as_described",
  description: "Ada noda di lengan kiri yang tidak ada di foto.",
  photos: [`${DRESS.bucket}/noda.jpg`],
};

/** What Sari says to it. */
export const ANSWER = {
  description: "Foto sebelum dikirim: lengan kiri bersih.",
  photos: [`${DRESS.bucket}/lengan-kiri.jpg`],
};

/** The dispute as it is opened, with its answer, and the offer that would end it. */
export const opened = {
  id: IDS.dispute,
  order_id: IDS.order,
  ...COMPLAINT,
  opened_by: "buyer",
  answer_due_at: at("08:30", 25),
  answer: null,
  status: "open",
  resolution: null,
  refund_amount: null,
  note: null,
  resolved_by: null,
  opened_at: at("08:30", 23),
  resolved_at: null,
};
export const answered = { ...opened, answer: { ...ANSWER, answered_at: at("10:00", 23) } };
export const offered = {
  id: IDS.settlement,
  offered_by: "seller",
  refund_amount: MONEY.settlement,
  note: "Untuk biaya cuci noda.",
  status: "open",
  created_at: at("11:00", 23),
  accepted_at: null,
};
