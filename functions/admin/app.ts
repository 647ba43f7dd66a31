import { accounts } from "./accounts.ts";
import { accountsLiveUnban } from "./accounts_live_unban.ts";
import { adjustments } from "./adjustments.ts";
import { analytics } from "./analytics.ts";
import { approvals } from "./approvals.ts";
import { approvalsApprove } from "./approvals_approve.ts";
import { approvalsReject } from "./approvals_reject.ts";
import { approvalsView } from "./approvals_view.ts";
import { audit } from "./audit.ts";
import { claims } from "./claims.ts";
import { conversations } from "./conversations.ts";
import { conversationsView } from "./conversations_view.ts";
import { cases } from "./cases.ts";
import { casesClose } from "./cases_close.ts";
import { chargebacks } from "./chargebacks.ts";
import { chargebacksDecide } from "./chargebacks_decide.ts";
import { decisions } from "./decisions.ts";
import { disclosures } from "./disclosures.ts";
import { discovery } from "./discovery.ts";
import { disputes } from "./disputes.ts";
import { disputesResolve } from "./disputes_resolve.ts";
import { facetsAliases } from "./facets_aliases.ts";
import { facetsAliasesDelete } from "./facets_aliases_delete.ts";
import { facetsAliasesSet } from "./facets_aliases_set.ts";
import { growthBoosts } from "./growth_boosts.ts";
import { jobs } from "./jobs.ts";
import { jobsRedrive } from "./jobs_redrive.ts";
import { jobsRedriveMatching } from "./jobs_redrive_matching.ts";
import { ktpApprove } from "./ktp_approve.ts";
import { ktpPending } from "./ktp_pending.ts";
import { ktpReject } from "./ktp_reject.ts";
import { ktpView } from "./ktp_view.ts";
import { ledger } from "./ledger.ts";
import { listings } from "./listings.ts";
import { listingsHide } from "./listings_hide.ts";
import { liveStreams } from "./live_streams.ts";
import { liveStreamsBan } from "./live_streams_ban.ts";
import { liveStreamsEnd } from "./live_streams_end.ts";
import { notes } from "./notes.ts";
import { notesCreate } from "./notes_create.ts";
import { orders } from "./orders.ts";
import { ordersChargeback } from "./orders_chargeback.ts";
import { ordersExplain } from "./orders_explain.ts";
import { ordersRefund } from "./orders_refund.ts";
import { outboxRedrive } from "./outbox_redrive.ts";
import { outboxRedriveMatching } from "./outbox_redrive_matching.ts";
import { payouts } from "./payouts.ts";
import { payoutsDecide } from "./payouts_decide.ts";
import { payoutsSettle } from "./payouts_settle.ts";
import { payoutsVoid } from "./payouts_void.ts";
import { reconciliation } from "./reconciliation.ts";
import { reconciliationApprove } from "./reconciliation_approve.ts";
import { reconciliationReverse } from "./reconciliation_reverse.ts";
import { refundsDecide } from "./refunds_decide.ts";
import { reliability } from "./reliability.ts";
import { reports } from "./reports.ts";
import { reportsClose } from "./reports_close.ts";
import { revenue } from "./revenue.ts";
import { roles } from "./roles.ts";
import { rolesGrant } from "./roles_grant.ts";
import { rolesRevoke } from "./roles_revoke.ts";
import { reviews } from "./reviews.ts";
import { reviewsHide } from "./reviews_hide.ts";
import { sellerReviews } from "./seller_reviews.ts";
import { sellerReviewsClose } from "./seller_reviews_close.ts";
import { settings } from "./settings.ts";
import { settingsUpdate } from "./settings_update.ts";
import { shipments } from "./shipments.ts";
import { shipmentsDecide } from "./shipments_decide.ts";
import { suspense } from "./suspense.ts";
import { suspenseApply } from "./suspense_apply.ts";
import { suspenseClose } from "./suspense_close.ts";
import { suspenseRefund } from "./suspense_refund.ts";
import { users } from "./users.ts";
import { usersView } from "./users_view.ts";
import { vouchersCreate } from "./vouchers_create.ts";
import { vouchersList } from "./vouchers_list.ts";
import { vouchersUpdate } from "./vouchers_update.ts";
import { webhooks } from "./webhooks.ts";
import { webhooksRedrive } from "./webhooks_redrive.ts";
import { webhooksRedriveMatching } from "./webhooks_redrive_matching.ts";

export const endpoints = [
  analytics,
  audit,
  approvals,
  approvalsView,
  approvalsApprove,
  approvalsReject,
  roles,
  rolesGrant,
  rolesRevoke,
  cases,
  casesClose,
  claims,
  notes,
  notesCreate,
  users,
  usersView,
  disclosures,
  orders,
  ordersExplain,
  shipments,
  shipmentsDecide,
  disputes,
  disputesResolve,
  ordersRefund,
  ordersChargeback,
  chargebacks,
  chargebacksDecide,
  listings,
  listingsHide,
  reviews,
  reviewsHide,
  accounts,
  reports,
  reportsClose,
  conversations,
  conversationsView,
  ktpPending,
  ktpView,
  ktpApprove,
  ktpReject,
  decisions,
  reliability,
  jobs,
  jobsRedrive,
  jobsRedriveMatching,
  outboxRedrive,
  outboxRedriveMatching,
  webhooks,
  webhooksRedrive,
  webhooksRedriveMatching,
  sellerReviews,
  sellerReviewsClose,
  liveStreams,
  liveStreamsEnd,
  liveStreamsBan,
  accountsLiveUnban,
  discovery,
  facetsAliases,
  facetsAliasesSet,
  facetsAliasesDelete,
  growthBoosts,
  payouts,
  payoutsSettle,
  payoutsVoid,
  payoutsDecide,
  refundsDecide,
  revenue,
  ledger,
  adjustments,
  suspense,
  suspenseRefund,
  suspenseApply,
  suspenseClose,
  reconciliation,
  reconciliationApprove,
  reconciliationReverse,
  settings,
  settingsUpdate,
  vouchersList,
  vouchersCreate,
  vouchersUpdate,
];
