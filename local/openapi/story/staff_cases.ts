import { at, BUYER, fields, id, IDS, MONEY, SELLER, TRACKING } from "./cast.ts";
import type { Story } from "./cast.ts";
import { answered } from "./dispute.ts";

const NOTE = "Foto membuktikan noda; uang kembali ke pembeli.";

/** Disputes, reports, cases and identity checks. */
export const STAFF_CASES: Story = {
  "disputes/id": IDS.dispute,
  ...fields("DisputeCase", {
    ...answered,
    age_hours: 5,
    order_status: "DISPUTED",
    total: MONEY.total,
  }),
  ...fields("Dispute", {
    ...answered,
    status: "resolved",
    resolution: "refund",
    resolved_by: "staff",
    note: NOTE,
    resolved_at: at("03:00", 24),
  }),
  "internal_resolve_dispute.data.resolved_by": "portal",
  "admin_disputes_resolve<": { resolution: "refund", note: NOTE },
  "internal_resolve_dispute<": {
    dispute_id: IDS.dispute,
    resolution: "refund",
    note: NOTE,
    actor: "dimas",
  },
  frozen_at: null,
  "chargebacks/id": id(5),
  ...fields("Chargeback", {
    id: id(5),
    boost_id: null,
    dispute_id: "mi-dspt-4711",
    status: "decided",
    amount: MONEY.total,
    returned: 0,
    from_buyer: 0,
    from_seller: MONEY.item,
    outcome: "seller",
    decided_at: at("03:00", 24),
  }),
  "reports/id": IDS.report,
  ...fields("ReportCase", {
    id: IDS.report,
    reporter_id: IDS.buyer,
    username: SELLER.username,
    details: "Motifnya cetakan, bukan batik tulis.",
    outcome: null,
    note: null,
    closed_at: null,
    closed_by: null,
  }),
  ...fields("admin_reports_close.data", {
    status: "closed",
    outcome: "dismissed",
    note: "Label asli terlihat di foto.",
    closed_at: at("03:00", 22),
    closed_by: IDS.staff,
  }),
  "admin_reports_close<": { outcome: "dismissed", note: "Label asli terlihat di foto." },
  "cases/id": id(4),
  ...fields("StaffCase", {
    id: id(4),
    kind: "waybill_taken",
    key: TRACKING,
    details: { waybill: TRACKING },
    next_step: "Another order has this number. Ask both sellers which parcel it belongs to.",
    closed_at: null,
    closed_because: null,
  }),
  "admin_cases_close.data.closed_at": at("03:00", 23),
  "admin_cases_close.data.closed_because": "hand",
  "admin_cases.kind": "waybill_taken",
  "seller-reviews/id": id(5),
  ...fields("SellerReview", {
    id: id(5),
    event_id: "evt-5521",
    details: { severity: "high" },
    reason: "Three disputes in a week.",
    note: null,
    closed_at: null,
    closed_by: null,
  }),
  ...fields("admin_seller_reviews_close.data", {
    note: "Same buyer each time.",
    closed_at: at("03:00", 23),
    closed_by: IDS.staff,
  }),
  "admin_seller_reviews_close<.note": "Same buyer each time.",
  "ktp/id": id(6),
  ...Object.fromEntries(
    ["KtpCase", "KtpPhotos", "KtpStatus", "KtpSubmission", "KtpWaiting"].flatMap((schema) =>
      Object.entries(fields(schema, {
        id: id(6),
        status: schema === "KtpCase" ? "approved" : "pending",
        rejection_reason: null,
        submitted_at: at("08:00", 20),
        decided_at: schema === "KtpCase" ? at("02:00") : null,
      }))
    ),
  ),
  "KtpWaiting.username": SELLER.username,
  "KtpWaiting.full_name": SELLER.full_name,
  "KtpWaiting.rejected_before": 0,
  "KtpPhotos.photo_url":
    "https://abc.supabase.co/storage/v1/object/sign/ktp/photo.jpg?token=eyJhbGciOi",
  "KtpPhotos.selfie_url":
    "https://abc.supabase.co/storage/v1/object/sign/ktp/selfie.jpg?token=eyJhbGciOi",
  "KtpPhotos.urls_expire_in_s": 300,
  "admin_ktp_reject.data.status": "rejected",
  "admin_ktp_reject.data.rejection_reason": "Foto buram, NIK tidak terbaca.",
  "admin_ktp_reject<.reason": "Foto buram, NIK tidak terbaca.",
  "admin_reviews_hide<.reason": "Memuat nomor telepon.",
  "admin_reviews_hide.data.id": IDS.review,
  "admin_reviews_hide.data.hidden": true,
  "admin_reviews_hide<.hidden": true,
  "reviewer.id": IDS.buyer,
  "reviewer.username": BUYER.fields.username,
  "reviewer.photo_url": null,
};
