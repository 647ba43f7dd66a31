// Generated from supabase/schemas by `npm run types`. Do not edit.
// deno-lint-ignore-file
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "api": {
          Functions: {
            "admin_accounts":
{ Args: { "p_account_status": "active"|"suspended"|"banned","p_audit": Json,"p_payout_block"?: Json,"p_user_id": string }; Returns: Json
                           },
"admin_accounts_live_unban":
{ Args: { "p_audit": Json,"p_user_id": string }; Returns: Json
                           },
"admin_adjustments":
{ Args: { "p_amount": number,"p_audit": Json,"p_user_id": string }; Returns: Json
                           },
"admin_analytics":
{ Args: { "p_check": boolean,"p_from"?: string,"p_to"?: string }; Returns: Json
                           },
"admin_approvals":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_approvals_approve":
{ Args: { "p_audit": Json,"p_facts": Json,"p_id": string }; Returns: Json
                           },
"admin_approvals_reject":
{ Args: { "p_audit": Json,"p_id": string,"p_reason": string }; Returns: Json
                           },
"admin_approvals_view":
{ Args: { "p_id": string }; Returns: Json
                           },
"admin_audit":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_cases":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_cases_close":
{ Args: { "p_audit": Json,"p_case_id": string }; Returns: Json
                           },
"admin_chargebacks":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_chargebacks_decide":
{ Args: { "p_audit": Json,"p_evidence": string,"p_id": string,"p_outcome": string }; Returns: Json
                           },
"admin_claims":
{ Args: { "p_audit": Json,"p_released": boolean,"p_target_id": string,"p_target_type": string }; Returns: Json
                           },
"admin_conversations":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_conversations_view":
{ Args: { "p_after_seq": number,"p_audit": Json,"p_conversation_id": string,"p_limit": number }; Returns: Json
                           },
"admin_decisions":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_disclosures":
{ Args: { "p_audit": Json,"p_fields": Json,"p_target_id": string,"p_target_type": string }; Returns: Json
                           },
"admin_discovery":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_disputes":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_disputes_resolve":
{ Args: { "p_audit": Json,"p_dispute_id": string,"p_note"?: string,"p_refund_amount"?: number,"p_resolution": string }; Returns: Json
                           },
"admin_facets_aliases":
{ Args: { "p_kind"?: string,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_facets_aliases_delete":
{ Args: { "p_alias": string,"p_audit": Json,"p_kind": string }; Returns: Json
                           },
"admin_facets_aliases_set":
{ Args: { "p_alias": string,"p_audit": Json,"p_key": string,"p_kind": string }; Returns: Json
                           },
"admin_growth_boosts":
{ Args: { "p_audit": Json,"p_days": number,"p_score": number,"p_seller_id": string }; Returns: Json
                           },
"admin_jobs":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_jobs_redrive":
{ Args: { "p_audit": Json,"p_job_id": string }; Returns: Json
                           },
"admin_jobs_redrive_matching":
{ Args: { "p_audit": Json,"p_error"?: string,"p_kind"?: string,"p_limit": number }; Returns: Json
                           },
"admin_ktp_approve":
{ Args: { "p_audit": Json,"p_submission_id": string }; Returns: Json
                           },
"admin_ktp_pending":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_ktp_reject":
{ Args: { "p_audit": Json,"p_reason": string,"p_submission_id": string }; Returns: Json
                           },
"admin_ktp_view":
{ Args: { "p_audit": Json,"p_submission_id": string }; Returns: Json
                           },
"admin_ledger":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_listings":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_listings_hide":
{ Args: { "p_audit": Json,"p_hidden": boolean,"p_listing_id": string,"p_reason": string }; Returns: Json
                           },
"admin_live_streams":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_live_streams_ban":
{ Args: { "p_audit": Json,"p_stream_id": string }; Returns: Json
                           },
"admin_live_streams_end":
{ Args: { "p_audit": Json,"p_stream_id": string }; Returns: Json
                           },
"admin_notes":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_notes_create":
{ Args: { "p_audit": Json,"p_order"?: string,"p_text": string,"p_user_id"?: string }; Returns: Json
                           },
"admin_orders":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_orders_chargeback":
{ Args: { "p_amount": number,"p_audit": Json,"p_evidence": string,"p_order": string }; Returns: Json
                           },
"admin_orders_explain":
{ Args: { "p_order": string }; Returns: Json
                           },
"admin_orders_refund":
{ Args: { "p_audit": Json,"p_order": string,"p_reason": string }; Returns: Json
                           },
"admin_outbox_redrive":
{ Args: { "p_audit": Json,"p_event_id": string }; Returns: Json
                           },
"admin_outbox_redrive_matching":
{ Args: { "p_audit": Json,"p_error"?: string,"p_limit": number,"p_type"?: string }; Returns: Json
                           },
"admin_payouts":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_payouts_decide":
{ Args: { "p_audit": Json,"p_evidence": string,"p_facts": Json,"p_id": string,"p_outcome": string }; Returns: Json
                           },
"admin_payouts_settle":
{ Args: { "p_audit": Json,"p_facts": Json,"p_id": string,"p_link_id": string }; Returns: Json
                           },
"admin_payouts_void":
{ Args: { "p_audit": Json,"p_id": string }; Returns: Json
                           },
"admin_reconciliation":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_reconciliation_approve":
{ Args: { "p_account"?: string,"p_audit": Json,"p_evidence"?: string,"p_id": string }; Returns: Json
                           },
"admin_reconciliation_reverse":
{ Args: { "p_audit": Json,"p_id": string }; Returns: Json
                           },
"admin_refunds_decide":
{ Args: { "p_audit": Json,"p_evidence": string,"p_id": string,"p_outcome": string }; Returns: Json
                           },
"admin_reliability":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_reports":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_reports_close":
{ Args: { "p_audit": Json,"p_note"?: string,"p_outcome": string,"p_report_id": string }; Returns: Json
                           },
"admin_revenue":
{ Args: { "p_by": string,"p_from"?: string,"p_to"?: string }; Returns: Json
                           },
"admin_reviews":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_reviews_hide":
{ Args: { "p_audit": Json,"p_hidden": boolean,"p_reason": string,"p_review_id": string }; Returns: Json
                           },
"admin_roles":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_roles_grant":
{ Args: { "p_audit": Json,"p_role": "superadmin"|"ops_admin"|"administrator","p_user_id": string }; Returns: Json
                           },
"admin_roles_revoke":
{ Args: { "p_audit": Json,"p_role": "superadmin"|"ops_admin"|"administrator","p_user_id": string }; Returns: Json
                           },
"admin_seller_reviews":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_seller_reviews_close":
{ Args: { "p_audit": Json,"p_note"?: string,"p_review_id": string,"p_verdict": string }; Returns: Json
                           },
"admin_settings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_settings_update":
{ Args: { "p_audit": Json,"p_expected"?: number,"p_key": string,"p_reason": string,"p_value": number }; Returns: Json
                           },
"admin_shipments":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_shipments_decide":
{ Args: { "p_audit": Json,"p_evidence": string,"p_id": string,"p_outcome": string,"p_shipment": Json }; Returns: Json
                           },
"admin_suspense":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_suspense_apply":
{ Args: { "p_audit": Json,"p_cover_missing": boolean,"p_id": string }; Returns: Json
                           },
"admin_suspense_close":
{ Args: { "p_account": string,"p_audit": Json,"p_evidence": string,"p_id": string,"p_provider_reference": string }; Returns: Json
                           },
"admin_suspense_refund":
{ Args: { "p_audit": Json,"p_id": string,"p_user_id"?: string }; Returns: Json
                           },
"admin_users":
{ Args: { "p_audit"?: Json,"p_query": Json }; Returns: Json
                           },
"admin_users_view":
{ Args: { "p_user": string }; Returns: Json
                           },
"admin_vouchers_create":
{ Args: { "p_audit": Json,"p_voucher": Json }; Returns: Json
                           },
"admin_vouchers_list":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_vouchers_update":
{ Args: { "p_audit": Json,"p_changes": Json,"p_id": string }; Returns: Json
                           },
"admin_webhooks":
{ Args: { "p_query": Json }; Returns: Json
                           },
"admin_webhooks_redrive":
{ Args: { "p_audit": Json,"p_event_id": string }; Returns: Json
                           },
"admin_webhooks_redrive_matching":
{ Args: { "p_audit": Json,"p_limit": number,"p_outcome"?: string,"p_provider"?: string }; Returns: Json
                           },
"ai_categorize":
{ Args: { "p_model": string,"p_photo_url": string,"p_sha256": string }; Returns: Json
                           },
"auth_addresses_create":
{ Args: { "p_address": Json }; Returns: Json
                           },
"auth_addresses_delete":
{ Args: { "p_address_id": string }; Returns: Json
                           },
"auth_addresses_list":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"auth_addresses_update":
{ Args: { "p_address_id": string,"p_changes": Json }; Returns: Json
                           },
"auth_block":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"auth_blocks":
{ Args: { "p_cursor"?: string,"p_limit": number,"p_offset"?: number }; Returns: Json
                           },
"auth_delete":
{ Args: { "p_give_up_below"?: number }; Returns: Json
                           },
"auth_export":
{ Args: { "p_limit": number }; Returns: Json
                           },
"auth_fit":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"auth_fit_update":
{ Args: { "p_fit": Json }; Returns: Json
                           },
"auth_follow":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"auth_followers":
{ Args: { "p_cursor"?: string,"p_limit": number,"p_offset"?: number,"p_user_id": string }; Returns: Json
                           },
"auth_me":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"auth_register":
{ Args: { "p_bio"?: string,"p_city"?: string,"p_email"?: string,"p_full_name"?: string,"p_photo_url"?: string,"p_token_issued_at"?: number,"p_username": string }; Returns: Json
                           },
"auth_report":
{ Args: { "p_details"?: string,"p_reason": string,"p_user_id": string }; Returns: Json
                           },
"auth_unblock":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"auth_unfollow":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"auth_update":
{ Args: { "p_changes": Json }; Returns: Json
                           },
"auth_user":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"boosts_create":
{ Args: { "p_listing_id": string,"p_package": string,"p_provider": string,"p_request_key"?: string }; Returns: Json
                           },
"boosts_get":
{ Args: { "p_boost_id": string }; Returns: Json
                           },
"boosts_list":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"boosts_packages":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"conversations_create":
{ Args: { "p_listing_id"?: string,"p_order"?: string }; Returns: Json
                           },
"conversations_list":
{ Args: { "p_cursor"?: string,"p_limit": number,"p_offset"?: number }; Returns: Json
                           },
"conversations_messages":
{ Args: { "p_after_seq"?: number,"p_before_seq"?: number,"p_conversation_id": string,"p_limit": number }; Returns: Json
                           },
"conversations_read":
{ Args: { "p_conversation_id": string,"p_seq"?: number }; Returns: Json
                           },
"conversations_report":
{ Args: { "p_conversation_id": string,"p_details"?: string,"p_reason": string }; Returns: Json
                           },
"conversations_send":
{ Args: { "p_conversation_id": string,"p_masked"?: string,"p_text": string }; Returns: Json
                           },
"feed_for_you":
{ Args: { "p_after_id"?: string,"p_first_id"?: string,"p_limit": number,"p_points"?: number }; Returns: string
                           },
"feed_recently_sold":
{ Args: { "p_limit": number }; Returns: string
                           },
"finance_inbox_run":
{ Args: { "p_terms"?: Json }; Returns: "done"|"failed"|"idle"
                           },
"finances_balance":
{ Args: { "p_seller_id": string }; Returns: Json
                           },
"health_get":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"internal_events":
{ Args: { "p_after_seq": number,"p_limit": number }; Returns: Json
                           },
"internal_receive":
{ Args: { "p_data": Json,"p_digest": string,"p_event_id": string,"p_type": string }; Returns: Json
                           },
"internal_resolve_dispute":
{ Args: { "p_command": Json,"p_command_id": string,"p_digest": string }; Returns: Json
                           },
"ktp_status":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"ktp_submit":
{ Args: { "p_submission_id": string }; Returns: Json
                           },
"listings_boosted":
{ Args: { "p_limit": number,"p_offset": number }; Returns: string
                           },
"listings_browse":
{ Args: { "p_after_id"?: string,"p_after_key"?: number,"p_gender": string,"p_limit": number,"p_offset": number,"p_product_category": string,"p_sort_by": string }; Returns: string
                           },
"listings_create":
{ Args: { "p_listing": Json }; Returns: Json
                           },
"listings_delete":
{ Args: { "p_listing_id": string }; Returns: Json
                           },
"listings_following":
{ Args: { "p_cursor"?: string,"p_limit": number,"p_offset"?: number }; Returns: Json
                           },
"listings_get":
{ Args: { "p_listing_id": string }; Returns: string
                           },
"listings_like":
{ Args: { "p_listing_id": string }; Returns: Json
                           },
"listings_liked":
{ Args: { "p_cursor"?: string,"p_limit": number,"p_offset"?: number }; Returns: Json
                           },
"listings_measurements":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"listings_photos":
{ Args: { "p_extension": string,"p_thumbhash"?: string }; Returns: string
                           },
"listings_relist":
{ Args: { "p_listing_id": string }; Returns: Json
                           },
"listings_report":
{ Args: { "p_details"?: string,"p_listing_id": string,"p_reason": string }; Returns: Json
                           },
"listings_similar":
{ Args: { "p_after_id"?: string,"p_distance"?: number,"p_limit": number,"p_listing_id": string }; Returns: string
                           },
"listings_unlike":
{ Args: { "p_listing_id": string }; Returns: Json
                           },
"listings_update":
{ Args: { "p_changes": Json,"p_listing_id": string }; Returns: Json
                           },
"listings_user":
{ Args: { "p_limit": number,"p_offset": number,"p_status"?: string,"p_user_id": string }; Returns: string
                           },
"live_streams_chat":
{ Args: { "p_messages": Json,"p_stream_id": string }; Returns: Json
                           },
"live_streams_create":
{ Args: { "p_brand": string,"p_stream": Json }; Returns: Json
                           },
"live_streams_end":
{ Args: { "p_stream_id": string }; Returns: Json
                           },
"live_streams_get":
{ Args: { "p_stream_id": string }; Returns: Json
                           },
"live_streams_list":
{ Args: { "p_limit": number,"p_offset": number,"p_status"?: string }; Returns: Json
                           },
"live_streams_messages":
{ Args: { "p_after"?: string,"p_after_seq"?: number,"p_stream_id": string }; Returns: Json
                           },
"live_streams_pins":
{ Args: { "p_pinned_listing_ids": Json,"p_stream_id": string }; Returns: Json
                           },
"live_streams_start":
{ Args: { "p_brand": string,"p_stream_id": string }; Returns: Json
                           },
"live_streams_view":
{ Args: { "p_calls": Json,"p_stream_id": string }; Returns: Json
                           },
"metrics_get":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"notifications_list":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"notifications_preferences":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"notifications_preferences_update":
{ Args: { "p_changes": Json }; Returns: Json
                           },
"notifications_read_all":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"notifications_toggle_read":
{ Args: { "p_notification_id": string }; Returns: Json
                           },
"offers_accept":
{ Args: { "p_offer_id": string }; Returns: Json
                           },
"offers_counter":
{ Args: { "p_offer_id": string,"p_price": number }; Returns: Json
                           },
"offers_create":
{ Args: { "p_listing_id": string,"p_price": number }; Returns: Json
                           },
"offers_decline":
{ Args: { "p_offer_id": string }; Returns: Json
                           },
"offers_list":
{ Args: { "p_cursor"?: string,"p_limit": number,"p_listing_id"?: string,"p_offset"?: number,"p_role"?: string,"p_status"?: string }; Returns: Json
                           },
"offers_withdraw":
{ Args: { "p_offer_id": string }; Returns: Json
                           },
"orders_cancel":
{ Args: { "p_audit": Json,"p_order": string,"p_reason"?: string }; Returns: Json
                           },
"orders_confirm":
{ Args: { "p_order": string }; Returns: Json
                           },
"orders_create":
{ Args: { "p_address_id": string,"p_listing_ids": Json,"p_offer_id"?: string,"p_provider": string,"p_quote": Json,"p_request_key"?: string,"p_use_wallet"?: boolean,"p_voucher_code"?: string }; Returns: Json
                           },
"orders_dispute":
{ Args: { "p_description"?: string,"p_measured"?: Json,"p_order": string,"p_photos"?: Json,"p_reason": string }; Returns: Json
                           },
"orders_dispute_answer":
{ Args: { "p_description"?: string,"p_order": string,"p_photos"?: Json }; Returns: Json
                           },
"orders_get":
{ Args: { "p_order": string }; Returns: Json
                           },
"orders_my":
{ Args: { "p_limit": number,"p_offset": number,"p_status"?: string }; Returns: Json
                           },
"orders_preview":
{ Args: { "p_address_id": string,"p_listing_ids": Json,"p_offer_id"?: string,"p_quote": Json,"p_use_wallet"?: boolean,"p_voucher_code"?: string }; Returns: Json
                           },
"orders_return_approve":
{ Args: { "p_audit": Json,"p_order": string }; Returns: Json
                           },
"orders_return_label":
{ Args: { "p_audit": Json,"p_order": string }; Returns: Json
                           },
"orders_return_received":
{ Args: { "p_audit": Json,"p_order": string }; Returns: Json
                           },
"orders_return_reject":
{ Args: { "p_audit": Json,"p_order": string,"p_reason": string }; Returns: Json
                           },
"orders_return_request":
{ Args: { "p_description"?: string,"p_order": string,"p_photos"?: Json,"p_reason": string }; Returns: Json
                           },
"orders_return_ship":
{ Args: { "p_courier_code": string,"p_order": string,"p_tracking_number": string }; Returns: Json
                           },
"orders_settlement":
{ Args: { "p_note"?: string,"p_order": string,"p_refund_amount": number }; Returns: Json
                           },
"orders_settlement_accept":
{ Args: { "p_order": string,"p_settlement_id": string }; Returns: Json
                           },
"orders_ship":
{ Args: { "p_courier_code"?: string,"p_order": string,"p_tracking_number": string }; Returns: Json
                           },
"orders_status":
{ Args: { "p_audit": Json,"p_order": string,"p_reason"?: string,"p_status": string }; Returns: Json
                           },
"orders_timeline":
{ Args: { "p_order": string }; Returns: Json
                           },
"payments_check":
{ Args: { "p_order": string }; Returns: Json
                           },
"push_subscribe":
{ Args: { "p_auth": string,"p_endpoint": string,"p_p256dh": string }; Returns: Json
                           },
"push_subscriptions":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"push_test":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"push_unsubscribe":
{ Args: { "p_endpoint": string }; Returns: Json
                           },
"reviews_create":
{ Args: { "p_comment"?: string,"p_order": string,"p_rating": number }; Returns: Json
                           },
"reviews_reply":
{ Args: { "p_reply": string,"p_review_id": string }; Returns: Json
                           },
"reviews_user":
{ Args: { "p_limit": number,"p_offset": number,"p_user_id": string }; Returns: Json
                           },
"search_listings":
{ Args: { "p_facets"?: boolean,"p_filters": Json,"p_limit": number,"p_offset": number,"p_q": string,"p_sort_by": string }; Returns: string
                           },
"search_suggest":
{ Args: { "p_q": string }; Returns: Json
                           },
"searches_saved_create":
{ Args: { "p_search": Json }; Returns: Json
                           },
"searches_saved_delete":
{ Args: { "p_search_id": string }; Returns: Json
                           },
"searches_saved_list":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"searches_saved_update":
{ Args: { "p_changes": Json,"p_search_id": string }; Returns: Json
                           },
"shipping_book":
{ Args: { "p_audit": Json,"p_order": string }; Returns: Json
                           },
"shipping_label":
{ Args: { "p_audit"?: Json,"p_direction": string,"p_order": string }; Returns: Json
                           },
"shipping_rates":
{ Args: { "p_address_id": string,"p_listing_ids": Json,"p_offer_id"?: string }; Returns: Json
                           },
"shipping_track":
{ Args: { "p_tracking_number": string }; Returns: Json
                           },
"shipping_waybill":
{ Args: { "p_order": string }; Returns: Json
                           },
"wallet_balance":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"wallet_transactions":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"wallet_withdrawals_cancel":
{ Args: { "p_id": string }; Returns: string
                           },
"wallet_withdrawals_create":
{ Args: { "p_amount": number,"p_fee": number,"p_provider": string,"p_request_key"?: string }; Returns: Json
                           },
"wallet_withdrawals_get":
{ Args: { "p_id": string }; Returns: Json
                           },
"wallet_withdrawals_list":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           }
          }
        },"internal": {
          Functions: {
            "abandon_boost_purchase":
{ Args: { "p_boost_id": string,"p_lease": number }; Returns: boolean
                           },
"abandon_order":
{ Args: { "p_lease": number,"p_order_id": string }; Returns: boolean
                           },
"announce_chargeback":
{ Args: { "p_amount": number,"p_dispute_id": string,"p_is_won": boolean,"p_reference": string }; Returns: string
                           },
"apply_chargeback":
{ Args: { "p_reference": string }; Returns: boolean
                           },
"apply_email_callbacks":
{ Args: { "p_callbacks": Json }; Returns: Json
                           },
"apply_email_update":
{ Args: { "p_callback": Json }; Returns: "sent"|"delayed"|"delivered"|"failed"|"suppressed"|"bounced"|"complained"|"known"|"unknown"|"erased"
                           },
"apply_invoice_callback":
{ Args: { "p_claims_money": boolean,"p_event_id": string,"p_invoice": Json }; Returns: "paid"|"expired"|"refunded"|"in_suspense"|"known"|"unknown"
                           },
"apply_invoice_update":
{ Args: { "p_invoice": Json }; Returns: "paid"|"expired"|"refunded"|"in_suspense"|"known"|"unknown"
                           },
"apply_order_deadline":
{ Args: { "p_order_id": string,"p_to": string,"p_version": number }; Returns: "moved"|"case"|"stale"
                           },
"apply_payout_update":
{ Args: { "p_link_readings"?: number,"p_payout": Json }; Returns: "paid"|"failed"|"expired"|"cancelled"|"returned"|"in_suspense"|"known"|"unknown"|"outdated"
                           },
"apply_shipment_update":
{ Args: { "p_seen": Json }; Returns: "noted"|"unfamiliar"|"unconfirmed"|"unknown"
                           },
"begin_bookings":
{ Args: { "p_order_ids": Json }; Returns: Json
                           },
"begin_ktp_submission":
{ Args: { "p_photo_extension": string,"p_selfie_extension": string }; Returns: Json
                           },
"begin_reconciliation":
{ Args: { "p_other_provider"?: string,"p_statement": string }; Returns: Json
                           },
"booking_to_request":
{ Args: { "p_direction"?: "outbound"|"return","p_order_id": string }; Returns: Json
                           },
"call_within_limit":
{ Args: { "p_action": string,"p_calls": Json,"p_operation": string,"p_subject": string }; Returns: Json
                           },
"chargebacks_to_apply":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"check_ledger":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"claim_idempotency_key":
{ Args: { "p_caller_id": string,"p_fingerprint": string,"p_key": string,"p_method": string,"p_path": string }; Returns: Json
                           },
"claim_jobs":
{ Args: { "p_floor"?: string,"p_lease_seconds": number,"p_limit": number }; Returns: Json
                           },
"claim_outbox_events":
{ Args: { "p_answered"?: boolean,"p_lease_seconds": number,"p_limit": number,"p_results"?: Json }; Returns: Json
                           },
"claim_unfinished_purchase":
{ Args: { "p_purchase_id": string }; Returns: Json
                           },
"claim_withdrawal":
{ Args: { "p_withdrawal_id": string }; Returns: Json
                           },
"close_analytics_day":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"close_solved_cases":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"continue_courier_statement":
{ Args: { "p_next"?: Json }; Returns: undefined
                           },
"continue_erasure":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"continue_retention":
{ Args: { "p_part": number }; Returns: undefined
                           },
"count_calls":
{ Args: { "p_action": string,"p_caller_ids": Json }; Returns: Json
                           },
"count_link_readings":
{ Args: { "p_provider_payout_id": string }; Returns: number
                           },
"courier_statement_page":
{ Args: { "p_created_at"?: string,"p_id"?: string }; Returns: Json
                           },
"delete_finished":
{ Args: { "p_pages": number }; Returns: boolean
                           },
"emails_to_send":
{ Args: { "p_email_ids": Json }; Returns: Json
                           },
"end_booking_search":
{ Args: { "p_direction": "outbound"|"return","p_error": string,"p_is_rejected": boolean,"p_order_id": string }; Returns: boolean
                           },
"end_boost":
{ Args: { "p_boost_id": string }; Returns: boolean
                           },
"end_vacation":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"enqueue_search_alerts":
{ Args: { "p_batch": number }; Returns: undefined
                           },
"erase_account_piece":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"expire_abandoned_invoice":
{ Args: { "p_invoice": Json }; Returns: boolean
                           },
"expire_offer":
{ Args: { "p_offer_id": string }; Returns: boolean
                           },
"export_page":
{ Args: { "p_limit": number,"p_list": string,"p_offset": number }; Returns: Json
                           },
"extend_job_lease":
{ Args: { "p_job_id": string,"p_lease_seconds": number,"p_lease_token": string }; Returns: boolean
                           },
"fail_job":
{ Args: { "p_error": string,"p_job_id": string,"p_lease_token": string }; Returns: boolean
                           },
"find_invoice":
{ Args: { "p_reference": string }; Returns: string
                           },
"find_reconciliation_differences":
{ Args: { "p_run_id": number }; Returns: number
                           },
"find_withdrawal":
{ Args: { "p_withdrawal_id": string }; Returns: Json
                           },
"finish_and_claim_jobs":
{ Args: { "p_done": Json,"p_floor"?: string,"p_lease_seconds": number,"p_limit": number }; Returns: Json
                           },
"finish_boost_purchase":
{ Args: { "p_boost_id": string,"p_invoice": Json }; Returns: Json
                           },
"finish_jobs":
{ Args: { "p_jobs": Json }; Returns: Json
                           },
"finish_order":
{ Args: { "p_invoice": Json,"p_order_id": string }; Returns: Json
                           },
"finish_order_without_invoice":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"finish_reconciliation":
{ Args: { "p_run_id": number }; Returns: Json
                           },
"finish_webhook":
{ Args: { "p_event_id": string,"p_outcome": string }; Returns: undefined
                           },
"forget_upload":
{ Args: { "p_path": string }; Returns: undefined
                           },
"invoice_to_expire":
{ Args: { "p_purchase_id": string }; Returns: string
                           },
"is_registered":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"ktp_files_to_erase":
{ Args: { "p_submission_id": string }; Returns: Json
                           },
"listing_card":
{ Args: { "p_listing": unknown }; Returns: Json
                           },
"listing_cards":
{ Args: { "p_listing_ids": (string)[] }; Returns: string
                           },
"listing_record":
{ Args: { "p_listing": unknown }; Returns: Json
                           },
"listings_fitting":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number,"p_sort_by": string }; Returns: string
                           },
"load_caller":
{ Args: { "p_caller_id": string,"p_email": string,"p_token_issued_at": number }; Returns: Json
                           },
"load_webhook":
{ Args: { "p_event_id": string }; Returns: Json
                           },
"look_at_older":
{ Args: { "p_before": number,"p_since": string }; Returns: undefined
                           },
"make_history_months":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"mark_ktp_files_erased":
{ Args: { "p_submission_id": string }; Returns: undefined
                           },
"match_searches":
{ Args: { "p_limit": number,"p_listings": Json }; Returns: number
                           },
"may_receive":
{ Args: { "p_topic": string }; Returns: boolean
                           },
"money_moved":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"next_link":
{ Args: { "p_has_more": boolean,"p_path": string,"p_token": string }; Returns: string
                           },
"notify_likes":
{ Args: { "p_listing_id": string,"p_until": string }; Returns: undefined
                           },
"notify_stream_start":
{ Args: { "p_after": string,"p_limit": number,"p_stream_id": string }; Returns: string
                           },
"old_providers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"open_references":
{ Args: { "p_statement": string }; Returns: Json
                           },
"photo_to_look_at":
{ Args: { "p_listing_id": string }; Returns: string
                           },
"postpone_job":
{ Args: { "p_job_id": string,"p_lease_token": string,"p_seconds": number,"p_why": string }; Returns: boolean
                           },
"provider_of":
{ Args: { "p_id": string }; Returns: string
                           },
"prune_search_alerts":
{ Args: { "p_after": number,"p_limit": number }; Returns: number
                           },
"push_to_send":
{ Args: { "p_notification_id": string }; Returns: Json
                           },
"queue_ledger_movements":
{ Args: { "p_run_id": number }; Returns: boolean
                           },
"receive_payment_callback":
{ Args: { "p_body": Json,"p_digest": string,"p_invoice": Json,"p_reference": string }; Returns: "paid"|"expired"|"refunded"|"in_suspense"|"known"|"unknown"
                           },
"record_booking":
{ Args: { "p_direction": "outbound"|"return","p_order_id": string,"p_shipment": Json }; Returns: boolean
                           },
"record_bookings":
{ Args: { "p_bookings": Json }; Returns: Json
                           },
"record_categorization":
{ Args: { "p_answer": Json,"p_failure": string,"p_id": string,"p_usage": Json }; Returns: Json
                           },
"record_courier_cancellation":
{ Args: { "p_error"?: string,"p_shipper_order_id": string }; Returns: undefined
                           },
"record_email_results":
{ Args: { "p_results": Json }; Returns: undefined
                           },
"record_features":
{ Args: { "p_off": Json }; Returns: undefined
                           },
"record_label":
{ Args: { "p_path": string,"p_shipment_id": string }; Returns: undefined
                           },
"record_looks":
{ Args: { "p_listing_id": string,"p_looks": string,"p_photo": string }; Returns: undefined
                           },
"record_outbox_deliveries":
{ Args: { "p_answered": boolean,"p_results": Json }; Returns: undefined
                           },
"record_payout_link":
{ Args: { "p_link_readings"?: number,"p_payout": Json,"p_withdrawal_id": string }; Returns: Json
                           },
"record_photo":
{ Args: { "p_height": number,"p_path": string,"p_url": string,"p_width": number }; Returns: undefined
                           },
"record_provider_outcome":
{ Args: { "p_error"?: string,"p_provider": string }; Returns: undefined
                           },
"record_provider_transactions":
{ Args: { "p_after"?: string,"p_odd"?: Json,"p_run_id"?: number,"p_statement": string,"p_transactions": Json }; Returns: undefined
                           },
"record_push_results":
{ Args: { "p_notification_id"?: string,"p_outcome": Json }; Returns: undefined
                           },
"record_refund":
{ Args: { "p_attempt": number,"p_provider"?: string,"p_provider_refund_id"?: string,"p_reason"?: string,"p_refund_id": string,"p_round"?: number,"p_state": string }; Returns: string
                           },
"refund_to_send":
{ Args: { "p_ended"?: boolean,"p_refund_id": string }; Returns: Json
                           },
"release_idempotency_key":
{ Args: { "p_claim_id": string }; Returns: undefined
                           },
"release_rejected_withdrawal":
{ Args: { "p_reason": string,"p_withdrawal_id": string }; Returns: boolean
                           },
"require_viewer":
{ Args: { "p_stream_id": string,"p_user_id": string }; Returns: undefined
                           },
"return_label_result":
{ Args: { "p_order": string }; Returns: Json
                           },
"schedule_withdrawal_check":
{ Args: { "p_problem"?: string,"p_round": number,"p_withdrawal_id": string }; Returns: undefined
                           },
"seal_books":
{ Args: { "p_limit": number }; Returns: number
                           },
"search_fit":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"send_dispute_reminder":
{ Args: { "p_dispute_id": string }; Returns: boolean
                           },
"send_order_reminder":
{ Args: { "p_at": string,"p_order_id": string,"p_to": string,"p_version": number }; Returns: boolean
                           },
"split_email_batch":
{ Args: { "p_batch_id": string,"p_email_ids": Json }; Returns: boolean
                           },
"store_response":
{ Args: { "p_body": string,"p_claim_id": string,"p_status": number }; Returns: undefined
                           },
"store_seller_balance":
{ Args: { "p_balance": Json,"p_seller_id": string }; Returns: Json
                           },
"store_webhook":
{ Args: { "p_body": Json,"p_digest": string,"p_provider": string,"p_reference": string }; Returns: Json
                           },
"tell_offer":
{ Args: { "p_offer_id": string,"p_status": string }; Returns: undefined
                           },
"tell_searchers":
{ Args: { "p_limit": number }; Returns: number
                           },
"traceparent_of":
{ Args: { "p_reference": string }; Returns: string
                           },
"tracking_request":
{ Args: { "p_tracking_number": string }; Returns: Json
                           },
"typed_parcel":
{ Args: { "p_order_id": string,"p_version": number }; Returns: Json
                           },
"wire_time":
{ Args: { "p_at": string }; Returns: string
                           },
"write_notification_digests":
{ Args: { "p_day": string,"p_since": string }; Returns: number
                           }
          }
        }
}

export const Constants = {
  "private": {
          Enums: {
            "account_kind": ["provider_cash", "escrow", "wallet", "shipping_payable", "courier_balance", "courier_adjustments", "protection_fee_held", "protection_fee_revenue", "commission_revenue", "boost_revenue", "promotions", "payment_fees", "payout_in_transit", "payout_fees", "claims", "suspense", "adjustments", "payment_held", "refund_in_transit"],"approval_kind": ["adjustment", "role_grant", "setting", "payout_settle", "payout_decide", "refund_decide", "order_refund", "dispute_resolve", "suspense_refund", "suspense_apply", "return_received", "chargeback_decide", "order_status", "role_revoke", "voucher_create", "voucher_update", "suspense_close", "correction", "correction_reverse", "account_status"],"approval_status": ["pending", "approved", "rejected", "lapsed"],"boost_status": ["CREATING", "AWAITING_PAYMENT", "PAID", "EXPIRED", "PARKED", "REFUNDED"],"categorization_status": ["pending", "answered", "failed"],"deadline_outcome": ["moved", "case", "stale"],"difference_status": ["open", "approved", "resolved", "reversed"],"email_outcome": ["sent", "delayed", "delivered", "failed", "suppressed", "bounced", "complained", "known", "unknown", "erased"],"email_status": ["pending", "sent", "delayed", "abandoned", "delivered", "failed", "suppressed", "bounced", "complained"],"hold_outcome": ["posted", "voided", "expired"],"inbox_run_outcome": ["done", "failed", "idle"],"invoice_outcome": ["paid", "expired", "refunded", "in_suspense", "known", "unknown"],"ktp_status": ["uploading", "pending", "approved", "rejected", "abandoned"],"offer_status": ["open", "accepted", "declined", "countered", "withdrawn", "expired", "ended", "used"],"payout_outcome": ["paid", "failed", "expired", "cancelled", "returned", "in_suspense", "known", "unknown", "outdated"],"refund_status": ["HELD", "PENDING", "PAID", "FAILED"],"shipment_direction": ["outbound", "return"],"shipment_outcome": ["noted", "unfamiliar", "unconfirmed", "unknown"],"staff_role": ["superadmin", "ops_admin", "administrator"],"voucher_kind": ["fixed", "percent"],"withdrawal_status": ["HELD", "LINK_CREATED", "PAID", "FAILED", "EXPIRED", "CANCELLED", "RETURNED"]
          }
        },"public": {
          Enums: {
            "account_status": ["active", "suspended", "banned"],"listing_status": ["active", "reserved", "sold", "removed"],"live_status": ["upcoming", "live", "ended"],"order_actor": ["buyer", "seller", "staff", "provider", "portal", "clock", "parties"],"order_status": ["AWAITING_PAYMENT", "READY_TO_SHIP", "SHIPPED", "DELIVERED", "RETURN_REQUESTED", "RETURN_APPROVED", "RETURN_RECEIVED", "DISPUTED", "COMPLETED", "REFUNDED", "CANCELLED", "EXPIRED"]
          }
        }
} as const
