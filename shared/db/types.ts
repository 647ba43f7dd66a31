// Generated from supabase/schemas by `npm run types`. Do not edit.
// deno-lint-ignore-file
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "api": {
          Tables: {
            [_ in never]: never
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "admin_accounts":
{ Args: { "p_account_status": Database["public"]['Enums']["account_status"],"p_audit": Json,"p_payout_block"?: Json,"p_user_id": string }; Returns: Json
                           },
"admin_accounts_live_unban":
{ Args: { "p_audit": Json,"p_user_id": string }; Returns: Json
                           },
"admin_adjustments":
{ Args: { "p_amount": number,"p_audit": Json,"p_user_id": string }; Returns: Json
                           },
"admin_analytics":
{ Args: { "p_check": boolean,"p_from": string,"p_to": string }; Returns: Json
                           },
"admin_approvals":
{ Args: { "p_cursor": string,"p_filters": Json,"p_limit": number,"p_offset"?: number }; Returns: Json
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
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_cases":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_cases_close":
{ Args: { "p_audit": Json,"p_case_id": string }; Returns: Json
                           },
"admin_chargebacks":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_chargebacks_decide":
{ Args: { "p_audit": Json,"p_evidence": string,"p_id": string,"p_outcome": string }; Returns: Json
                           },
"admin_claims":
{ Args: { "p_audit": Json,"p_released": boolean,"p_target_id": string,"p_target_type": string }; Returns: Json
                           },
"admin_conversations":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
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
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_disputes_resolve":
{ Args: { "p_audit": Json,"p_dispute_id": string,"p_note"?: string,"p_refund_amount"?: number,"p_resolution": string }; Returns: Json
                           },
"admin_facets_aliases":
{ Args: { "p_kind": string,"p_limit": number,"p_offset": number }; Returns: Json
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
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_jobs_redrive":
{ Args: { "p_audit": Json,"p_job_id": string }; Returns: Json
                           },
"admin_jobs_redrive_matching":
{ Args: { "p_audit": Json,"p_error": string,"p_kind": string,"p_limit": number }; Returns: Json
                           },
"admin_ktp_approve":
{ Args: { "p_audit": Json,"p_submission_id": string }; Returns: Json
                           },
"admin_ktp_pending":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_ktp_reject":
{ Args: { "p_audit": Json,"p_reason": string,"p_submission_id": string }; Returns: Json
                           },
"admin_ktp_view":
{ Args: { "p_audit": Json,"p_submission_id": string }; Returns: Json
                           },
"admin_ledger":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_listings":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_listings_hide":
{ Args: { "p_audit": Json,"p_hidden": boolean,"p_listing_id": string,"p_reason": string }; Returns: Json
                           },
"admin_live_streams":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_live_streams_ban":
{ Args: { "p_audit": Json,"p_stream_id": string }; Returns: Json
                           },
"admin_live_streams_end":
{ Args: { "p_audit": Json,"p_stream_id": string }; Returns: Json
                           },
"admin_notes":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_notes_create":
{ Args: { "p_audit": Json,"p_order": string,"p_text": string,"p_user_id": string }; Returns: Json
                           },
"admin_orders":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
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
{ Args: { "p_audit": Json,"p_error": string,"p_limit": number,"p_type": string }; Returns: Json
                           },
"admin_payouts":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
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
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_reconciliation_approve":
{ Args: { "p_account": string,"p_audit": Json,"p_evidence": string,"p_id": string }; Returns: Json
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
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_reports_close":
{ Args: { "p_audit": Json,"p_note": string,"p_outcome": string,"p_report_id": string }; Returns: Json
                           },
"admin_revenue":
{ Args: { "p_by": string,"p_from": string,"p_to": string }; Returns: Json
                           },
"admin_reviews_hide":
{ Args: { "p_audit": Json,"p_hidden": boolean,"p_reason": string,"p_review_id": string }; Returns: Json
                           },
"admin_roles":
{ Args: { "p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_roles_grant":
{ Args: { "p_audit": Json,"p_role": Database["private"]['Enums']["staff_role"],"p_user_id": string }; Returns: Json
                           },
"admin_roles_revoke":
{ Args: { "p_audit": Json,"p_role": Database["private"]['Enums']["staff_role"],"p_user_id": string }; Returns: Json
                           },
"admin_seller_reviews":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_seller_reviews_close":
{ Args: { "p_audit": Json,"p_note": string,"p_review_id": string,"p_verdict": string }; Returns: Json
                           },
"admin_settings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_settings_update":
{ Args: { "p_audit": Json,"p_expected": number,"p_key": string,"p_reason": string,"p_value": number }; Returns: Json
                           },
"admin_shipments":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_shipments_decide":
{ Args: { "p_audit": Json,"p_evidence": string,"p_id": string,"p_outcome": string,"p_shipment": Json }; Returns: Json
                           },
"admin_suspense":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_suspense_apply":
{ Args: { "p_audit": Json,"p_cover_missing": boolean,"p_id": string }; Returns: Json
                           },
"admin_suspense_close":
{ Args: { "p_account": string,"p_audit": Json,"p_evidence": string,"p_id": string,"p_provider_reference": string }; Returns: Json
                           },
"admin_suspense_refund":
{ Args: { "p_audit": Json,"p_id": string,"p_user_id": string }; Returns: Json
                           },
"admin_users":
{ Args: { "p_audit"?: Json,"p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_users_view":
{ Args: { "p_user": string }; Returns: Json
                           },
"admin_vouchers_create":
{ Args: { "p_audit": Json,"p_voucher": Json }; Returns: Json
                           },
"admin_vouchers_list":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_vouchers_update":
{ Args: { "p_audit": Json,"p_changes": Json,"p_id": string }; Returns: Json
                           },
"admin_webhooks":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number }; Returns: Json
                           },
"admin_webhooks_redrive":
{ Args: { "p_audit": Json,"p_event_id": string }; Returns: Json
                           },
"admin_webhooks_redrive_matching":
{ Args: { "p_audit": Json,"p_limit": number,"p_outcome": string,"p_provider": string }; Returns: Json
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
{ Args: { "p_cursor": string,"p_limit": number,"p_offset"?: number }; Returns: Json
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
{ Args: { "p_cursor": string,"p_limit": number,"p_offset"?: number,"p_user_id": string }; Returns: Json
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
{ Args: { "p_cursor": string,"p_limit": number,"p_offset"?: number }; Returns: Json
                           },
"conversations_messages":
{ Args: { "p_after_seq": number,"p_before_seq": number,"p_conversation_id": string,"p_limit": number }; Returns: Json
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
{ Args: { "p_terms"?: Json }; Returns: Database["private"]['Enums']["inbox_run_outcome"]
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
{ Args: { "p_cursor": string,"p_limit": number,"p_offset"?: number }; Returns: Json
                           },
"listings_get":
{ Args: { "p_listing_id": string }; Returns: string
                           },
"listings_like":
{ Args: { "p_listing_id": string }; Returns: Json
                           },
"listings_liked":
{ Args: { "p_cursor": string,"p_limit": number,"p_offset"?: number }; Returns: Json
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
{ Args: { "p_limit": number,"p_offset": number,"p_status": string }; Returns: Json
                           },
"live_streams_messages":
{ Args: { "p_after": string,"p_after_seq": number,"p_stream_id": string }; Returns: Json
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
{ Args: { "p_cursor": string,"p_limit": number,"p_listing_id": string,"p_offset"?: number,"p_role": string,"p_status": string }; Returns: Json
                           },
"offers_withdraw":
{ Args: { "p_offer_id": string }; Returns: Json
                           },
"orders_cancel":
{ Args: { "p_audit": Json,"p_order": string,"p_reason": string }; Returns: Json
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
{ Args: { "p_limit": number,"p_offset": number,"p_status": string }; Returns: Json
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
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        },"internal": {
          Tables: {
            [_ in never]: never
          }
          Views: {
            [_ in never]: never
          }
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
"apply_boost_invoice_update":
{ Args: { "p_invoice": Json }; Returns: Database["private"]['Enums']["invoice_outcome"]
                           },
"apply_chargeback":
{ Args: { "p_reference": string }; Returns: boolean
                           },
"apply_email_callbacks":
{ Args: { "p_callbacks": Json }; Returns: Json
                           },
"apply_email_update":
{ Args: { "p_callback": Json }; Returns: Database["private"]['Enums']["email_outcome"]
                           },
"apply_invoice_callback":
{ Args: { "p_claims_money": boolean,"p_event_id": string,"p_invoice": Json }; Returns: Database["private"]['Enums']["invoice_outcome"]
                           },
"apply_invoice_update":
{ Args: { "p_invoice": Json }; Returns: Database["private"]['Enums']["invoice_outcome"]
                           },
"apply_order_deadline":
{ Args: { "p_order_id": string,"p_to": string,"p_version": number }; Returns: Database["private"]['Enums']["deadline_outcome"]
                           },
"apply_payout_update":
{ Args: { "p_link_readings"?: number,"p_payout": Json }; Returns: Database["private"]['Enums']["payout_outcome"]
                           },
"apply_shipment_update":
{ Args: { "p_seen": Json }; Returns: Database["private"]['Enums']["shipment_outcome"]
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
{ Args: { "p_direction"?: Database["private"]['Enums']["shipment_direction"],"p_order_id": string }; Returns: Json
                           },
"boost_invoice_to_expire":
{ Args: { "p_boost_id": string }; Returns: string
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
"claim_unfinished_boost_purchase":
{ Args: { "p_boost_id": string }; Returns: Json
                           },
"claim_unfinished_order":
{ Args: { "p_order_id": string }; Returns: Json
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
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_error": string,"p_is_rejected": boolean,"p_order_id": string }; Returns: boolean
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
"finish_reconciliation":
{ Args: { "p_run_id": number }; Returns: Json
                           },
"finish_webhook":
{ Args: { "p_event_id": string,"p_outcome": string }; Returns: undefined
                           },
"forget_upload":
{ Args: { "p_path": string }; Returns: undefined
                           },
"is_registered":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"ktp_files_to_erase":
{ Args: { "p_submission_id": string }; Returns: Json
                           },
"listing_card":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: Json
                           },
"listing_cards":
{ Args: { "p_listing_ids": (string)[] }; Returns: string
                           },
"listing_record":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: Json
                           },
"listings_fitting":
{ Args: { "p_filters": Json,"p_limit": number,"p_offset": number,"p_sort_by": string }; Returns: string
                           },
"listings_walk":
{ Args: { "p_after_id": string,"p_after_key": number,"p_gender": string,"p_limit": number,"p_offset": number,"p_product_category": string,"p_sort_by": string }; Returns: {
              "id": string,"key": number
            }[]
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
"order_invoice_to_expire":
{ Args: { "p_order_id": string }; Returns: string
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
{ Args: { "p_body": Json,"p_digest": string,"p_invoice": Json,"p_reference": string }; Returns: Database["private"]['Enums']["invoice_outcome"]
                           },
"record_booking":
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_order_id": string,"p_shipment": Json }; Returns: boolean
                           },
"record_bookings":
{ Args: { "p_bookings": Json }; Returns: Json
                           },
"record_categorization":
{ Args: { "p_id": string,"p_seen": Json,"p_usage": Json }; Returns: Json
                           },
"record_categorization_failure":
{ Args: { "p_failure": string,"p_id": string,"p_usage": Json }; Returns: undefined
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
"wire_time":
{ Args: { "p_at": string }; Returns: string
                           },
"write_notification_digests":
{ Args: { "p_day": string,"p_since": string }; Returns: number
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        },"private": {
          Tables: {
            "ai_usage": {
                  Row: {
                    "calls": number,"cost_microrupiah": number,"day": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "calls": number,"cost_microrupiah"?: number,"day": string,"user_id": string
                  }
                  Update: {
                    "calls"?: number,"cost_microrupiah"?: number,"day"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"analytics_days": {
                  Row: {
                    "active_users": number,"active_users_29d": number,"boosts": number,"claims": number,"commission": number,"courier_adjustments": number,"day": string,"gmv": number,"mau": number,"new_users": number,"payment_fees": number,"payout_fees": number,"promotions": number,"protection_fees": number,"revenue": number,"transactions": number
                  }
                  ComputedFields: never
                  Insert: {
                    "active_users": number,"active_users_29d": number,"boosts": number,"claims": number,"commission": number,"courier_adjustments": number,"day": string,"gmv": number,"mau": number,"new_users": number,"payment_fees": number,"payout_fees": number,"promotions": number,"protection_fees": number,"revenue"?: never,"transactions": number
                  }
                  Update: {
                    "active_users"?: number,"active_users_29d"?: number,"boosts"?: number,"claims"?: number,"commission"?: number,"courier_adjustments"?: number,"day"?: string,"gmv"?: number,"mau"?: number,"new_users"?: number,"payment_fees"?: number,"payout_fees"?: number,"promotions"?: number,"protection_fees"?: number,"revenue"?: never,"transactions"?: number
                  }
                  Relationships: [
                    
                  ]
                },"approval_kinds": {
                  Row: {
                    "approver": Database["private"]['Enums']["staff_role"],"kind": Database["private"]['Enums']["approval_kind"]
                  }
                  ComputedFields: never
                  Insert: {
                    "approver": Database["private"]['Enums']["staff_role"],"kind": Database["private"]['Enums']["approval_kind"]
                  }
                  Update: {
                    "approver"?: Database["private"]['Enums']["staff_role"],"kind"?: Database["private"]['Enums']["approval_kind"]
                  }
                  Relationships: [
                    
                  ]
                },"approvals": {
                  Row: {
                    "decided_at": string | null,"decided_by": string | null,"decision_reason": string | null,"expires_at": string,"id": string,"kind": Database["private"]['Enums']["approval_kind"],"operation": string,"preview": Json | null,"proposed_at": string,"proposer_id": string,"proposer_role": Database["private"]['Enums']["staff_role"],"reason": string | null,"request": NonNullable<Json>,"request_id": string,"result": Json | null,"status": Database["private"]['Enums']["approval_status"],"subject_ids": (string)[],"require_pending_approval": undefined | null
                  }
                  ComputedFields: "require_pending_approval"
                  Insert: {
                    "decided_at"?: string | null,"decided_by"?: string | null,"decision_reason"?: string | null,"expires_at": string,"id"?: string,"kind": Database["private"]['Enums']["approval_kind"],"operation": string,"preview"?: Json | null,"proposed_at"?: string,"proposer_id": string,"proposer_role": Database["private"]['Enums']["staff_role"],"reason"?: string | null,"request": NonNullable<Json>,"request_id": string,"result"?: Json | null,"status"?: Database["private"]['Enums']["approval_status"],"subject_ids": (string)[]
                  }
                  Update: {
                    "decided_at"?: string | null,"decided_by"?: string | null,"decision_reason"?: string | null,"expires_at"?: string,"id"?: string,"kind"?: Database["private"]['Enums']["approval_kind"],"operation"?: string,"preview"?: Json | null,"proposed_at"?: string,"proposer_id"?: string,"proposer_role"?: Database["private"]['Enums']["staff_role"],"reason"?: string | null,"request"?: NonNullable<Json>,"request_id"?: string,"result"?: Json | null,"status"?: Database["private"]['Enums']["approval_status"],"subject_ids"?: (string)[]
                  }
                  Relationships: [
                    
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor_id": string | null,"after": Json | null,"at": string,"before": Json | null,"id": number,"kind": string,"reason": string | null,"request_id": string | null,"role": Database["private"]['Enums']["staff_role"] | null,"target_id": string,"target_type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"kind"?: string,"reason"?: string | null,"request_id"?: string | null,"role"?: Database["private"]['Enums']["staff_role"] | null,"target_id": string,"target_type": string
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"kind"?: string,"reason"?: string | null,"request_id"?: string | null,"role"?: Database["private"]['Enums']["staff_role"] | null,"target_id"?: string,"target_type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"authorities": {
                  Row: {
                    "at_once": string | null,"decision": string,"in_a_day": string | null,"to_one_person": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "at_once"?: string | null,"decision": string,"in_a_day"?: string | null,"to_one_person"?: string | null
                  }
                  Update: {
                    "at_once"?: string | null,"decision"?: string,"in_a_day"?: string | null,"to_one_person"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "authorities_at_once_fkey"
      columns: ["at_once"]
isOneToOne: false
      referencedRelation: "settings"
      referencedColumns: ["name"]
    },{
      foreignKeyName: "authorities_in_a_day_fkey"
      columns: ["in_a_day"]
isOneToOne: false
      referencedRelation: "settings"
      referencedColumns: ["name"]
    },{
      foreignKeyName: "authorities_to_one_person_fkey"
      columns: ["to_one_person"]
isOneToOne: false
      referencedRelation: "settings"
      referencedColumns: ["name"]
    }
                  ]
                },"blocks": {
                  Row: {
                    "blocked_id": string,"blocker_id": string,"created_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "blocked_id": string,"blocker_id": string,"created_at"?: string
                  }
                  Update: {
                    "blocked_id"?: string,"blocker_id"?: string,"created_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"book_blocks": {
                  Row: {
                    "number": number,"previous_root": string,"root": string,"row_count": number,"sealed_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "number": number,"previous_root": string,"root": string,"row_count": number,"sealed_at"?: string
                  }
                  Update: {
                    "number"?: number,"previous_root"?: string,"root"?: string,"row_count"?: number,"sealed_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"book_chain": {
                  Row: {
                    "day_count": number,"id": string,"last_block": number,"last_day": string,"next_at": string,"root": string,"row_count": number,"singleton": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "day_count"?: number,"id"?: string,"last_block"?: number,"last_day"?: string,"next_at"?: string,"root"?: string,"row_count"?: number,"singleton"?: boolean
                  }
                  Update: {
                    "day_count"?: number,"id"?: string,"last_block"?: number,"last_day"?: string,"next_at"?: string,"root"?: string,"row_count"?: number,"singleton"?: boolean
                  }
                  Relationships: [
                    
                  ]
                },"book_queue": {
                  Row: {
                    "audit_id": number | null,"id": number,"transfer_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "audit_id"?: number | null,"id"?: never,"transfer_id"?: string | null
                  }
                  Update: {
                    "audit_id"?: number | null,"id"?: never,"transfer_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"book_rows": {
                  Row: {
                    "audit_id": number | null,"block": number,"hash": string,"marks": string,"position": number,"transfer_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "audit_id"?: number | null,"block": number,"hash": string,"marks": string,"position": number,"transfer_id"?: string | null
                  }
                  Update: {
                    "audit_id"?: number | null,"block"?: number,"hash"?: string,"marks"?: string,"position"?: number,"transfer_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "book_rows_block_fkey"
      columns: ["block"]
isOneToOne: false
      referencedRelation: "book_blocks"
      referencedColumns: ["number"]
    }
                  ]
                },"boost_packages": {
                  Row: {
                    "code": string,"days": number,"is_offered": boolean,"name": string,"price": number,"score": number
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"days": number,"is_offered"?: boolean,"name": string,"price": number,"score": number
                  }
                  Update: {
                    "code"?: string,"days"?: number,"is_offered"?: boolean,"name"?: string,"price"?: number,"score"?: number
                  }
                  Relationships: [
                    
                  ]
                },"boost_periods": {
                  Row: {
                    "ended_at": string | null,"ends_at": string,"id": string,"listing_id": string | null,"score": number,"seller_id": string,"starts_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ended_at"?: string | null,"ends_at": string,"id"?: string,"listing_id"?: string | null,"score": number,"seller_id": string,"starts_at": string
                  }
                  Update: {
                    "ended_at"?: string | null,"ends_at"?: string,"id"?: string,"listing_id"?: string | null,"score"?: number,"seller_id"?: string,"starts_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"boost_purchases": {
                  Row: {
                    "booked": number,"created_at": string,"days": number,"expires_at": string | null,"id": string,"invoice_status": string,"lease": number,"leased_until": string,"listing_id": string,"package": string,"price": number,"provider": string,"provider_id": string | null,"reference": string,"request_key": string | null,"score": number,"seller_id": string,"status": Database["private"]['Enums']["boost_status"],"updated_at": string,"url": string | null,"boost_record": Json | null,"refund_boost": undefined | null
                  }
                  ComputedFields: "boost_record" | "refund_boost"
                  Insert: {
                    "booked"?: number,"created_at"?: string,"days": number,"expires_at"?: string | null,"id"?: string,"invoice_status"?: string,"lease"?: number,"leased_until"?: string,"listing_id": string,"package": string,"price": number,"provider": string,"provider_id"?: string | null,"reference": string,"request_key"?: string | null,"score": number,"seller_id": string,"status"?: Database["private"]['Enums']["boost_status"],"updated_at"?: string,"url"?: string | null
                  }
                  Update: {
                    "booked"?: number,"created_at"?: string,"days"?: number,"expires_at"?: string | null,"id"?: string,"invoice_status"?: string,"lease"?: number,"leased_until"?: string,"listing_id"?: string,"package"?: string,"price"?: number,"provider"?: string,"provider_id"?: string | null,"reference"?: string,"request_key"?: string | null,"score"?: number,"seller_id"?: string,"status"?: Database["private"]['Enums']["boost_status"],"updated_at"?: string,"url"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "boost_purchases_package_fkey"
      columns: ["package"]
isOneToOne: false
      referencedRelation: "boost_packages"
      referencedColumns: ["code"]
    }
                  ]
                },"caller_days": {
                  Row: {
                    "day": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"user_id": string
                  }
                  Update: {
                    "day"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"case_kinds": {
                  Row: {
                    "is_closed_by_hand": boolean,"kind": string,"next_step": string
                  }
                  ComputedFields: never
                  Insert: {
                    "is_closed_by_hand": boolean,"kind": string,"next_step": string
                  }
                  Update: {
                    "is_closed_by_hand"?: boolean,"kind"?: string,"next_step"?: string
                  }
                  Relationships: [
                    
                  ]
                },"categorizations": {
                  Row: {
                    "answer": Json | null,"completion_tokens": number,"cost_microrupiah": number,"created_at": string,"failure": string | null,"from_cache": boolean,"id": string,"listed": Json | null,"listing_id": string | null,"model": string,"photo_url": string,"prompt_tokens": number,"sha256": string,"status": Database["private"]['Enums']["categorization_status"],"user_id": string,"categorization_record": Json | null
                  }
                  ComputedFields: "categorization_record"
                  Insert: {
                    "answer"?: Json | null,"completion_tokens"?: number,"cost_microrupiah"?: number,"created_at"?: string,"failure"?: string | null,"from_cache"?: boolean,"id"?: string,"listed"?: Json | null,"listing_id"?: string | null,"model": string,"photo_url": string,"prompt_tokens"?: number,"sha256": string,"status"?: Database["private"]['Enums']["categorization_status"],"user_id": string
                  }
                  Update: {
                    "answer"?: Json | null,"completion_tokens"?: number,"cost_microrupiah"?: number,"created_at"?: string,"failure"?: string | null,"from_cache"?: boolean,"id"?: string,"listed"?: Json | null,"listing_id"?: string | null,"model"?: string,"photo_url"?: string,"prompt_tokens"?: number,"sha256"?: string,"status"?: Database["private"]['Enums']["categorization_status"],"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"chargebacks": {
                  Row: {
                    "amount": number,"boost_id": string | null,"created_at": string,"decided_at": string | null,"decided_by": string | null,"dispute_id": string | null,"from_buyer": number,"from_commission": number,"from_seller": number,"id": string,"order_id": string | null,"outcome": string | null,"reference": string,"returned": number,"status": string,"to_promotions": number,"updated_at": string,"version": number,"borne_by_parties": number | null,"chargeable": number | null,"chargeback_record": Json | null,"parties_of_chargeback": Record<string, unknown> | null,"withdraw_chargeback": {
              "amount": number,
"boost_id": string | null,
"created_at": string,
"decided_at": string | null,
"decided_by": string | null,
"dispute_id": string | null,
"from_buyer": number,
"from_commission": number,
"from_seller": number,
"id": string,
"order_id": string | null,
"outcome": string | null,
"reference": string,
"returned": number,
"status": string,
"to_promotions": number,
"updated_at": string,
"version": number
            } | null
                  }
                  ComputedFields: "borne_by_parties" | "chargeable" | "chargeback_record" | "parties_of_chargeback" | "withdraw_chargeback"
                  Insert: {
                    "amount": number,"boost_id"?: string | null,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"dispute_id"?: string | null,"from_buyer"?: number,"from_commission"?: number,"from_seller"?: number,"id"?: string,"order_id"?: string | null,"outcome"?: string | null,"reference": string,"returned"?: number,"status": string,"to_promotions"?: number,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "amount"?: number,"boost_id"?: string | null,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"dispute_id"?: string | null,"from_buyer"?: number,"from_commission"?: number,"from_seller"?: number,"id"?: string,"order_id"?: string | null,"outcome"?: string | null,"reference"?: string,"returned"?: number,"status"?: string,"to_promotions"?: number,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "chargebacks_boost_id_fkey"
      columns: ["boost_id"]
isOneToOne: false
      referencedRelation: "boost_purchases"
      referencedColumns: ["id"]
    }
                  ]
                },"contacts": {
                  Row: {
                    "email": string,"token_issued_at": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "email": string,"token_issued_at": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "email"?: string,"token_issued_at"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"conversations": {
                  Row: {
                    "buyer_id": string,"buyer_read_seq": number,"buyer_sees": boolean,"buyer_told_seq": number,"buyer_unread": number,"created_at": string,"id": string,"last_at": string,"last_seq": number,"listing_id": string,"opened_by": string,"reported_at": string | null,"seller_id": string,"seller_read_seq": number,"seller_sees": boolean,"seller_told_seq": number,"seller_unread": number,"is_contact_open": boolean | null
                  }
                  ComputedFields: "is_contact_open"
                  Insert: {
                    "buyer_id": string,"buyer_read_seq"?: number,"buyer_sees"?: boolean,"buyer_told_seq"?: number,"buyer_unread"?: number,"created_at"?: string,"id"?: string,"last_at"?: string,"last_seq"?: number,"listing_id": string,"opened_by": string,"reported_at"?: string | null,"seller_id": string,"seller_read_seq"?: number,"seller_sees"?: boolean,"seller_told_seq"?: number,"seller_unread"?: number
                  }
                  Update: {
                    "buyer_id"?: string,"buyer_read_seq"?: number,"buyer_sees"?: boolean,"buyer_told_seq"?: number,"buyer_unread"?: number,"created_at"?: string,"id"?: string,"last_at"?: string,"last_seq"?: number,"listing_id"?: string,"opened_by"?: string,"reported_at"?: string | null,"seller_id"?: string,"seller_read_seq"?: number,"seller_sees"?: boolean,"seller_told_seq"?: number,"seller_unread"?: number
                  }
                  Relationships: [
                    
                  ]
                },"disputes": {
                  Row: {
                    "answer": string | null,"answer_due_at": string | null,"answer_photos": (string)[],"answered_at": string | null,"claimed_at": string | null,"claimed_by": string | null,"description": string | null,"id": string,"measurements": Json | null,"note": string | null,"opened_at": string,"opened_by": Database["public"]['Enums']["order_actor"],"order_id": string,"photos": (string)[],"reason": string | null,"refund_amount": number | null,"resolution": string | null,"resolved_at": string | null,"resolved_by": Database["public"]['Enums']["order_actor"] | null,"resolved_by_id": string | null,"dispute_view": Json | null
                  }
                  ComputedFields: "dispute_view"
                  Insert: {
                    "answer"?: string | null,"answer_due_at"?: string | null,"answer_photos"?: (string)[],"answered_at"?: string | null,"claimed_at"?: string | null,"claimed_by"?: string | null,"description"?: string | null,"id"?: string,"measurements"?: Json | null,"note"?: string | null,"opened_at"?: string,"opened_by"?: Database["public"]['Enums']["order_actor"],"order_id": string,"photos"?: (string)[],"reason"?: string | null,"refund_amount"?: number | null,"resolution"?: string | null,"resolved_at"?: string | null,"resolved_by"?: Database["public"]['Enums']["order_actor"] | null,"resolved_by_id"?: string | null
                  }
                  Update: {
                    "answer"?: string | null,"answer_due_at"?: string | null,"answer_photos"?: (string)[],"answered_at"?: string | null,"claimed_at"?: string | null,"claimed_by"?: string | null,"description"?: string | null,"id"?: string,"measurements"?: Json | null,"note"?: string | null,"opened_at"?: string,"opened_by"?: Database["public"]['Enums']["order_actor"],"order_id"?: string,"photos"?: (string)[],"reason"?: string | null,"refund_amount"?: number | null,"resolution"?: string | null,"resolved_at"?: string | null,"resolved_by"?: Database["public"]['Enums']["order_actor"] | null,"resolved_by_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"email_suppressions": {
                  Row: {
                    "address": string,"reason": string,"since": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"reason": string,"since"?: string
                  }
                  Update: {
                    "address"?: string,"reason"?: string,"since"?: string
                  }
                  Relationships: [
                    
                  ]
                },"emails": {
                  Row: {
                    "address": string,"batch_id": string | null,"created_at": string,"data": NonNullable<Json>,"digest_day": string | null,"first_tried_at": string | null,"id": string,"is_pending": boolean,"kind": string,"locale": string,"name": string,"problem": string | null,"provider_id": string | null,"status": Database["private"]['Enums']["email_status"],"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"batch_id"?: string | null,"created_at"?: string,"data": NonNullable<Json>,"digest_day"?: string | null,"first_tried_at"?: string | null,"id": string,"is_pending"?: never,"kind": string,"locale": string,"name": string,"problem"?: string | null,"provider_id"?: string | null,"status"?: Database["private"]['Enums']["email_status"],"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "address"?: string,"batch_id"?: string | null,"created_at"?: string,"data"?: NonNullable<Json>,"digest_day"?: string | null,"first_tried_at"?: string | null,"id"?: string,"is_pending"?: never,"kind"?: string,"locale"?: string,"name"?: string,"problem"?: string | null,"provider_id"?: string | null,"status"?: Database["private"]['Enums']["email_status"],"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"erasures": {
                  Row: {
                    "after_id": string | null,"alias": string,"began_at": string,"pieces": number,"step": number,"user_id": string,"username": string
                  }
                  ComputedFields: never
                  Insert: {
                    "after_id"?: string | null,"alias": string,"began_at"?: string,"pieces"?: number,"step"?: number,"user_id": string,"username": string
                  }
                  Update: {
                    "after_id"?: string | null,"alias"?: string,"began_at"?: string,"pieces"?: number,"step"?: number,"user_id"?: string,"username"?: string
                  }
                  Relationships: [
                    
                  ]
                },"facet_aliases": {
                  Row: {
                    "alias": string,"key": string,"kind": string,"facet_alias_record": Json | null
                  }
                  ComputedFields: "facet_alias_record"
                  Insert: {
                    "alias": string,"key": string,"kind": string
                  }
                  Update: {
                    "alias"?: string,"key"?: string,"kind"?: string
                  }
                  Relationships: [
                    
                  ]
                },"facet_labels": {
                  Row: {
                    "key": string,"kind": string,"label": string
                  }
                  ComputedFields: never
                  Insert: {
                    "key": string,"kind": string,"label": string
                  }
                  Update: {
                    "key"?: string,"kind"?: string,"label"?: string
                  }
                  Relationships: [
                    
                  ]
                },"finance_inbox": {
                  Row: {
                    "attempts": number,"data": NonNullable<Json>,"digest": string,"due_at": string,"handled_at": string | null,"id": string,"last_error": string | null,"outcome": string | null,"position": number,"received_at": string,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"data": NonNullable<Json>,"digest": string,"due_at"?: string,"handled_at"?: string | null,"id": string,"last_error"?: string | null,"outcome"?: string | null,"position"?: never,"received_at"?: string,"type": string
                  }
                  Update: {
                    "attempts"?: number,"data"?: NonNullable<Json>,"digest"?: string,"due_at"?: string,"handled_at"?: string | null,"id"?: string,"last_error"?: string | null,"outcome"?: string | null,"position"?: never,"received_at"?: string,"type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"finance_portal": {
                  Row: {
                    "down_since": string | null,"due_floor": string,"floors_until": string,"last_seq": number,"leased_until": string | null,"numbered_position": number,"numbered_xmax": unknown,"position_floor": number,"probe_at": string | null,"singleton": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "down_since"?: string | null,"due_floor"?: string,"floors_until"?: string,"last_seq"?: number,"leased_until"?: string | null,"numbered_position"?: number,"numbered_xmax"?: unknown,"position_floor"?: number,"probe_at"?: string | null,"singleton"?: boolean
                  }
                  Update: {
                    "down_since"?: string | null,"due_floor"?: string,"floors_until"?: string,"last_seq"?: number,"leased_until"?: string | null,"numbered_position"?: number,"numbered_xmax"?: unknown,"position_floor"?: number,"probe_at"?: string | null,"singleton"?: boolean
                  }
                  Relationships: [
                    
                  ]
                },"fits": {
                  Row: {
                    "measurements": Json | null,"product_category": string,"size": string | null,"tolerance_cm": number,"user_id": string,"fit_record": Json | null
                  }
                  ComputedFields: "fit_record"
                  Insert: {
                    "measurements"?: Json | null,"product_category": string,"size"?: string | null,"tolerance_cm"?: number,"user_id": string
                  }
                  Update: {
                    "measurements"?: Json | null,"product_category"?: string,"size"?: string | null,"tolerance_cm"?: number,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"follows": {
                  Row: {
                    "created_at": string,"followed_id": string,"follower_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"followed_id": string,"follower_id": string
                  }
                  Update: {
                    "created_at"?: string,"followed_id"?: string,"follower_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"idempotency_keys": {
                  Row: {
                    "body": string | null,"caller_id": string,"claim_id": string,"claimed_at": string,"fingerprint": string,"key": string,"method": string,"path": string,"status": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string | null,"caller_id": string,"claim_id"?: string,"claimed_at"?: string,"fingerprint": string,"key": string,"method": string,"path": string,"status"?: number | null
                  }
                  Update: {
                    "body"?: string | null,"caller_id"?: string,"claim_id"?: string,"claimed_at"?: string,"fingerprint"?: string,"key"?: string,"method"?: string,"path"?: string,"status"?: number | null
                  }
                  Relationships: [
                    
                  ]
                },"invoices": {
                  Row: {
                    "amount": number,"booked": number,"expires_at": string | null,"external_id": string,"lease": number,"leased_until": string,"order_id": string,"provider": string,"provider_id": string | null,"request_key": string | null,"status": string,"updated_at": string,"url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"booked"?: number,"expires_at"?: string | null,"external_id": string,"lease"?: number,"leased_until"?: string,"order_id": string,"provider": string,"provider_id"?: string | null,"request_key"?: string | null,"status"?: string,"updated_at"?: string,"url"?: string | null
                  }
                  Update: {
                    "amount"?: number,"booked"?: number,"expires_at"?: string | null,"external_id"?: string,"lease"?: number,"leased_until"?: string,"order_id"?: string,"provider"?: string,"provider_id"?: string | null,"request_key"?: string | null,"status"?: string,"updated_at"?: string,"url"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"job_floor": {
                  Row: {
                    "run_at": string,"singleton": boolean,"until": string
                  }
                  ComputedFields: never
                  Insert: {
                    "run_at"?: string,"singleton"?: boolean,"until"?: string
                  }
                  Update: {
                    "run_at"?: string,"singleton"?: boolean,"until"?: string
                  }
                  Relationships: [
                    
                  ]
                },"job_kinds": {
                  Row: {
                    "first_retry_seconds": number,"is_fifo": boolean,"kind": string,"longest_retry_seconds": number,"max_attempts": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "first_retry_seconds"?: number,"is_fifo"?: boolean,"kind": string,"longest_retry_seconds"?: number,"max_attempts"?: number | null
                  }
                  Update: {
                    "first_retry_seconds"?: number,"is_fifo"?: boolean,"kind"?: string,"longest_retry_seconds"?: number,"max_attempts"?: number | null
                  }
                  Relationships: [
                    
                  ]
                },"jobs": {
                  Row: {
                    "attempts": number,"created_at": string,"dead_at": string | null,"due_at": string | null,"fifo_key": string | null,"finished_at": string | null,"id": string,"is_failing": boolean,"key": string,"kind": string,"last_error": string | null,"lease_token": string | null,"leased_until": string | null,"max_attempts": number | null,"payload": NonNullable<Json>,"position": number,"run_at": string,"traceparent": string | null,"awaits_subject": boolean | null,"is_first_in_fifo": boolean | null
                  }
                  ComputedFields: "awaits_subject" | "is_first_in_fifo"
                  Insert: {
                    "attempts"?: number,"created_at"?: string,"dead_at"?: string | null,"due_at"?: string | null,"fifo_key"?: string | null,"finished_at"?: string | null,"id"?: string,"is_failing"?: never,"key": string,"kind": string,"last_error"?: string | null,"lease_token"?: string | null,"leased_until"?: string | null,"max_attempts"?: number | null,"payload"?: NonNullable<Json>,"position"?: never,"run_at"?: string,"traceparent"?: string | null
                  }
                  Update: {
                    "attempts"?: number,"created_at"?: string,"dead_at"?: string | null,"due_at"?: string | null,"fifo_key"?: string | null,"finished_at"?: string | null,"id"?: string,"is_failing"?: never,"key"?: string,"kind"?: string,"last_error"?: string | null,"lease_token"?: string | null,"leased_until"?: string | null,"max_attempts"?: number | null,"payload"?: NonNullable<Json>,"position"?: never,"run_at"?: string,"traceparent"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"ktp_submissions": {
                  Row: {
                    "decided_at": string | null,"decided_by": string | null,"erase_at": string | null,"erased_at": string | null,"id": string,"photo_path": string,"rejection_reason": string | null,"selfie_path": string,"status": Database["private"]['Enums']["ktp_status"],"submitted_at": string,"user_id": string,"ktp_record": Json | null
                  }
                  ComputedFields: "ktp_record"
                  Insert: {
                    "decided_at"?: string | null,"decided_by"?: string | null,"erase_at"?: string | null,"erased_at"?: string | null,"id"?: string,"photo_path": string,"rejection_reason"?: string | null,"selfie_path": string,"status"?: Database["private"]['Enums']["ktp_status"],"submitted_at"?: string,"user_id": string
                  }
                  Update: {
                    "decided_at"?: string | null,"decided_by"?: string | null,"erase_at"?: string | null,"erased_at"?: string | null,"id"?: string,"photo_path"?: string,"rejection_reason"?: string | null,"selfie_path"?: string,"status"?: Database["private"]['Enums']["ktp_status"],"submitted_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"ledger_accounts": {
                  Row: {
                    "balance": number,"created_at": string,"holder_id": string,"id": number,"kind": Database["private"]['Enums']["account_kind"],"order_id": string | null,"stripe": number,"user_id": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "balance"?: number,"created_at"?: string,"holder_id"?: never,"id"?: never,"kind": Database["private"]['Enums']["account_kind"],"order_id"?: string | null,"stripe"?: number,"user_id"?: string | null,"version"?: number
                  }
                  Update: {
                    "balance"?: number,"created_at"?: string,"holder_id"?: never,"id"?: never,"kind"?: Database["private"]['Enums']["account_kind"],"order_id"?: string | null,"stripe"?: number,"user_id"?: string | null,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"ledger_check": {
                  Row: {
                    "account_id": number,"drift": number,"finished_at": string,"singleton": boolean,"transfers_until": string
                  }
                  ComputedFields: never
                  Insert: {
                    "account_id"?: number,"drift"?: number,"finished_at"?: string,"singleton"?: boolean,"transfers_until"?: string
                  }
                  Update: {
                    "account_id"?: number,"drift"?: number,"finished_at"?: string,"singleton"?: boolean,"transfers_until"?: string
                  }
                  Relationships: [
                    
                  ]
                },"ledger_entries": {
                  Row: {
                    "account_id": number,"amount": number,"balance_after": number,"created_at": string,"transfer_id": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "account_id": number,"amount": number,"balance_after": number,"created_at"?: string,"transfer_id": string,"version": number
                  }
                  Update: {
                    "account_id"?: number,"amount"?: number,"balance_after"?: number,"created_at"?: string,"transfer_id"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "ledger_entries_account_id_fkey"
      columns: ["account_id"]
isOneToOne: false
      referencedRelation: "ledger_accounts"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: false
      referencedRelation: "ledger_transfers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: false
      referencedRelation: "provider_movements"
      referencedColumns: ["transfer_id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: false
      referencedRelation: "suspense_items"
      referencedColumns: ["id"]
    }
                  ]
                },"ledger_resolutions": {
                  Row: {
                    "created_at": string,"outcome": Database["private"]['Enums']["hold_outcome"],"pending_id": string,"transfer_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"outcome": Database["private"]['Enums']["hold_outcome"],"pending_id": string,"transfer_id": string
                  }
                  Update: {
                    "created_at"?: string,"outcome"?: Database["private"]['Enums']["hold_outcome"],"pending_id"?: string,"transfer_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "ledger_resolutions_pending_id_fkey"
      columns: ["pending_id"]
isOneToOne: true
      referencedRelation: "ledger_transfers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_resolutions_pending_id_fkey"
      columns: ["pending_id"]
isOneToOne: true
      referencedRelation: "provider_movements"
      referencedColumns: ["transfer_id"]
    },{
      foreignKeyName: "ledger_resolutions_pending_id_fkey"
      columns: ["pending_id"]
isOneToOne: true
      referencedRelation: "suspense_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_resolutions_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: true
      referencedRelation: "ledger_transfers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_resolutions_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: true
      referencedRelation: "provider_movements"
      referencedColumns: ["transfer_id"]
    },{
      foreignKeyName: "ledger_resolutions_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: true
      referencedRelation: "suspense_items"
      referencedColumns: ["id"]
    }
                  ]
                },"ledger_totals": {
                  Row: {
                    "accounts": number,"balance": number,"kind": Database["private"]['Enums']["account_kind"]
                  }
                  ComputedFields: never
                  Insert: {
                    "accounts"?: number,"balance"?: number,"kind": Database["private"]['Enums']["account_kind"]
                  }
                  Update: {
                    "accounts"?: number,"balance"?: number,"kind"?: Database["private"]['Enums']["account_kind"]
                  }
                  Relationships: [
                    
                  ]
                },"ledger_transfers": {
                  Row: {
                    "created_at": string,"description": string,"event_at": string,"id": string,"is_pending": boolean,"key": string,"kind": string,"order_id": string | null,"withdrawal_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"description": string,"event_at": string,"id"?: string,"is_pending"?: boolean,"key": string,"kind": string,"order_id"?: string | null,"withdrawal_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"description"?: string,"event_at"?: string,"id"?: string,"is_pending"?: boolean,"key"?: string,"kind"?: string,"order_id"?: string | null,"withdrawal_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "ledger_transfers_withdrawal_id_fkey"
      columns: ["withdrawal_id"]
isOneToOne: false
      referencedRelation: "withdrawals"
      referencedColumns: ["id"]
    }
                  ]
                },"listing_search": {
                  Row: {
                    "brand": string | null,"bucket": number,"condition": string,"document": unknown,"facets": (string)[],"gender": string,"headline": unknown,"listing_id": string,"number": number,"padding": string,"price": number,"price_band": number,"product_category": string,"size": string | null,"vibe_tags": (string)[],"listing_keys": (string)[] | null
                  }
                  ComputedFields: "listing_keys"
                  Insert: {
                    "brand"?: string | null,"bucket"?: never,"condition": string,"document": unknown,"facets": (string)[],"gender": string,"headline": unknown,"listing_id": string,"number": number,"padding"?: never,"price": number,"price_band"?: never,"product_category": string,"size"?: string | null,"vibe_tags": (string)[]
                  }
                  Update: {
                    "brand"?: string | null,"bucket"?: never,"condition"?: string,"document"?: unknown,"facets"?: (string)[],"gender"?: string,"headline"?: unknown,"listing_id"?: string,"number"?: number,"padding"?: never,"price"?: number,"price_band"?: never,"product_category"?: string,"size"?: string | null,"vibe_tags"?: (string)[]
                  }
                  Relationships: [
                    
                  ]
                },"listing_traits": {
                  Row: {
                    "alike": (number)[],"gender": string,"is_visible": boolean,"listing_id": string,"looks": unknown,"number": number,"price_band": number,"product_category": string,"seller_id": string,"traits": unknown
                  }
                  ComputedFields: never
                  Insert: {
                    "alike": (number)[],"gender": string,"is_visible"?: boolean,"listing_id": string,"looks"?: unknown,"number": number,"price_band": number,"product_category": string,"seller_id": string,"traits": unknown
                  }
                  Update: {
                    "alike"?: (number)[],"gender"?: string,"is_visible"?: boolean,"listing_id"?: string,"looks"?: unknown,"number"?: number,"price_band"?: number,"product_category"?: string,"seller_id"?: string,"traits"?: unknown
                  }
                  Relationships: [
                    
                  ]
                },"listing_words": {
                  Row: {
                    "number": number,"word": string
                  }
                  ComputedFields: never
                  Insert: {
                    "number": number,"word": string
                  }
                  Update: {
                    "number"?: number,"word"?: string
                  }
                  Relationships: [
                    
                  ]
                },"live_chats": {
                  Row: {
                    "last_at": string,"last_seq": number,"month": string,"stream_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "last_at"?: string,"last_seq"?: number,"month"?: string,"stream_id": string
                  }
                  Update: {
                    "last_at"?: string,"last_seq"?: number,"month"?: string,"stream_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"live_stream_counts": {
                  Row: {
                    "status": Database["public"]['Enums']["live_status"],"streams": number,"stripe": number
                  }
                  ComputedFields: never
                  Insert: {
                    "status": Database["public"]['Enums']["live_status"],"streams": number,"stripe"?: number
                  }
                  Update: {
                    "status"?: Database["public"]['Enums']["live_status"],"streams"?: number,"stripe"?: number
                  }
                  Relationships: [
                    
                  ]
                },"live_viewers": {
                  Row: {
                    "stream_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "stream_id": string,"user_id": string
                  }
                  Update: {
                    "stream_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"lone_decisions": {
                  Row: {
                    "amount": number,"beneficiary_id": string | null,"decided_at": string,"decision": string,"id": number,"staff_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"beneficiary_id"?: string | null,"decided_at"?: string,"decision": string,"id"?: never,"staff_id": string
                  }
                  Update: {
                    "amount"?: number,"beneficiary_id"?: string | null,"decided_at"?: string,"decision"?: string,"id"?: never,"staff_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lone_decisions_decision_fkey"
      columns: ["decision"]
isOneToOne: false
      referencedRelation: "authorities"
      referencedColumns: ["decision"]
    }
                  ]
                },"messages": {
                  Row: {
                    "conversation_id": string,"created_at": string,"is_masked": boolean,"original": string | null,"sender_id": string,"seq": number,"text": string | null,"message_record": Json | null
                  }
                  ComputedFields: "message_record"
                  Insert: {
                    "conversation_id": string,"created_at": string,"is_masked"?: boolean,"original"?: string | null,"sender_id": string,"seq": number,"text"?: string | null
                  }
                  Update: {
                    "conversation_id"?: string,"created_at"?: string,"is_masked"?: boolean,"original"?: string | null,"sender_id"?: string,"seq"?: number,"text"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "messages_conversation_id_fkey"
      columns: ["conversation_id"]
isOneToOne: false
      referencedRelation: "conversations"
      referencedColumns: ["id"]
    }
                  ]
                },"notification_kinds": {
                  Row: {
                    "category": string,"is_mailed": boolean,"is_mutable": boolean,"kind": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category": string,"is_mailed": boolean,"is_mutable": boolean,"kind": string
                  }
                  Update: {
                    "category"?: string,"is_mailed"?: boolean,"is_mutable"?: boolean,"kind"?: string
                  }
                  Relationships: [
                    
                  ]
                },"offer_transitions": {
                  Row: {
                    "actor": string,"from_status": Database["private"]['Enums']["offer_status"],"to_status": Database["private"]['Enums']["offer_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "actor": string,"from_status": Database["private"]['Enums']["offer_status"],"to_status": Database["private"]['Enums']["offer_status"]
                  }
                  Update: {
                    "actor"?: string,"from_status"?: Database["private"]['Enums']["offer_status"],"to_status"?: Database["private"]['Enums']["offer_status"]
                  }
                  Relationships: [
                    
                  ]
                },"offers": {
                  Row: {
                    "buyer_id": string,"counter_of": string | null,"created_at": string,"ended_because": string | null,"expires_at": string,"id": string,"listing_id": string,"listing_price": number,"offered_by": string,"price": number,"seller_id": string,"status": Database["private"]['Enums']["offer_status"],"updated_at": string,"announce_offer": undefined | null,"listing_of_offer": Database["public"]['Tables']["listings"]['Row'] | null,"offer_record": Json | null,"offer_status": Database["private"]['Enums']["offer_status"] | null
                  }
                  ComputedFields: "announce_offer" | "listing_of_offer" | "offer_record" | "offer_status"
                  Insert: {
                    "buyer_id": string,"counter_of"?: string | null,"created_at"?: string,"ended_because"?: string | null,"expires_at": string,"id"?: string,"listing_id": string,"listing_price": number,"offered_by": string,"price": number,"seller_id": string,"status"?: Database["private"]['Enums']["offer_status"],"updated_at"?: string
                  }
                  Update: {
                    "buyer_id"?: string,"counter_of"?: string | null,"created_at"?: string,"ended_because"?: string | null,"expires_at"?: string,"id"?: string,"listing_id"?: string,"listing_price"?: number,"offered_by"?: string,"price"?: number,"seller_id"?: string,"status"?: Database["private"]['Enums']["offer_status"],"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "offers_counter_of_fkey"
      columns: ["counter_of"]
isOneToOne: true
      referencedRelation: "offers"
      referencedColumns: ["id"]
    }
                  ]
                },"order_addresses": {
                  Row: {
                    "city": string,"district": string | null,"latitude": number | null,"longitude": number | null,"order_id": string,"party": Database["public"]['Enums']["order_actor"],"phone": string,"postal_code": string,"province": string,"recipient_name": string,"street": string,"mask_recipient": Json | null
                  }
                  ComputedFields: "mask_recipient"
                  Insert: {
                    "city": string,"district"?: string | null,"latitude"?: number | null,"longitude"?: number | null,"order_id": string,"party": Database["public"]['Enums']["order_actor"],"phone": string,"postal_code": string,"province": string,"recipient_name": string,"street": string
                  }
                  Update: {
                    "city"?: string,"district"?: string | null,"latitude"?: number | null,"longitude"?: number | null,"order_id"?: string,"party"?: Database["public"]['Enums']["order_actor"],"phone"?: string,"postal_code"?: string,"province"?: string,"recipient_name"?: string,"street"?: string
                  }
                  Relationships: [
                    
                  ]
                },"order_history": {
                  Row: {
                    "actor": Database["public"]['Enums']["order_actor"],"actor_id": string | null,"at": string,"from_status": Database["public"]['Enums']["order_status"] | null,"order_id": string,"reason": string | null,"to_status": Database["public"]['Enums']["order_status"],"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "actor": Database["public"]['Enums']["order_actor"],"actor_id"?: string | null,"at"?: string,"from_status"?: Database["public"]['Enums']["order_status"] | null,"order_id": string,"reason"?: string | null,"to_status": Database["public"]['Enums']["order_status"],"version": number
                  }
                  Update: {
                    "actor"?: Database["public"]['Enums']["order_actor"],"actor_id"?: string | null,"at"?: string,"from_status"?: Database["public"]['Enums']["order_status"] | null,"order_id"?: string,"reason"?: string | null,"to_status"?: Database["public"]['Enums']["order_status"],"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"order_statuses": {
                  Row: {
                    "has_ended": boolean,"holds_listing": boolean,"in_escrow": boolean,"parcel": Database["private"]['Enums']["shipment_direction"] | null,"pays_out": boolean,"returns_unspent_shipping": boolean,"status": Database["public"]['Enums']["order_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "has_ended": boolean,"holds_listing": boolean,"in_escrow": boolean,"parcel"?: Database["private"]['Enums']["shipment_direction"] | null,"pays_out": boolean,"returns_unspent_shipping": boolean,"status": Database["public"]['Enums']["order_status"]
                  }
                  Update: {
                    "has_ended"?: boolean,"holds_listing"?: boolean,"in_escrow"?: boolean,"parcel"?: Database["private"]['Enums']["shipment_direction"] | null,"pays_out"?: boolean,"returns_unspent_shipping"?: boolean,"status"?: Database["public"]['Enums']["order_status"]
                  }
                  Relationships: [
                    
                  ]
                },"order_transitions": {
                  Row: {
                    "actor": Database["public"]['Enums']["order_actor"],"after_setting": string | null,"counts_from": string,"effects": (string)[],"from_status": Database["public"]['Enums']["order_status"],"is_joint": boolean,"notification": string | null,"precondition": string | null,"remind_setting": string | null,"reminds": Database["public"]['Enums']["order_actor"] | null,"to_status": Database["public"]['Enums']["order_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "actor": Database["public"]['Enums']["order_actor"],"after_setting"?: string | null,"counts_from"?: string,"effects"?: (string)[],"from_status": Database["public"]['Enums']["order_status"],"is_joint"?: never,"notification"?: string | null,"precondition"?: string | null,"remind_setting"?: string | null,"reminds"?: Database["public"]['Enums']["order_actor"] | null,"to_status": Database["public"]['Enums']["order_status"]
                  }
                  Update: {
                    "actor"?: Database["public"]['Enums']["order_actor"],"after_setting"?: string | null,"counts_from"?: string,"effects"?: (string)[],"from_status"?: Database["public"]['Enums']["order_status"],"is_joint"?: never,"notification"?: string | null,"precondition"?: string | null,"remind_setting"?: string | null,"reminds"?: Database["public"]['Enums']["order_actor"] | null,"to_status"?: Database["public"]['Enums']["order_status"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_transitions_after_setting_fkey"
      columns: ["after_setting"]
isOneToOne: false
      referencedRelation: "settings"
      referencedColumns: ["name"]
    },{
      foreignKeyName: "order_transitions_notification_fkey"
      columns: ["notification"]
isOneToOne: false
      referencedRelation: "notification_kinds"
      referencedColumns: ["kind"]
    },{
      foreignKeyName: "order_transitions_remind_setting_fkey"
      columns: ["remind_setting"]
isOneToOne: false
      referencedRelation: "settings"
      referencedColumns: ["name"]
    }
                  ]
                },"outbox": {
                  Row: {
                    "aggregate_id": string,"aggregate_type": string,"aggregate_version": number,"attempts": number,"data": NonNullable<Json>,"dead_at": string | null,"delivered_at": string | null,"due_at": string,"has_uncounted_attempt": boolean,"id": string,"is_next": boolean,"last_error": string | null,"lease_token": string | null,"leased_until": string | null,"occurred_at": string,"position": number,"schema_version": number,"seq": number | null,"traceparent": string | null,"type": string,"event_envelope": Json | null
                  }
                  ComputedFields: "event_envelope"
                  Insert: {
                    "aggregate_id": string,"aggregate_type": string,"aggregate_version": number,"attempts"?: number,"data": NonNullable<Json>,"dead_at"?: string | null,"delivered_at"?: string | null,"due_at"?: string,"has_uncounted_attempt"?: boolean,"id"?: string,"is_next"?: boolean,"last_error"?: string | null,"lease_token"?: string | null,"leased_until"?: string | null,"occurred_at"?: string,"position"?: never,"schema_version"?: number,"seq"?: number | null,"traceparent"?: string | null,"type": string
                  }
                  Update: {
                    "aggregate_id"?: string,"aggregate_type"?: string,"aggregate_version"?: number,"attempts"?: number,"data"?: NonNullable<Json>,"dead_at"?: string | null,"delivered_at"?: string | null,"due_at"?: string,"has_uncounted_attempt"?: boolean,"id"?: string,"is_next"?: boolean,"last_error"?: string | null,"lease_token"?: string | null,"leased_until"?: string | null,"occurred_at"?: string,"position"?: never,"schema_version"?: number,"seq"?: number | null,"traceparent"?: string | null,"type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"personal_data": {
                  Row: {
                    "by": string | null,"columns": (string)[],"exported": string | null,"masked": string | null,"on_leaving": string,"owner": string,"relation": string
                  }
                  ComputedFields: never
                  Insert: {
                    "by"?: string | null,"columns": (string)[],"exported"?: string | null,"masked"?: string | null,"on_leaving": string,"owner": string,"relation": string
                  }
                  Update: {
                    "by"?: string | null,"columns"?: (string)[],"exported"?: string | null,"masked"?: string | null,"on_leaving"?: string,"owner"?: string,"relation"?: string
                  }
                  Relationships: [
                    
                  ]
                },"personal_exports": {
                  Row: {
                    "archive": string | null,"columns": (string)[] | null,"owner": string,"record": string | null,"relation": string,"section": string,"sort": string
                  }
                  ComputedFields: never
                  Insert: {
                    "archive"?: string | null,"columns"?: (string)[] | null,"owner": string,"record"?: string | null,"relation": string,"section": string,"sort": string
                  }
                  Update: {
                    "archive"?: string | null,"columns"?: (string)[] | null,"owner"?: string,"record"?: string | null,"relation"?: string,"section"?: string,"sort"?: string
                  }
                  Relationships: [
                    
                  ]
                },"personal_owners": {
                  Row: {
                    "condition": string,"owner": string,"relation": string
                  }
                  ComputedFields: never
                  Insert: {
                    "condition": string,"owner": string,"relation": string
                  }
                  Update: {
                    "condition"?: string,"owner"?: string,"relation"?: string
                  }
                  Relationships: [
                    
                  ]
                },"photos": {
                  Row: {
                    "height": number | null,"owner_id": string,"path": string,"thumbhash": string | null,"url": string | null,"width": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "height"?: number | null,"owner_id": string,"path": string,"thumbhash"?: string | null,"url"?: string | null,"width"?: number | null
                  }
                  Update: {
                    "height"?: number | null,"owner_id"?: string,"path"?: string,"thumbhash"?: string | null,"url"?: string | null,"width"?: number | null
                  }
                  Relationships: [
                    
                  ]
                },"portal_commands": {
                  Row: {
                    "answer": Json | null,"command": NonNullable<Json>,"digest": string,"id": string,"received_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: Json | null,"command": NonNullable<Json>,"digest": string,"id": string,"received_at"?: string
                  }
                  Update: {
                    "answer"?: Json | null,"command"?: NonNullable<Json>,"digest"?: string,"id"?: string,"received_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"provider_events": {
                  Row: {
                    "body": NonNullable<Json>,"handled_at": string | null,"id": string,"is_open": boolean,"outcome": string | null,"provider": string,"received_at": string,"reference": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body": NonNullable<Json>,"handled_at"?: string | null,"id": string,"is_open"?: never,"outcome"?: string | null,"provider": string,"received_at"?: string,"reference"?: string | null
                  }
                  Update: {
                    "body"?: NonNullable<Json>,"handled_at"?: string | null,"id"?: string,"is_open"?: never,"outcome"?: string | null,"provider"?: string,"received_at"?: string,"reference"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"provider_transactions": {
                  Row: {
                    "amount": number,"cashflow": string,"changed_at": string,"created_at": string,"fee": number,"fee_version": number,"id": string,"reference": string,"status": string,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"cashflow": string,"changed_at"?: string,"created_at": string,"fee": number,"fee_version"?: number,"id": string,"reference": string,"status": string,"type": string
                  }
                  Update: {
                    "amount"?: number,"cashflow"?: string,"changed_at"?: string,"created_at"?: string,"fee"?: number,"fee_version"?: number,"id"?: string,"reference"?: string,"status"?: string,"type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"providers": {
                  Row: {
                    "failed_at": string | null,"failing_since": string | null,"last_error": string | null,"missing": string | null,"name": string,"off_since": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "failed_at"?: string | null,"failing_since"?: string | null,"last_error"?: string | null,"missing"?: string | null,"name": string,"off_since"?: string | null
                  }
                  Update: {
                    "failed_at"?: string | null,"failing_since"?: string | null,"last_error"?: string | null,"missing"?: string | null,"name"?: string,"off_since"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"push_receipts": {
                  Row: {
                    "notification_id": string,"sent_at": string,"subscription_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "notification_id": string,"sent_at"?: string,"subscription_id": string
                  }
                  Update: {
                    "notification_id"?: string,"sent_at"?: string,"subscription_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "push_receipts_subscription_id_fkey"
      columns: ["subscription_id"]
isOneToOne: false
      referencedRelation: "push_subscriptions"
      referencedColumns: ["id"]
    }
                  ]
                },"push_subscriptions": {
                  Row: {
                    "auth": string,"created_at": string,"deleted_at": string | null,"deleted_because": string | null,"endpoint": string,"id": string,"p256dh": string,"user_id": string,"push_subscription_record": Json | null,"push_target": Json | null
                  }
                  ComputedFields: "push_subscription_record" | "push_target"
                  Insert: {
                    "auth": string,"created_at"?: string,"deleted_at"?: string | null,"deleted_because"?: string | null,"endpoint": string,"id"?: string,"p256dh": string,"user_id": string
                  }
                  Update: {
                    "auth"?: string,"created_at"?: string,"deleted_at"?: string | null,"deleted_because"?: string | null,"endpoint"?: string,"id"?: string,"p256dh"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"rate_limits": {
                  Row: {
                    "action": string,"max_calls": number,"meaning": string,"per_seconds": number
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"max_calls": number,"meaning": string,"per_seconds": number
                  }
                  Update: {
                    "action"?: string,"max_calls"?: number,"meaning"?: string,"per_seconds"?: number
                  }
                  Relationships: [
                    
                  ]
                },"rate_windows": {
                  Row: {
                    "action": string,"calls": number,"ends_at": string,"subject": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"calls": number,"ends_at": string,"subject": string
                  }
                  Update: {
                    "action"?: string,"calls"?: number,"ends_at"?: string,"subject"?: string
                  }
                  Relationships: [
                    
                  ]
                },"reconciliation_differences": {
                  Row: {
                    "closed_at": string | null,"counter_account": Database["private"]['Enums']["account_kind"],"created_at": string,"difference": number,"id": string,"ledger_amount": number,"order_id": string | null,"problem": string | null,"provider_amount": number,"reference": string,"reversal_key": string | null,"run_id": number,"statement": string,"status": Database["private"]['Enums']["difference_status"],"withdrawal_id": string | null,"check_reversal": undefined | null,"correction_request": Json | null,"correction_suspense": {
              "amount": number,
"created_at": string,
"id": string,
"key": string,
"kind": string,
"order_id": string | null,
"resolution": string | null,
"resolved_at": string | null
            } | null,"difference_record": Json | null,"is_correction_spent": boolean | null,"is_loss": boolean | null,"is_purchase": boolean | null,"opposite_correction": {
              "closed_at": string | null,
"counter_account": Database["private"]['Enums']["account_kind"],
"created_at": string,
"difference": number,
"id": string,
"ledger_amount": number,
"order_id": string | null,
"problem": string | null,
"provider_amount": number,
"reference": string,
"reversal_key": string | null,
"run_id": number,
"statement": string,
"status": Database["private"]['Enums']["difference_status"],
"withdrawal_id": string | null
            } | null
                  }
                  ComputedFields: "check_reversal" | "correction_request" | "correction_suspense" | "difference_record" | "is_correction_spent" | "is_loss" | "is_purchase" | "opposite_correction"
                  Insert: {
                    "closed_at"?: string | null,"counter_account": Database["private"]['Enums']["account_kind"],"created_at"?: string,"difference"?: never,"id"?: string,"ledger_amount": number,"order_id"?: string | null,"problem"?: string | null,"provider_amount": number,"reference": string,"reversal_key"?: string | null,"run_id": number,"statement": string,"status"?: Database["private"]['Enums']["difference_status"],"withdrawal_id"?: string | null
                  }
                  Update: {
                    "closed_at"?: string | null,"counter_account"?: Database["private"]['Enums']["account_kind"],"created_at"?: string,"difference"?: never,"id"?: string,"ledger_amount"?: number,"order_id"?: string | null,"problem"?: string | null,"provider_amount"?: number,"reference"?: string,"reversal_key"?: string | null,"run_id"?: number,"statement"?: string,"status"?: Database["private"]['Enums']["difference_status"],"withdrawal_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "reconciliation_differences_run_id_fkey"
      columns: ["run_id"]
isOneToOne: false
      referencedRelation: "reconciliation_runs"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reconciliation_differences_withdrawal_id_fkey"
      columns: ["withdrawal_id"]
isOneToOne: false
      referencedRelation: "withdrawals"
      referencedColumns: ["id"]
    }
                  ]
                },"reconciliation_references": {
                  Row: {
                    "reference": string,"statement": string
                  }
                  ComputedFields: never
                  Insert: {
                    "reference": string,"statement": string
                  }
                  Update: {
                    "reference"?: string,"statement"?: string
                  }
                  Relationships: [
                    
                  ]
                },"reconciliation_runs": {
                  Row: {
                    "after_id": string | null,"created_at": string,"finished_at": string | null,"from_at": string,"id": number,"other_provider": string | null,"queued_until": string | null,"statement": string,"to_at": string,"transactions": number,"reconciliation_run_record": Json | null
                  }
                  ComputedFields: "reconciliation_run_record"
                  Insert: {
                    "after_id"?: string | null,"created_at"?: string,"finished_at"?: string | null,"from_at": string,"id"?: never,"other_provider"?: string | null,"queued_until"?: string | null,"statement": string,"to_at": string,"transactions"?: number
                  }
                  Update: {
                    "after_id"?: string | null,"created_at"?: string,"finished_at"?: string | null,"from_at"?: string,"id"?: never,"other_provider"?: string | null,"queued_until"?: string | null,"statement"?: string,"to_at"?: string,"transactions"?: number
                  }
                  Relationships: [
                    
                  ]
                },"refunds": {
                  Row: {
                    "amount": number,"attempts": number,"checkout_id": string,"created_at": string,"failure_code": string | null,"id": string,"order_id": string | null,"provider": string,"provider_refund_id": string | null,"reference": string,"status": Database["private"]['Enums']["refund_status"],"transfer_key": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"attempts"?: number,"checkout_id": string,"created_at"?: string,"failure_code"?: string | null,"id"?: string,"order_id"?: string | null,"provider": string,"provider_refund_id"?: string | null,"reference": string,"status"?: Database["private"]['Enums']["refund_status"],"transfer_key": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "amount"?: number,"attempts"?: number,"checkout_id"?: string,"created_at"?: string,"failure_code"?: string | null,"id"?: string,"order_id"?: string | null,"provider"?: string,"provider_refund_id"?: string | null,"reference"?: string,"status"?: Database["private"]['Enums']["refund_status"],"transfer_key"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"reports": {
                  Row: {
                    "closed_at": string | null,"closed_by": string | null,"conversation_id": string | null,"details": string | null,"id": string,"listing_id": string | null,"note": string | null,"opened_at": string,"outcome": string | null,"reason": string,"reporter_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "closed_at"?: string | null,"closed_by"?: string | null,"conversation_id"?: string | null,"details"?: string | null,"id"?: string,"listing_id"?: string | null,"note"?: string | null,"opened_at"?: string,"outcome"?: string | null,"reason": string,"reporter_id": string,"user_id": string
                  }
                  Update: {
                    "closed_at"?: string | null,"closed_by"?: string | null,"conversation_id"?: string | null,"details"?: string | null,"id"?: string,"listing_id"?: string | null,"note"?: string | null,"opened_at"?: string,"outcome"?: string | null,"reason"?: string,"reporter_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "reports_conversation_id_fkey"
      columns: ["conversation_id"]
isOneToOne: false
      referencedRelation: "conversations"
      referencedColumns: ["id"]
    }
                  ]
                },"retention": {
                  Row: {
                    "action": string,"before_deletion": string | null,"finished": string | null,"relation": string,"setting": string | null,"why": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"before_deletion"?: string | null,"finished"?: string | null,"relation": string,"setting"?: string | null,"why": string
                  }
                  Update: {
                    "action"?: string,"before_deletion"?: string | null,"finished"?: string | null,"relation"?: string,"setting"?: string | null,"why"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "retention_setting_fkey"
      columns: ["setting"]
isOneToOne: false
      referencedRelation: "settings"
      referencedColumns: ["name"]
    }
                  ]
                },"retention_passes": {
                  Row: {
                    "deleted": number,"ended_on": string | null,"next_page": number,"relation": string
                  }
                  ComputedFields: never
                  Insert: {
                    "deleted"?: number,"ended_on"?: string | null,"next_page"?: number,"relation": string
                  }
                  Update: {
                    "deleted"?: number,"ended_on"?: string | null,"next_page"?: number,"relation"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "retention_passes_relation_fkey"
      columns: ["relation"]
isOneToOne: true
      referencedRelation: "retention"
      referencedColumns: ["relation"]
    }
                  ]
                },"returns": {
                  Row: {
                    "courier_code": string | null,"description": string | null,"order_id": string,"photos": (string)[],"reason": string | null,"rejected_at": string | null,"rejection_reason": string | null,"requested_at": string,"small_return_at": string | null,"tracking_number": string | null,"unscanned_at": string | null,"return_view": Json | null
                  }
                  ComputedFields: "return_view"
                  Insert: {
                    "courier_code"?: string | null,"description"?: string | null,"order_id": string,"photos"?: (string)[],"reason"?: string | null,"rejected_at"?: string | null,"rejection_reason"?: string | null,"requested_at"?: string,"small_return_at"?: string | null,"tracking_number"?: string | null,"unscanned_at"?: string | null
                  }
                  Update: {
                    "courier_code"?: string | null,"description"?: string | null,"order_id"?: string,"photos"?: (string)[],"reason"?: string | null,"rejected_at"?: string | null,"rejection_reason"?: string | null,"requested_at"?: string,"small_return_at"?: string | null,"tracking_number"?: string | null,"unscanned_at"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"reviews": {
                  Row: {
                    "comment": string | null,"created_at": string,"hidden_at": string | null,"id": string,"order_id": string,"rating": number,"replied_at": string | null,"reply": string | null,"reviewer_id": string,"seller_id": string,"review_record": Json | null
                  }
                  ComputedFields: "review_record"
                  Insert: {
                    "comment"?: string | null,"created_at"?: string,"hidden_at"?: string | null,"id"?: string,"order_id": string,"rating": number,"replied_at"?: string | null,"reply"?: string | null,"reviewer_id": string,"seller_id": string
                  }
                  Update: {
                    "comment"?: string | null,"created_at"?: string,"hidden_at"?: string | null,"id"?: string,"order_id"?: string,"rating"?: number,"replied_at"?: string | null,"reply"?: string | null,"reviewer_id"?: string,"seller_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"run_chains": {
                  Row: {
                    "has_more": boolean,"leased_until": string | null,"links_left": number,"path": string,"token": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "has_more"?: boolean,"leased_until"?: string | null,"links_left"?: number,"path": string,"token"?: string | null
                  }
                  Update: {
                    "has_more"?: boolean,"leased_until"?: string | null,"links_left"?: number,"path"?: string,"token"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"saved_search_keys": {
                  Row: {
                    "key": string,"search_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "key": string,"search_id": string
                  }
                  Update: {
                    "key"?: string,"search_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_search_keys_search_id_fkey"
      columns: ["search_id"]
isOneToOne: false
      referencedRelation: "saved_searches"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_searches": {
                  Row: {
                    "brand": (string)[] | null,"color": (string)[] | null,"condition": (string)[] | null,"created_at": string,"filters": NonNullable<Json>,"gender": string | null,"id": string,"max_price": number | null,"min_price": number | null,"name": string,"notify": string,"product_category": string | null,"query": unknown,"rating": (string)[] | null,"size": (string)[] | null,"sub_category": (string)[] | null,"told_from": string,"updated_at": string,"user_id": string,"verified": (string)[] | null,"vibe_tag": string | null,"saved_search_record": Json | null,"search_keys": (string)[] | null
                  }
                  ComputedFields: "saved_search_record" | "search_keys"
                  Insert: {
                    "brand"?: (string)[] | null,"color"?: (string)[] | null,"condition"?: (string)[] | null,"created_at"?: string,"filters": NonNullable<Json>,"gender"?: string | null,"id"?: string,"max_price"?: number | null,"min_price"?: number | null,"name": string,"notify": string,"product_category"?: string | null,"query"?: unknown,"rating"?: (string)[] | null,"size"?: (string)[] | null,"sub_category"?: (string)[] | null,"told_from"?: string,"updated_at"?: string,"user_id": string,"verified"?: (string)[] | null,"vibe_tag"?: string | null
                  }
                  Update: {
                    "brand"?: (string)[] | null,"color"?: (string)[] | null,"condition"?: (string)[] | null,"created_at"?: string,"filters"?: NonNullable<Json>,"gender"?: string | null,"id"?: string,"max_price"?: number | null,"min_price"?: number | null,"name"?: string,"notify"?: string,"product_category"?: string | null,"query"?: unknown,"rating"?: (string)[] | null,"size"?: (string)[] | null,"sub_category"?: (string)[] | null,"told_from"?: string,"updated_at"?: string,"user_id"?: string,"verified"?: (string)[] | null,"vibe_tag"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"search_alert_queue": {
                  Row: {
                    "id": number,"listing_number": number,"old_price": number | null,"queued_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"listing_number": number,"old_price"?: number | null,"queued_at"?: string
                  }
                  Update: {
                    "id"?: never,"listing_number"?: number,"old_price"?: number | null,"queued_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"search_alerts": {
                  Row: {
                    "due_at": string,"is_daily": boolean,"is_many": boolean,"listing_number": number,"told_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "due_at": string,"is_daily": boolean,"is_many"?: boolean,"listing_number": number,"told_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "due_at"?: string,"is_daily"?: boolean,"is_many"?: boolean,"listing_number"?: number,"told_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"search_words": {
                  Row: {
                    "word": string
                  }
                  ComputedFields: never
                  Insert: {
                    "word": string
                  }
                  Update: {
                    "word"?: string
                  }
                  Relationships: [
                    
                  ]
                },"seen_callbacks": {
                  Row: {
                    "id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id": string
                  }
                  Update: {
                    "id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"seller_balances": {
                  Row: {
                    "as_of": string,"available": number,"currency": string,"pending": number,"seller_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "as_of": string,"available": number,"currency": string,"pending": number,"seller_id": string
                  }
                  Update: {
                    "as_of"?: string,"available"?: number,"currency"?: string,"pending"?: number,"seller_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"seller_reviews": {
                  Row: {
                    "closed_at": string | null,"closed_by": string | null,"details": NonNullable<Json>,"event_id": string,"id": string,"note": string | null,"opened_at": string,"seller_id": string,"verdict": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "closed_at"?: string | null,"closed_by"?: string | null,"details"?: NonNullable<Json>,"event_id": string,"id"?: string,"note"?: string | null,"opened_at"?: string,"seller_id": string,"verdict"?: string | null
                  }
                  Update: {
                    "closed_at"?: string | null,"closed_by"?: string | null,"details"?: NonNullable<Json>,"event_id"?: string,"id"?: string,"note"?: string | null,"opened_at"?: string,"seller_id"?: string,"verdict"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "seller_reviews_event_id_fkey"
      columns: ["event_id"]
isOneToOne: true
      referencedRelation: "finance_inbox"
      referencedColumns: ["id"]
    }
                  ]
                },"settings": {
                  Row: {
                    "at_most": string | null,"changed_at": string | null,"changed_by": string | null,"max_value": number,"meaning": string,"min_value": number,"name": string,"unit": string,"value": number,"setting_record": Json | null
                  }
                  ComputedFields: "setting_record"
                  Insert: {
                    "at_most"?: string | null,"changed_at"?: string | null,"changed_by"?: string | null,"max_value": number,"meaning": string,"min_value": number,"name": string,"unit": string,"value": number
                  }
                  Update: {
                    "at_most"?: string | null,"changed_at"?: string | null,"changed_by"?: string | null,"max_value"?: number,"meaning"?: string,"min_value"?: number,"name"?: string,"unit"?: string,"value"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "settings_at_most_fkey"
      columns: ["at_most"]
isOneToOne: false
      referencedRelation: "settings"
      referencedColumns: ["name"]
    }
                  ]
                },"settlements": {
                  Row: {
                    "accepted_at": string | null,"created_at": string,"id": string,"note": string | null,"offered_by": Database["public"]['Enums']["order_actor"],"order_id": string,"order_version": number,"refund_amount": number,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string | null,"created_at"?: string,"id"?: string,"note"?: string | null,"offered_by": Database["public"]['Enums']["order_actor"],"order_id": string,"order_version": number,"refund_amount": number,"status"?: string
                  }
                  Update: {
                    "accepted_at"?: string | null,"created_at"?: string,"id"?: string,"note"?: string | null,"offered_by"?: Database["public"]['Enums']["order_actor"],"order_id"?: string,"order_version"?: number,"refund_amount"?: number,"status"?: string
                  }
                  Relationships: [
                    
                  ]
                },"shipment_events": {
                  Row: {
                    "created_at": string,"happened_at": string,"id": number,"note": string | null,"parcel": string,"shipment_id": string,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"happened_at": string,"id"?: never,"note"?: string | null,"parcel": string,"shipment_id": string,"status": string
                  }
                  Update: {
                    "created_at"?: string,"happened_at"?: string,"id"?: never,"note"?: string | null,"parcel"?: string,"shipment_id"?: string,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "shipment_events_shipment_id_fkey"
      columns: ["shipment_id"]
isOneToOne: false
      referencedRelation: "shipments"
      referencedColumns: ["id"]
    }
                  ]
                },"shipments": {
                  Row: {
                    "booked_status": string | null,"booking_started_at": string | null,"cancelled_at": string | null,"charged": number | null,"courier_code": string,"courier_service_code": string,"created_at": string,"delivered_at": string | null,"direction": Database["private"]['Enums']["shipment_direction"],"id": string,"label_address": string | null,"label_path": string | null,"label_url": string | null,"order_id": string,"paid_lookup_at": string | null,"price": number | null,"price_version": number,"scanned_at": string | null,"shipper_order_id": string | null,"status": string,"tracking_id": string | null,"updated_at": string,"waybill": string | null,"enqueue_courier_cancellation": undefined | null,"is_booking_dropped": boolean | null,"is_booking_undecided": boolean | null,"open_dear_courier_case": undefined | null
                  }
                  ComputedFields: "enqueue_courier_cancellation" | "is_booking_dropped" | "is_booking_undecided" | "open_dear_courier_case"
                  Insert: {
                    "booked_status"?: string | null,"booking_started_at"?: string | null,"cancelled_at"?: string | null,"charged"?: number | null,"courier_code": string,"courier_service_code": string,"created_at"?: string,"delivered_at"?: string | null,"direction": Database["private"]['Enums']["shipment_direction"],"id"?: string,"label_address"?: string | null,"label_path"?: string | null,"label_url"?: never,"order_id": string,"paid_lookup_at"?: string | null,"price"?: number | null,"price_version"?: number,"scanned_at"?: string | null,"shipper_order_id"?: string | null,"status"?: string,"tracking_id"?: string | null,"updated_at"?: string,"waybill"?: string | null
                  }
                  Update: {
                    "booked_status"?: string | null,"booking_started_at"?: string | null,"cancelled_at"?: string | null,"charged"?: number | null,"courier_code"?: string,"courier_service_code"?: string,"created_at"?: string,"delivered_at"?: string | null,"direction"?: Database["private"]['Enums']["shipment_direction"],"id"?: string,"label_address"?: string | null,"label_path"?: string | null,"label_url"?: never,"order_id"?: string,"paid_lookup_at"?: string | null,"price"?: number | null,"price_version"?: number,"scanned_at"?: string | null,"shipper_order_id"?: string | null,"status"?: string,"tracking_id"?: string | null,"updated_at"?: string,"waybill"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"shipping_statuses": {
                  Row: {
                    "is_trouble": boolean,"moves_to": Database["public"]['Enums']["order_status"] | null,"outlook": string,"rank": number,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "is_trouble"?: boolean,"moves_to"?: Database["public"]['Enums']["order_status"] | null,"outlook"?: string,"rank": number,"status": string
                  }
                  Update: {
                    "is_trouble"?: boolean,"moves_to"?: Database["public"]['Enums']["order_status"] | null,"outlook"?: string,"rank"?: number,"status"?: string
                  }
                  Relationships: [
                    
                  ]
                },"size_systems": {
                  Row: {
                    "eu": string,"jp": string | null,"size_group": string,"uk": string,"us": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "eu": string,"jp"?: string | null,"size_group": string,"uk": string,"us": string,"version": number
                  }
                  Update: {
                    "eu"?: string,"jp"?: string | null,"size_group"?: string,"uk"?: string,"us"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"staff_cases": {
                  Row: {
                    "checked_at": string,"claimed_at": string | null,"claimed_by": string | null,"closed_at": string | null,"closed_because": string | null,"details": NonNullable<Json>,"id": string,"key": string,"kind": string,"opened_at": string,"order_id": string | null,"case_lasts": boolean | null
                  }
                  ComputedFields: "case_lasts"
                  Insert: {
                    "checked_at"?: string,"claimed_at"?: string | null,"claimed_by"?: string | null,"closed_at"?: string | null,"closed_because"?: string | null,"details"?: NonNullable<Json>,"id"?: string,"key": string,"kind": string,"opened_at"?: string,"order_id"?: string | null
                  }
                  Update: {
                    "checked_at"?: string,"claimed_at"?: string | null,"claimed_by"?: string | null,"closed_at"?: string | null,"closed_because"?: string | null,"details"?: NonNullable<Json>,"id"?: string,"key"?: string,"kind"?: string,"opened_at"?: string,"order_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_cases_kind_fkey"
      columns: ["kind"]
isOneToOne: false
      referencedRelation: "case_kinds"
      referencedColumns: ["kind"]
    }
                  ]
                },"staff_notes": {
                  Row: {
                    "author_id": string,"created_at": string,"id": string,"order_id": string | null,"text": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id": string,"created_at"?: string,"id"?: string,"order_id"?: string | null,"text": string,"user_id"?: string | null
                  }
                  Update: {
                    "author_id"?: string,"created_at"?: string,"id"?: string,"order_id"?: string | null,"text"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"staff_roles": {
                  Row: {
                    "granted_at": string,"role": Database["private"]['Enums']["staff_role"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "granted_at"?: string,"role": Database["private"]['Enums']["staff_role"],"user_id": string
                  }
                  Update: {
                    "granted_at"?: string,"role"?: Database["private"]['Enums']["staff_role"],"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"suspense_closings": {
                  Row: {
                    "account": Database["private"]['Enums']["account_kind"],"created_at": string,"evidence": string,"key": string,"provider_reference": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "account": Database["private"]['Enums']["account_kind"],"created_at"?: string,"evidence": string,"key": string,"provider_reference"?: string | null
                  }
                  Update: {
                    "account"?: Database["private"]['Enums']["account_kind"],"created_at"?: string,"evidence"?: string,"key"?: string,"provider_reference"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "suspense_closings_key_fkey"
      columns: ["key"]
isOneToOne: true
      referencedRelation: "ledger_journal"
      referencedColumns: ["key"]
    },{
      foreignKeyName: "suspense_closings_key_fkey"
      columns: ["key"]
isOneToOne: true
      referencedRelation: "ledger_transfers"
      referencedColumns: ["key"]
    },{
      foreignKeyName: "suspense_closings_key_fkey"
      columns: ["key"]
isOneToOne: true
      referencedRelation: "suspense_items"
      referencedColumns: ["key"]
    }
                  ]
                },"voucher_uses": {
                  Row: {
                    "order_id": string,"returned_at": string | null,"taken_at": string,"user_id": string,"voucher_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "order_id": string,"returned_at"?: string | null,"taken_at"?: string,"user_id": string,"voucher_id": string
                  }
                  Update: {
                    "order_id"?: string,"returned_at"?: string | null,"taken_at"?: string,"user_id"?: string,"voucher_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "voucher_uses_voucher_id_fkey"
      columns: ["voucher_id"]
isOneToOne: false
      referencedRelation: "vouchers"
      referencedColumns: ["id"]
    }
                  ]
                },"vouchers": {
                  Row: {
                    "active": boolean,"budget": number | null,"code": string,"created_at": string,"decided_alone": boolean,"deciders": (string)[],"ends_at": string,"id": string,"kind": Database["private"]['Enums']["voucher_kind"],"max_discount": number | null,"min_total": number,"per_user_limit": number,"spent": number,"starts_at": string,"total_limit": number,"updated_at": string,"used": number,"value": number,"voucher_record": Json | null,"voucher_worth": number | null
                  }
                  ComputedFields: "voucher_record" | "voucher_worth"
                  Insert: {
                    "active"?: boolean,"budget"?: number | null,"code": string,"created_at"?: string,"decided_alone"?: boolean,"deciders"?: (string)[],"ends_at": string,"id"?: string,"kind": Database["private"]['Enums']["voucher_kind"],"max_discount"?: number | null,"min_total"?: number,"per_user_limit"?: number,"spent"?: number,"starts_at": string,"total_limit": number,"updated_at"?: string,"used"?: number,"value": number
                  }
                  Update: {
                    "active"?: boolean,"budget"?: number | null,"code"?: string,"created_at"?: string,"decided_alone"?: boolean,"deciders"?: (string)[],"ends_at"?: string,"id"?: string,"kind"?: Database["private"]['Enums']["voucher_kind"],"max_discount"?: number | null,"min_total"?: number,"per_user_limit"?: number,"spent"?: number,"starts_at"?: string,"total_limit"?: number,"updated_at"?: string,"used"?: number,"value"?: number
                  }
                  Relationships: [
                    
                  ]
                },"withdrawals": {
                  Row: {
                    "amount": number,"attempts": number,"created_at": string,"decided_at": string | null,"decision": Json | null,"expires_at": string | null,"failure_reason": string | null,"fee": number,"id": string,"leased_until": string,"link_readings": number,"net": number,"payout_url": string | null,"provider": string,"provider_payout_id": string | null,"provider_status": string | null,"recipient_email": string,"request_key": string | null,"reversals": number,"status": Database["private"]['Enums']["withdrawal_status"],"updated_at": string,"user_id": string,"notify_withdrawal": undefined | null,"withdrawal_for_audit": Json | null,"withdrawal_for_staff": Json | null,"withdrawal_record": Json | null,"withdrawal_request": Json | null
                  }
                  ComputedFields: "notify_withdrawal" | "withdrawal_for_audit" | "withdrawal_for_staff" | "withdrawal_record" | "withdrawal_request"
                  Insert: {
                    "amount": number,"attempts"?: number,"created_at"?: string,"decided_at"?: string | null,"decision"?: Json | null,"expires_at"?: string | null,"failure_reason"?: string | null,"fee": number,"id"?: string,"leased_until"?: string,"link_readings"?: number,"net"?: never,"payout_url"?: string | null,"provider": string,"provider_payout_id"?: string | null,"provider_status"?: string | null,"recipient_email": string,"request_key"?: string | null,"reversals"?: number,"status"?: Database["private"]['Enums']["withdrawal_status"],"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "amount"?: number,"attempts"?: number,"created_at"?: string,"decided_at"?: string | null,"decision"?: Json | null,"expires_at"?: string | null,"failure_reason"?: string | null,"fee"?: number,"id"?: string,"leased_until"?: string,"link_readings"?: number,"net"?: never,"payout_url"?: string | null,"provider"?: string,"provider_payout_id"?: string | null,"provider_status"?: string | null,"recipient_email"?: string,"request_key"?: string | null,"reversals"?: number,"status"?: Database["private"]['Enums']["withdrawal_status"],"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "booked_fees": {
                  Row: {
                    "amount": number | null,"id": string,"reference": string,"status": string
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"held_roles": {
                  Row: {
                    "roles": Json | null,"user_id": string
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"ktp_statuses": {
                  Row: {
                    "status": Database["private"]['Enums']["ktp_status"],"user_id": string
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"ledger_journal": {
                  Row: {
                    "account": Database["private"]['Enums']["account_kind"],"amount": number,"balance_after": number,"created_at": string,"description": string,"event_at": string,"holder_id": string,"is_pending": boolean,"key": string,"kind": string,"order_id": string | null,"outcome": Database["private"]['Enums']["hold_outcome"] | null,"stripe": number,"transfer_id": string,"version": number,"withdrawal_id": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: false
      referencedRelation: "ledger_transfers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: false
      referencedRelation: "provider_movements"
      referencedColumns: ["transfer_id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["transfer_id"]
isOneToOne: false
      referencedRelation: "suspense_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_transfers_withdrawal_id_fkey"
      columns: ["withdrawal_id"]
isOneToOne: false
      referencedRelation: "withdrawals"
      referencedColumns: ["id"]
    }
                  ]
                },"order_parties": {
                  Row: {
                    "order_id": string | null,"other_party": Database["public"]['Enums']["order_actor"] | null,"party": Database["public"]['Enums']["order_actor"] | null,"user_id": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"provider_movements": {
                  Row: {
                    "amount": number | null,"created_at": string,"order_id": string | null,"reference": string | null,"transfer_id": string,"withdrawal_id": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "ledger_transfers_withdrawal_id_fkey"
      columns: ["withdrawal_id"]
isOneToOne: false
      referencedRelation: "withdrawals"
      referencedColumns: ["id"]
    }
                  ]
                },"repeated_decisions": {
                  Row: {
                    "amount": number | null,"beneficiary_id": string | null,"decisions": number | null,"last_decided_at": string | null,"staff_id": string
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"stuck_orders": {
                  Row: {
                    "because": string | null,"order_id": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"suspense_items": {
                  Row: {
                    "amount": number,"created_at": string,"id": string,"key": string,"kind": string,"order_id": string | null,"resolution": string | null,"resolved_at": string | null,"reference_of_suspense": string | null
                  }
                  ComputedFields: "reference_of_suspense"
                  Relationships: [
                    
                  ]
                },"wallet_entries": {
                  Row: {
                    "account_id": number,"amount": number,"balance_after": number,"created_at": string,"description": string,"id": string,"order_id": string | null,"type": string | null,"version": number,"withdrawal_id": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "ledger_entries_account_id_fkey"
      columns: ["account_id"]
isOneToOne: false
      referencedRelation: "ledger_accounts"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["id"]
isOneToOne: false
      referencedRelation: "ledger_transfers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["id"]
isOneToOne: false
      referencedRelation: "provider_movements"
      referencedColumns: ["transfer_id"]
    },{
      foreignKeyName: "ledger_entries_transfer_id_fkey"
      columns: ["id"]
isOneToOne: false
      referencedRelation: "suspense_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ledger_transfers_withdrawal_id_fkey"
      columns: ["withdrawal_id"]
isOneToOne: false
      referencedRelation: "withdrawals"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Functions: {
            "active_caller":
{ Args: Record<PropertyKey, never>; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_boost_score":
{ Args: { "p_by": number,"p_period": Omit<Database["private"]['Tables']["boost_periods"]['Row'], Database["private"]['Tables']["boost_periods"]['ComputedFields']> }; Returns: undefined
                           },
"add_facet_labels":
{ Args: { "p_listings": (Database["public"]['Tables']["listings"]['Row'])[] }; Returns: undefined
                           },
"add_live_message":
{ Args: { "p_stream_id": string,"p_text": string,"p_type": string,"p_user_id": string,"p_username": string }; Returns: Database["public"]['Tables']["live_chat_messages"]['Row']
                          SetofOptions: {
        from: "*"
        to: "live_chat_messages"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_live_system_message":
{ Args: { "p_stream_id": string,"p_text": string }; Returns: undefined
                           },
"address_fingerprint":
{ Args: { "p_address": Omit<Database["public"]['Tables']["addresses"]['Row'], Database["public"]['Tables']["addresses"]['ComputedFields']> }; Returns: string
                           },
"address_owner":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"address_record":
{ Args: { "p_address": Omit<Database["public"]['Tables']["addresses"]['Row'], Database["public"]['Tables']["addresses"]['ComputedFields']> }; Returns: Json
                           },
"adjust_wallet":
{ Args: { "p_amount": number,"p_audit": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_user_id": string }; Returns: undefined
                           },
"adjustment_summary":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"age_seconds":
{ Args: { "p_since": string }; Returns: number
                           },
"alert_price_band":
{ Args: { "p_price": number }; Returns: number
                           },
"alerts_lock":
{ Args: { "p_user_id": string }; Returns: number
                           },
"alike_keys":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: (number)[]
                           },
"analytics_sum":
{ Args: { "p_days": (Database["private"]['Tables']["analytics_days"]['Row'])[],"p_from": string,"p_to": string }; Returns: Json
                           },
"announce_offer":
{ Args: { "p_offer": Omit<Database["private"]['Tables']["offers"]['Row'], Database["private"]['Tables']["offers"]['ComputedFields']> }; Returns: undefined
                           },
"anonymize_user":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"answered_offer":
{ Args: { "p_actor": string,"p_offer_id": string }; Returns: {
              "buyer_id": string,
"counter_of": string | null,
"created_at": string,
"ended_because": string | null,
"expires_at": string,
"id": string,
"listing_id": string,
"listing_price": number,
"offered_by": string,
"price": number,
"seller_id": string,
"status": Database["private"]['Enums']["offer_status"],
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "offers"
        isOneToOne: true
        isSetofReturn: false
      } },
"apply_ban":
{ Args: { "p_reason": string,"p_user_id": string }; Returns: string
                           },
"apply_boost_payment":
{ Args: { "p_invoice": Database["private"]['CompositeTypes']["provider_invoice"],"p_purchase": Omit<Database["private"]['Tables']["boost_purchases"]['Row'], Database["private"]['Tables']["boost_purchases"]['ComputedFields']> }; Returns: Database["private"]['Enums']["invoice_outcome"]
                           },
"apply_late_payment":
{ Args: { "p_invoice": Database["private"]['CompositeTypes']["provider_invoice"],"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Database["private"]['Enums']["invoice_outcome"]
                           },
"apply_open_payout":
{ Args: { "p_is_unwanted": boolean,"p_payout": Json,"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: Database["private"]['Enums']["payout_outcome"]
                           },
"apply_portal_event":
{ Args: { "p_event": Omit<Database["private"]['Tables']["finance_inbox"]['Row'], Database["private"]['Tables']["finance_inbox"]['ComputedFields']>,"p_terms": Json }; Returns: string
                           },
"apply_purchase_invoice":
{ Args: { "p_invoice": Json }; Returns: Database["private"]['Enums']["invoice_outcome"]
                           },
"apply_shipment_progress":
{ Args: { "p_happened_at": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']>,"p_status": Omit<Database["private"]['Tables']["shipping_statuses"]['Row'], Database["private"]['Tables']["shipping_statuses"]['ComputedFields']> }; Returns: undefined
                           },
"apply_suspense":
{ Args: { "p_audit": Json,"p_covered": number,"p_id": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"apply_suspense_to_order":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_received": number }; Returns: undefined
                           },
"approval_of":
{ Args: { "p_id": string }; Returns: Json
                           },
"approval_record":
{ Args: { "p_approval": Omit<Database["private"]['Tables']["approvals"]['Row'], Database["private"]['Tables']["approvals"]['ComputedFields']>,"p_at": string,"p_decider_username": string,"p_proposer_username": string }; Returns: Json
                           },
"approval_state":
{ Args: { "p_at": string,"p_expires_at": string,"p_status": Database["private"]['Enums']["approval_status"] }; Returns: string
                           },
"approve_correction":
{ Args: { "p_account": Database["private"]['Enums']["account_kind"],"p_audit": Json,"p_evidence": string,"p_id": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: {
              "closed_at": string | null,
"counter_account": Database["private"]['Enums']["account_kind"],
"created_at": string,
"difference": number,
"id": string,
"ledger_amount": number,
"order_id": string | null,
"problem": string | null,
"provider_amount": number,
"reference": string,
"reversal_key": string | null,
"run_id": number,
"statement": string,
"status": Database["private"]['Enums']["difference_status"],
"withdrawal_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "reconciliation_differences"
        isOneToOne: true
        isSetofReturn: false
      } },
"archived_chat":
{ Args: { "p_user_id": string }; Returns: Database["public"]['Tables']["live_chat_messages"]['Row'][]
                          SetofOptions: {
        from: "*"
        to: "live_chat_messages"
        isOneToOne: false
        isSetofReturn: true
      } },
"archived_months":
{ Args: { "p_table": unknown }; Returns: unknown[]
                           },
"are_measurements":
{ Args: { "p_measurements": Json,"p_product_category": string }; Returns: boolean
                           },
"assume_delivery_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"audit":
{ Args: { "p_after": Json,"p_audit": Json,"p_before": Json,"p_body_reason"?: string,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_target_id": string,"p_target_type": string }; Returns: undefined
                           },
"audit_book_fields":
{ Args: { "p_audit_id": number }; Returns: (string)[]
                           },
"audit_read":
{ Args: { "p_audit": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_target_id": string,"p_target_type": string,"p_user_ids": (string)[],"p_what": Json }; Returns: undefined
                           },
"audit_record":
{ Args: { "p_actor_username": string,"p_line": Omit<Database["private"]['Tables']["audit_log"]['Row'], Database["private"]['Tables']["audit_log"]['ComputedFields']> }; Returns: Json
                           },
"awaits_subject":
{ Args: { "p_job": Omit<Database["private"]['Tables']["jobs"]['Row'], Database["private"]['Tables']["jobs"]['ComputedFields']> }; Returns: boolean
                           },
"begin_live_stream":
{ Args: { "p_stream": Omit<Database["public"]['Tables']["live_streams"]['Row'], Database["public"]['Tables']["live_streams"]['ComputedFields']> }; Returns: undefined
                           },
"begin_refund":
{ Args: { "p_amount": number,"p_key": string,"p_order_id": string,"p_user_id": string }; Returns: number
                           },
"best_search":
{ Args: { "p_listing_number": number,"p_user_id": string }; Returns: Record<string, unknown>
                           },
"block_objection":
{ Args: { "p_other_id": string,"p_user_id": string }; Returns: string
                           },
"blocked_among":
{ Args: { "p_other_id": string,"p_user_ids": (string)[] }; Returns: (string)[]
                           },
"book_hash":
{ Args: { "p_fields": (string)[],"p_previous": string }; Returns: string
                           },
"book_marks":
{ Args: { "p_fields": (string)[] }; Returns: string
                           },
"book_netstring":
{ Args: { "p_field": string }; Returns: string
                           },
"book_payout_decision":
{ Args: { "p_decision": Json,"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: undefined
                           },
"book_provider_fee":
{ Args: { "p_id": string }; Returns: undefined
                           },
"booked_chargebacks":
{ Args: { "p_reference": string }; Returns: number
                           },
"booking_record":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: Json
                           },
"booking_reference":
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_order_id": string }; Returns: string
                           },
"boost_record":
{ Args: { "p_purchase": Omit<Database["private"]['Tables']["boost_purchases"]['Row'], Database["private"]['Tables']["boost_purchases"]['ComputedFields']> }; Returns: Json
                           },
"borne_by_parties":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']> }; Returns: number
                           },
"broadcast":
{ Args: { "p_event": string,"p_payload": Json,"p_topic": string }; Returns: undefined
                           },
"bundle_facts":
{ Args: { "p_from"?: Database["public"]['Enums']["order_status"],"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"bundle_percent":
{ Args: { "p_listings": number,"p_seller_id": string }; Returns: number
                           },
"bundle_record":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"callback_references":
{ Args: { "p_user_id": string }; Returns: string[]
                           },
"caller":
{ Args: Record<PropertyKey, never>; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"caller_id":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"cancel_courier":
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_order_id": string }; Returns: undefined
                           },
"cancel_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"carrier_of":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Record<string, unknown>
                           },
"carrier_word":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: {
              "is_trouble": boolean,
"moves_to": Database["public"]['Enums']["order_status"] | null,
"outlook": string,
"rank": number,
"status": string
            }
                          SetofOptions: {
        from: "orders"
        to: "shipping_statuses"
        isOneToOne: true
        isSetofReturn: false
      } },
"case_lasts":
{ Args: { "p_case": Omit<Database["private"]['Tables']["staff_cases"]['Row'], Database["private"]['Tables']["staff_cases"]['ComputedFields']> }; Returns: boolean
                           },
"case_record":
{ Args: { "p_case": Omit<Database["private"]['Tables']["staff_cases"]['Row'], Database["private"]['Tables']["staff_cases"]['ComputedFields']>,"p_claimed_by": string,"p_kind": Omit<Database["private"]['Tables']["case_kinds"]['Row'], Database["private"]['Tables']["case_kinds"]['ComputedFields']>,"p_order_reference": string }; Returns: Json
                           },
"categorization_record":
{ Args: { "p_categorization": Omit<Database["private"]['Tables']["categorizations"]['Row'], Database["private"]['Tables']["categorizations"]['ComputedFields']> }; Returns: Json
                           },
"centimetre_facets":
{ Args: { "p_from": number,"p_name": string,"p_product_category": string,"p_to": number }; Returns: (string)[]
                           },
"change_setting":
{ Args: { "p_audit": Json,"p_expected": number,"p_name": string,"p_reason": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_value": number }; Returns: Json
                           },
"change_voucher":
{ Args: { "p_audit": Json,"p_before": Omit<Database["private"]['Tables']["vouchers"]['Row'], Database["private"]['Tables']["vouchers"]['ComputedFields']>,"p_changes": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: {
              "active": boolean,
"budget": number | null,
"code": string,
"created_at": string,
"decided_alone": boolean,
"deciders": (string)[],
"ends_at": string,
"id": string,
"kind": Database["private"]['Enums']["voucher_kind"],
"max_discount": number | null,
"min_total": number,
"per_user_limit": number,
"spent": number,
"starts_at": string,
"total_limit": number,
"updated_at": string,
"used": number,
"value": number
            }
                          SetofOptions: {
        from: "*"
        to: "vouchers"
        isOneToOne: true
        isSetofReturn: false
      } },
"charge_parties":
{ Args: { "p_id": string,"p_outcome": string }; Returns: {
              "amount": number,
"boost_id": string | null,
"created_at": string,
"decided_at": string | null,
"decided_by": string | null,
"dispute_id": string | null,
"from_buyer": number,
"from_commission": number,
"from_seller": number,
"id": string,
"order_id": string | null,
"outcome": string | null,
"reference": string,
"returned": number,
"status": string,
"to_promotions": number,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "chargebacks"
        isOneToOne: true
        isSetofReturn: false
      } },
"chargeable":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']> }; Returns: number
                           },
"chargeable_of":
{ Args: { "p_reference": string }; Returns: number
                           },
"chargeback_record":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']> }; Returns: Json
                           },
"chat_offer_objection":
{ Args: { "p_offer_id": string,"p_seller_id": string,"p_user_id": string }; Returns: string
                           },
"check_chargeback_decision":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']>,"p_outcome": string }; Returns: undefined
                           },
"check_correction":
{ Args: { "p_account": Database["private"]['Enums']["account_kind"],"p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: undefined
                           },
"check_opposite_correction":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']>,"p_evidence": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"check_payout_contradiction":
{ Args: { "p_link": Database["private"]['CompositeTypes']["payout_link"],"p_listed_amount": number,"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: undefined
                           },
"check_quote":
{ Args: { "p_address": Omit<Database["public"]['Tables']["addresses"]['Row'], Database["public"]['Tables']["addresses"]['ComputedFields']>,"p_buyer_id": string,"p_listing_ids": (string)[],"p_listings": (Database["public"]['Tables']["listings"]['Row'])[],"p_origin": Omit<Database["public"]['Tables']["addresses"]['Row'], Database["public"]['Tables']["addresses"]['ComputedFields']>,"p_prices": (number)[],"p_quote": Database["private"]['CompositeTypes']["shipping_quote"] }; Returns: undefined
                           },
"check_reversal":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: undefined
                           },
"checked_live_pins":
{ Args: { "p_host_id": string,"p_listing_ids": Json,"p_pinned_ids": (string)[] }; Returns: (string)[]
                           },
"claim_objection":
{ Args: { "p_claimed_at": string,"p_claimed_by": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: string
                           },
"clearing_accounts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"close_suspense":
{ Args: { "p_account": Database["private"]['Enums']["account_kind"],"p_audit": Json,"p_evidence": string,"p_id": string,"p_provider_reference": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"close_unpaid_invoice":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"commission":
{ Args: { "p_item_price": number }; Returns: number
                           },
"compared_measurements":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']>,"p_measured": Json }; Returns: Json
                           },
"containing":
{ Args: { "p_text": string }; Returns: string
                           },
"contest_return_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"conversation_export":
{ Args: { "p_conversation": Omit<Database["private"]['Tables']["conversations"]['Row'], Database["private"]['Tables']["conversations"]['ComputedFields']>,"p_user_id": string }; Returns: Json
                           },
"conversation_party":
{ Args: { "p_conversation": Omit<Database["private"]['Tables']["conversations"]['Row'], Database["private"]['Tables']["conversations"]['ComputedFields']>,"p_user_id": string }; Returns: Record<string, unknown>
                           },
"conversation_records":
{ Args: { "p_ids": (string)[],"p_reader_id": string }; Returns: Json
                           },
"corrected_query":
{ Args: { "p_q": string }; Returns: unknown
                           },
"correction_request":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: Json
                           },
"correction_suspense":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: {
              "amount": number,
"created_at": string,
"id": string,
"key": string,
"kind": string,
"order_id": string | null,
"resolution": string | null,
"resolved_at": string | null
            }
                          SetofOptions: {
        from: "private.reconciliation_differences"
        to: "suspense_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"count_active_users":
{ Args: { "p_day": string }; Returns: Record<string, unknown>
                           },
"count_as_booked":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']>,"p_sign"?: number }; Returns: undefined
                           },
"count_day":
{ Args: { "p_day": string }; Returns: {
              "active_users": number,
"active_users_29d": number,
"boosts": number,
"claims": number,
"commission": number,
"courier_adjustments": number,
"day": string,
"gmv": number,
"mau": number,
"new_users": number,
"payment_fees": number,
"payout_fees": number,
"promotions": number,
"protection_fees": number,
"revenue": number,
"transactions": number
            }
                          SetofOptions: {
        from: "*"
        to: "analytics_days"
        isOneToOne: true
        isSetofReturn: false
      } },
"count_facets":
{ Args: { "p_numbers": (number)[] }; Returns: Json
                           },
"count_listings":
{ Args: { "p_by": number,"p_gender": string,"p_product_category": string }; Returns: undefined
                           },
"count_rate_limits":
{ Args: { "p_action": string,"p_subjects": (string)[] }; Returns: {
              "ends_in": number,"free": number,"max_calls": number,"per": number,"subject": string
            }[]
                           },
"count_sales":
{ Args: { "p_day": string }; Returns: Record<string, unknown>
                           },
"courier_cancelled":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: undefined
                           },
"courier_cost_account":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Database["private"]['Enums']["account_kind"]
                           },
"courier_delivery_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"courier_transfer_key":
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_order_id": string }; Returns: string
                           },
"create_voucher":
{ Args: { "p_audit": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_voucher": Json }; Returns: {
              "active": boolean,
"budget": number | null,
"code": string,
"created_at": string,
"decided_alone": boolean,
"deciders": (string)[],
"ends_at": string,
"id": string,
"kind": Database["private"]['Enums']["voucher_kind"],
"max_discount": number | null,
"min_total": number,
"per_user_limit": number,
"spent": number,
"starts_at": string,
"total_limit": number,
"updated_at": string,
"used": number,
"value": number
            }
                          SetofOptions: {
        from: "*"
        to: "vouchers"
        isOneToOne: true
        isSetofReturn: false
      } },
"days_between":
{ Args: { "p_from": string,"p_to": string }; Returns: {
              "active_users": number,
"active_users_29d": number,
"boosts": number,
"claims": number,
"commission": number,
"courier_adjustments": number,
"day": string,
"gmv": number,
"mau": number,
"new_users": number,
"payment_fees": number,
"payout_fees": number,
"promotions": number,
"protection_fees": number,
"revenue": number,
"transactions": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "analytics_days"
        isOneToOne: false
        isSetofReturn: true
      } },
"deadline_records":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"decide_alone":
{ Args: { "p_parts": (Database["private"]['CompositeTypes']["decided_part"])[],"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: boolean
                           },
"decide_chargeback":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']>,"p_outcome": string,"p_staff_id": string }; Returns: {
              "amount": number,
"boost_id": string | null,
"created_at": string,
"decided_at": string | null,
"decided_by": string | null,
"dispute_id": string | null,
"from_buyer": number,
"from_commission": number,
"from_seller": number,
"id": string,
"order_id": string | null,
"outcome": string | null,
"reference": string,
"returned": number,
"status": string,
"to_promotions": number,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "chargebacks"
        isOneToOne: true
        isSetofReturn: false
      } },
"decide_chargeback_as_staff":
{ Args: { "p_audit": Json,"p_evidence": string,"p_id": string,"p_outcome": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"decide_ktp":
{ Args: { "p_audit": Json,"p_reason": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_status": Database["private"]['Enums']["ktp_status"],"p_submission_id": string }; Returns: Json
                           },
"decide_payout":
{ Args: { "p_audit": Json,"p_evidence": string,"p_facts": Json,"p_id": string,"p_outcome": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"decide_refund":
{ Args: { "p_audit": Json,"p_evidence": string,"p_id": string,"p_outcome": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"decide_search_alerts":
{ Args: { "p_numbers": (number)[],"p_people": (string)[] }; Returns: {
              "data": Json,"is_daily": boolean,"user_id": string
            }[]
                           },
"decided_alone":
{ Args: { "p_in_a_day": string,"p_staff_id": string }; Returns: number
                           },
"deciders_of":
{ Args: { "p_audit": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: (string)[]
                           },
"delivery_signals":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"deny_return_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"detach_history_month":
{ Args: { "p_month": string,"p_table": unknown }; Returns: string
                           },
"difference_record":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: Json
                           },
"dispute_record":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"dispute_view":
{ Args: { "p_dispute": Omit<Database["private"]['Tables']["disputes"]['Row'], Database["private"]['Tables']["disputes"]['ComputedFields']> }; Returns: Json
                           },
"disputed_money":
{ Args: { "p_user_id": string }; Returns: number
                           },
"due_job_kinds":
{ Args: { "p_floor"?: string,"p_now": string }; Returns: (string)[]
                           },
"due_searchers":
{ Args: { "p_limit": number }; Returns: (string)[]
                           },
"effect_approve_cheap_return":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_book_shipping":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_cancel_return_shipping":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_cancel_shipping":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_close_dispute":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_expire_invoice":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_free_listing":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_open_dispute":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_open_return":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_receive_payment":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_refund_buyer":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_reject_return":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_release_escrow":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_return_voucher":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_return_wallet_payment":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_reuse_voucher":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_sell_listing":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"effect_withdraw_listing":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"end_case":
{ Args: { "p_key": string,"p_kind": string }; Returns: undefined
                           },
"end_live_stream":
{ Args: { "p_stream_id": string }; Returns: Database["public"]['Tables']["live_streams"]['Row']
                          SetofOptions: {
        from: "*"
        to: "live_streams"
        isOneToOne: true
        isSetofReturn: false
      } },
"end_offers":
{ Args: { "p_because": string,"p_ids": (string)[] }; Returns: undefined
                           },
"end_offers_of_user":
{ Args: { "p_other_id"?: string,"p_user_id": string }; Returns: undefined
                           },
"end_refund":
{ Args: { "p_reason"?: string,"p_refund": Omit<Database["private"]['Tables']["refunds"]['Row'], Database["private"]['Tables']["refunds"]['ComputedFields']>,"p_status": Database["private"]['Enums']["refund_status"] }; Returns: undefined
                           },
"end_unsendable_emails":
{ Args: { "p_ids": (string)[] }; Returns: undefined
                           },
"end_withdrawal":
{ Args: { "p_reason": string,"p_to": Database["private"]['Enums']["withdrawal_status"],"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: undefined
                           },
"enqueue_chargeback_reading":
{ Args: { "p_reference": string }; Returns: undefined
                           },
"enqueue_courier_cancellation":
{ Args: { "p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: undefined
                           },
"enqueue_job":
{ Args: { "p_key": string,"p_kind": string,"p_payload"?: Json,"p_run_at"?: string }; Returns: undefined
                           },
"ensure_shipment":
{ Args: { "p_booking_started_at"?: string,"p_direction": Database["private"]['Enums']["shipment_direction"],"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: {
              "booked_status": string | null,
"booking_started_at": string | null,
"cancelled_at": string | null,
"charged": number | null,
"courier_code": string,
"courier_service_code": string,
"created_at": string,
"delivered_at": string | null,
"direction": Database["private"]['Enums']["shipment_direction"],
"id": string,
"label_address": string | null,
"label_path": string | null,
"label_url": string | null,
"order_id": string,
"paid_lookup_at": string | null,
"price": number | null,
"price_version": number,
"scanned_at": string | null,
"shipper_order_id": string | null,
"status": string,
"tracking_id": string | null,
"updated_at": string,
"waybill": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "shipments"
        isOneToOne: true
        isSetofReturn: false
      } },
"equal_sizes":
{ Args: { "p_text": string }; Returns: (string)[]
                           },
"erase_archived_chat":
{ Args: { "p_alias": string,"p_user_id": string }; Returns: undefined
                           },
"erase_broadcasts":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"erase_copies":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"erase_emails":
{ Args: { "p_ids": (string)[] }; Returns: undefined
                           },
"erase_job_errors":
{ Args: { "p_about": (string)[] }; Returns: undefined
                           },
"erase_ktp":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"erase_listings":
{ Args: { "p_ids": (string)[] }; Returns: undefined
                           },
"erase_message_copies":
{ Args: { "p_conversations": (string)[],"p_user_id": string }; Returns: undefined
                           },
"erase_notification_copies":
{ Args: { "p_user_id": string,"p_username": string }; Returns: undefined
                           },
"erase_order_copies":
{ Args: { "p_orders": (string)[],"p_user_id": string,"p_username": string }; Returns: undefined
                           },
"erase_people":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"erase_piece":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"erasing_statements":
{ Args: { "p_relations"?: (string)[] }; Returns: {
              "relation": string,"statement": string,"step": number
            }[]
                           },
"event_envelope":
{ Args: { "p_event": Omit<Database["private"]['Tables']["outbox"]['Row'], Database["private"]['Tables']["outbox"]['ComputedFields']> }; Returns: Json
                           },
"event_of_order":
{ Args: { "p_actor": Database["public"]['Enums']["order_actor"],"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_refunded_amount": number }; Returns: Json
                           },
"expire_refunded_order":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"explain_actions":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"explain_next":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"explain_notifications":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"explain_provider_calls":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"export_openings":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"export_personal_data":
{ Args: { "p_limit": number,"p_offset"?: number,"p_section"?: string,"p_user_id": string }; Returns: Json
                           },
"facet_alias_record":
{ Args: { "p_alias": Omit<Database["private"]['Tables']["facet_aliases"]['Row'], Database["private"]['Tables']["facet_aliases"]['ComputedFields']> }; Returns: Json
                           },
"facet_condition":
{ Args: { "p_filters": Database["private"]['CompositeTypes']["search_filters"] }; Returns: string
                           },
"facet_key":
{ Args: { "p_kind": string,"p_text": string }; Returns: string
                           },
"features_off":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"fields_of":
{ Args: { "p_input": Json,"p_type": unknown }; Returns: Json
                           },
"fill_phone":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"filter_facets":
{ Args: { "p_filters": Database["private"]['CompositeTypes']["search_filters"] }; Returns: {
              "facets": (string)[],"kind": string
            }[]
                           },
"find_conversation":
{ Args: { "p_buyer_id": string,"p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: {
              "buyer_id": string,
"buyer_read_seq": number,
"buyer_sees": boolean,
"buyer_told_seq": number,
"buyer_unread": number,
"created_at": string,
"id": string,
"last_at": string,
"last_seq": number,
"listing_id": string,
"opened_by": string,
"reported_at": string | null,
"seller_id": string,
"seller_read_seq": number,
"seller_sees": boolean,
"seller_told_seq": number,
"seller_unread": number
            }
                          SetofOptions: {
        from: "*"
        to: "conversations"
        isOneToOne: true
        isSetofReturn: false
      } },
"find_order":
{ Args: { "p_order": string }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"find_shipment":
{ Args: { "p_caller": string,"p_tracking_number": string }; Returns: {
              "booked_status": string | null,
"booking_started_at": string | null,
"cancelled_at": string | null,
"charged": number | null,
"courier_code": string,
"courier_service_code": string,
"created_at": string,
"delivered_at": string | null,
"direction": Database["private"]['Enums']["shipment_direction"],
"id": string,
"label_address": string | null,
"label_path": string | null,
"label_url": string | null,
"order_id": string,
"paid_lookup_at": string | null,
"price": number | null,
"price_version": number,
"scanned_at": string | null,
"shipper_order_id": string | null,
"status": string,
"tracking_id": string | null,
"updated_at": string,
"waybill": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "shipments"
        isOneToOne: true
        isSetofReturn: false
      } },
"find_user":
{ Args: { "p_exclude_deleted"?: boolean,"p_user_id": string }; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"find_withdrawal":
{ Args: { "p_id": string,"p_user_id"?: string }; Returns: {
              "amount": number,
"attempts": number,
"created_at": string,
"decided_at": string | null,
"decision": Json | null,
"expires_at": string | null,
"failure_reason": string | null,
"fee": number,
"id": string,
"leased_until": string,
"link_readings": number,
"net": number,
"payout_url": string | null,
"provider": string,
"provider_payout_id": string | null,
"provider_status": string | null,
"recipient_email": string,
"request_key": string | null,
"reversals": number,
"status": Database["private"]['Enums']["withdrawal_status"],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "withdrawals"
        isOneToOne: true
        isSetofReturn: false
      } },
"finish_categorization":
{ Args: { "p_answer": Json,"p_failure": string,"p_id": string,"p_usage": Json }; Returns: {
              "answer": Json | null,
"completion_tokens": number,
"cost_microrupiah": number,
"created_at": string,
"failure": string | null,
"from_cache": boolean,
"id": string,
"listed": Json | null,
"listing_id": string | null,
"model": string,
"photo_url": string,
"prompt_tokens": number,
"sha256": string,
"status": Database["private"]['Enums']["categorization_status"],
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "categorizations"
        isOneToOne: true
        isSetofReturn: false
      } },
"finish_purchase_job":
{ Args: { "p_kind": string,"p_purchase_id": string }; Returns: undefined
                           },
"first_open_day":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"fit_condition":
{ Args: { "p_fit": Json }; Returns: string
                           },
"fit_facets":
{ Args: { "p_measurements": Json,"p_product_category": string,"p_size_keys": (string)[] }; Returns: (string)[]
                           },
"fit_record":
{ Args: { "p_fit": Omit<Database["private"]['Tables']["fits"]['Row'], Database["private"]['Tables']["fits"]['ComputedFields']> }; Returns: Json
                           },
"fits_search":
{ Args: { "p_entry": Omit<Database["private"]['Tables']["listing_search"]['Row'], Database["private"]['Tables']["listing_search"]['ComputedFields']>,"p_search": Omit<Database["private"]['Tables']["saved_searches"]['Row'], Database["private"]['Tables']["saved_searches"]['ComputedFields']> }; Returns: boolean
                           },
"forbid_charged_back":
{ Args: { "p_reference": string }; Returns: undefined
                           },
"forbid_own_difference":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']>,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"forbid_own_trade":
{ Args: { "p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_user_ids": (string)[] }; Returns: undefined
                           },
"forbid_self_decision":
{ Args: { "p_concerned": (string)[],"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"free_balance":
{ Args: { "p_user_id": string }; Returns: number
                           },
"gather_search_numbers":
{ Args: { "p_at_once": boolean,"p_query": unknown,"p_where": string }; Returns: Record<string, unknown>
                           },
"give_up_balance":
{ Args: { "p_below": number,"p_user_id": string }; Returns: undefined
                           },
"given_ids":
{ Args: { "p_ids": Json }; Returns: (string)[]
                           },
"go_live_objection":
{ Args: { "p_host": Omit<Database["public"]['Tables']["profiles"]['Row'], Database["public"]['Tables']["profiles"]['ComputedFields']> }; Returns: string
                           },
"grant_role":
{ Args: { "p_audit": Json,"p_role": Database["private"]['Enums']["staff_role"],"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_user_id": string }; Returns: undefined
                           },
"has_left_seller":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"has_own_trade":
{ Args: { "p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_user_ids": (string)[] }; Returns: boolean
                           },
"has_role":
{ Args: { "p_roles": (Database["private"]['Enums']["staff_role"])[],"p_user_id": string }; Returns: boolean
                           },
"has_set_payout_block":
{ Args: { "p_staff_id": string,"p_user_id": string }; Returns: boolean
                           },
"has_unspent_shipping":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"has_wallet_part":
{ Args: { "p_purchase_id": string }; Returns: boolean
                           },
"hold_in_suspense":
{ Args: { "p_amount": number,"p_details": Json,"p_key": string,"p_kind": string,"p_order_id": string }; Returns: undefined
                           },
"hold_order":
{ Args: { "p_order": string,"p_parties": (Database["public"]['Enums']["order_actor"])[] }; Returns: Database["private"]['CompositeTypes']["held_order"]
                          SetofOptions: {
        from: "*"
        to: "held_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"hold_unexpected_payment":
{ Args: { "p_invoice": Database["private"]['CompositeTypes']["provider_invoice"],"p_key": string,"p_order_id": string }; Returns: undefined
                           },
"inactive_objection":
{ Args: { "p_profile": Omit<Database["public"]['Tables']["profiles"]['Row'], Database["public"]['Tables']["profiles"]['ComputedFields']> }; Returns: string
                           },
"index_listings":
{ Args: { "p_listings": (Database["public"]['Tables']["listings"]['Row'])[] }; Returns: undefined
                           },
"index_saved_search":
{ Args: { "p_id": string }; Returns: undefined
                           },
"index_words":
{ Args: { "p_added": (Database["public"]['Tables']["listings"]['Row'])[],"p_removed": (Database["public"]['Tables']["listings"]['Row'])[] }; Returns: undefined
                           },
"insert_row":
{ Args: { "p_table": unknown,"p_values": Json }; Returns: unknown
                           },
"is_account_deleted":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"is_booking_dropped":
{ Args: { "p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: boolean
                           },
"is_booking_search_over":
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"is_booking_undecided":
{ Args: { "p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: boolean
                           },
"is_chargeback":
{ Args: { "p_type": string }; Returns: boolean
                           },
"is_charged_back":
{ Args: { "p_reference": string }; Returns: boolean
                           },
"is_contact_open":
{ Args: { "p_conversation": Omit<Database["private"]['Tables']["conversations"]['Row'], Database["private"]['Tables']["conversations"]['ComputedFields']> }; Returns: boolean
                           },
"is_correction_spent":
{ Args: { "p_correction": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: boolean
                           },
"is_fee_earned":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"is_first_in_fifo":
{ Args: { "p_job": Omit<Database["private"]['Tables']["jobs"]['Row'], Database["private"]['Tables']["jobs"]['ComputedFields']> }; Returns: boolean
                           },
"is_for_sale":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: boolean
                           },
"is_frozen":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_to": Database["public"]['Enums']["order_status"] }; Returns: boolean
                           },
"is_in_escrow":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"is_loss":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: boolean
                           },
"is_of_run":
{ Args: { "p_reference": string,"p_run": Omit<Database["private"]['Tables']["reconciliation_runs"]['Row'], Database["private"]['Tables']["reconciliation_runs"]['ComputedFields']> }; Returns: boolean
                           },
"is_off":
{ Args: { "p_provider": string }; Returns: boolean
                           },
"is_parcel_scanned":
{ Args: { "p_order_id": string }; Returns: boolean
                           },
"is_payout_blocked":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"is_purchase":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: boolean
                           },
"is_return_scanned":
{ Args: { "p_order_id": string }; Returns: boolean
                           },
"is_same_request":
{ Args: { "p_address": Omit<Database["public"]['Tables']["addresses"]['Row'], Database["public"]['Tables']["addresses"]['ComputedFields']>,"p_offer_id": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_quote": Database["private"]['CompositeTypes']["shipping_quote"],"p_use_wallet": boolean,"p_voucher_code": string }; Returns: boolean
                           },
"is_seen_callback":
{ Args: { "p_id": string }; Returns: boolean
                           },
"is_small_return_left":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"is_suppressed":
{ Args: { "p_address": string }; Returns: boolean
                           },
"job_signals":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"keep_disputed_money":
{ Args: { "p_after": number,"p_before": number,"p_user_id": string }; Returns: undefined
                           },
"keeps_live_chat_messages":
{ Args: { "p_month": string }; Returns: string
                           },
"known_user":
{ Args: { "p_since": string,"p_user_id": string }; Returns: Json
                           },
"ktp_for_staff":
{ Args: { "p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_submission_id": string }; Returns: {
              "decided_at": string | null,
"decided_by": string | null,
"erase_at": string | null,
"erased_at": string | null,
"id": string,
"photo_path": string,
"rejection_reason": string | null,
"selfie_path": string,
"status": Database["private"]['Enums']["ktp_status"],
"submitted_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "ktp_submissions"
        isOneToOne: true
        isSetofReturn: false
      } },
"ktp_record":
{ Args: { "p_submission": Omit<Database["private"]['Tables']["ktp_submissions"]['Row'], Database["private"]['Tables']["ktp_submissions"]['ComputedFields']> }; Returns: Json
                           },
"lapse_return_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"lease_boost":
{ Args: { "p_boost_id": string }; Returns: undefined
                           },
"lease_order":
{ Args: { "p_order_id": string }; Returns: undefined
                           },
"ledger_changes":
{ Args: { "p_transfer_ids": (string)[] }; Returns: {
              "accounts": number,
"balance": number,
"kind": Database["private"]['Enums']["account_kind"]
            }[]
                          SetofOptions: {
        from: "*"
        to: "ledger_totals"
        isOneToOne: false
        isSetofReturn: true
      } },
"ledger_drift":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"ledger_drift_of":
{ Args: { "p_account_ids": (number)[],"p_transfer_ids": (string)[] }; Returns: number
                           },
"ledger_line":
{ Args: { "p_amount": number,"p_kind": Database["private"]['Enums']["account_kind"],"p_order_id"?: string,"p_user_id"?: string }; Returns: Database["private"]['CompositeTypes']["ledger_line"]
                          SetofOptions: {
        from: "*"
        to: "ledger_line"
        isOneToOne: true
        isSetofReturn: false
      } },
"ledger_lock":
{ Args: { "p_lines": (Database["private"]['CompositeTypes']["ledger_line"])[],"p_order_id": string }; Returns: undefined
                           },
"ledger_post":
{ Args: { "p_description": string,"p_event_at"?: string,"p_is_pending"?: boolean,"p_key": string,"p_kind": string,"p_lines": (Database["private"]['CompositeTypes']["ledger_line"])[],"p_order_id": string,"p_withdrawal_id"?: string }; Returns: boolean
                           },
"ledger_resolve":
{ Args: { "p_description": string,"p_kind": string,"p_lines"?: (Database["private"]['CompositeTypes']["ledger_line"])[],"p_outcome": Database["private"]['Enums']["hold_outcome"],"p_pending_key": string }; Returns: boolean
                           },
"ledger_stripe":
{ Args: { "p_kind": Database["private"]['Enums']["account_kind"],"p_order_id": string }; Returns: number
                           },
"lift_freeze":
{ Args: { "p_goes_on"?: boolean,"p_order_id": string }; Returns: undefined
                           },
"list_cursor":
{ Args: { "p_cursor": string }; Returns: Database["private"]['CompositeTypes']["list_cursor"]
                          SetofOptions: {
        from: "*"
        to: "list_cursor"
        isOneToOne: true
        isSetofReturn: false
      } },
"list_page":
{ Args: { "p_cap"?: number,"p_items": Json,"p_limit": number,"p_offset": number,"p_total": number }; Returns: Json
                           },
"listed_chargebacks":
{ Args: { "p_reference": string }; Returns: number
                           },
"listing_admin_records":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"listing_distance":
{ Args: { "p_entry": Omit<Database["private"]['Tables']["listing_traits"]['Row'], Database["private"]['Tables']["listing_traits"]['ComputedFields']>,"p_looks": unknown,"p_price_band": number,"p_traits": unknown }; Returns: number
                           },
"listing_keys":
{ Args: { "p_entry": Omit<Database["private"]['Tables']["listing_search"]['Row'], Database["private"]['Tables']["listing_search"]['ComputedFields']> }; Returns: (string)[]
                           },
"listing_of_offer":
{ Args: { "p_offer": Omit<Database["private"]['Tables']["offers"]['Row'], Database["private"]['Tables']["offers"]['ComputedFields']> }; Returns: Database["public"]['Tables']["listings"]['Row']
                          SetofOptions: {
        from: "private.offers"
        to: "listings"
        isOneToOne: true
        isSetofReturn: false
      } },
"listing_price_of":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: number
                           },
"listing_with_texts":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: Database["public"]['Tables']["listings"]['Row']
                          SetofOptions: {
        from: "listings"
        to: "listings"
        isOneToOne: true
        isSetofReturn: false
      } },
"listings_objection":
{ Args: { "p_buyer_id": string,"p_ids": (string)[],"p_listings": (Database["public"]['Tables']["listings"]['Row'])[] }; Returns: string
                           },
"live_message_record":
{ Args: { "p_message": Omit<Database["public"]['Tables']["live_chat_messages"]['Row'], Database["public"]['Tables']["live_chat_messages"]['ComputedFields']> }; Returns: Database["private"]['CompositeTypes']["live_message"]
                          SetofOptions: {
        from: "live_chat_messages"
        to: "live_message"
        isOneToOne: true
        isSetofReturn: false
      } },
"live_stream_admin_record":
{ Args: { "p_messages": number,"p_stream": Omit<Database["public"]['Tables']["live_streams"]['Row'], Database["public"]['Tables']["live_streams"]['ComputedFields']> }; Returns: Json
                           },
"live_stream_for_staff":
{ Args: { "p_stream_id": string }; Returns: Json
                           },
"live_stream_record":
{ Args: { "p_stream": Omit<Database["public"]['Tables']["live_streams"]['Row'], Database["public"]['Tables']["live_streams"]['ComputedFields']> }; Returns: Json
                           },
"lock_account":
{ Args: { "p_user_id": string }; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_account_for":
{ Args: { "p_account_status": Database["public"]['Enums']["account_status"],"p_user_id": string }; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_account_to_ban":
{ Args: { "p_user_id": string }; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_account_to_delete":
{ Args: { "p_user_id": string }; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_approval":
{ Args: { "p_id": string }; Returns: {
              "decided_at": string | null,
"decided_by": string | null,
"decision_reason": string | null,
"expires_at": string,
"id": string,
"kind": Database["private"]['Enums']["approval_kind"],
"operation": string,
"preview": Json | null,
"proposed_at": string,
"proposer_id": string,
"proposer_role": Database["private"]['Enums']["staff_role"],
"reason": string | null,
"request": NonNullable<Json>,
"request_id": string,
"result": Json | null,
"status": Database["private"]['Enums']["approval_status"],
"subject_ids": (string)[]
            }
                          SetofOptions: {
        from: "*"
        to: "approvals"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_conversation":
{ Args: { "p_conversation_id": string }; Returns: {
              "buyer_id": string,
"buyer_read_seq": number,
"buyer_sees": boolean,
"buyer_told_seq": number,
"buyer_unread": number,
"created_at": string,
"id": string,
"last_at": string,
"last_seq": number,
"listing_id": string,
"opened_by": string,
"reported_at": string | null,
"seller_id": string,
"seller_read_seq": number,
"seller_sees": boolean,
"seller_told_seq": number,
"seller_unread": number
            }
                          SetofOptions: {
        from: "*"
        to: "conversations"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_difference":
{ Args: { "p_id": string }; Returns: {
              "closed_at": string | null,
"counter_account": Database["private"]['Enums']["account_kind"],
"created_at": string,
"difference": number,
"id": string,
"ledger_amount": number,
"order_id": string | null,
"problem": string | null,
"provider_amount": number,
"reference": string,
"reversal_key": string | null,
"run_id": number,
"statement": string,
"status": Database["private"]['Enums']["difference_status"],
"withdrawal_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "reconciliation_differences"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_email_batches":
{ Args: { "p_asked": (string)[] }; Returns: (string)[]
                           },
"lock_emails":
{ Args: { "p_ids": (string)[] }; Returns: undefined
                           },
"lock_history_targets":
{ Args: { "p_table": unknown }; Returns: undefined
                           },
"lock_listings":
{ Args: { "p_ids": (string)[] }; Returns: (Database["public"]['Tables']["listings"]['Row'])[]
                           },
"lock_listings_of":
{ Args: { "p_seller_id": string }; Returns: undefined
                           },
"lock_live_stream":
{ Args: { "p_stream_id": string }; Returns: Database["public"]['Tables']["live_streams"]['Row']
                          SetofOptions: {
        from: "*"
        to: "live_streams"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_offer":
{ Args: { "p_offer_id": string }; Returns: {
              "buyer_id": string,
"counter_of": string | null,
"created_at": string,
"ended_because": string | null,
"expires_at": string,
"id": string,
"listing_id": string,
"listing_price": number,
"offered_by": string,
"price": number,
"seller_id": string,
"status": Database["private"]['Enums']["offer_status"],
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "offers"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_order":
{ Args: { "p_id": string }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_order_accounts":
{ Args: { "p_order_id": string,"p_others"?: (Database["private"]['Enums']["account_kind"])[],"p_user_id"?: string }; Returns: undefined
                           },
"lock_order_effects":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_others"?: (Database["private"]['Enums']["account_kind"])[],"p_user_id"?: string }; Returns: undefined
                           },
"lock_own_listing":
{ Args: { "p_listing_id": string,"p_seller_id": string }; Returns: Database["public"]['Tables']["listings"]['Row']
                          SetofOptions: {
        from: "*"
        to: "listings"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_own_searches":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"lock_parcel":
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_order_id": string }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_payout":
{ Args: { "p_id": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: {
              "amount": number,
"attempts": number,
"created_at": string,
"decided_at": string | null,
"decision": Json | null,
"expires_at": string | null,
"failure_reason": string | null,
"fee": number,
"id": string,
"leased_until": string,
"link_readings": number,
"net": number,
"payout_url": string | null,
"provider": string,
"provider_payout_id": string | null,
"provider_status": string | null,
"recipient_email": string,
"request_key": string | null,
"reversals": number,
"status": Database["private"]['Enums']["withdrawal_status"],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "withdrawals"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_people":
{ Args: { "p_other_id": string,"p_user_id": string }; Returns: undefined
                           },
"lock_proposals_of":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"lock_purchase":
{ Args: { "p_reference": string }; Returns: boolean
                           },
"lock_refund":
{ Args: { "p_id": string }; Returns: {
              "amount": number,
"attempts": number,
"checkout_id": string,
"created_at": string,
"failure_code": string | null,
"id": string,
"order_id": string | null,
"provider": string,
"provider_refund_id": string | null,
"reference": string,
"status": Database["private"]['Enums']["refund_status"],
"transfer_key": string,
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "refunds"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_requested_withdrawal":
{ Args: { "p_request_key": string,"p_user_id": string }; Returns: {
              "amount": number,
"attempts": number,
"created_at": string,
"decided_at": string | null,
"decision": Json | null,
"expires_at": string | null,
"failure_reason": string | null,
"fee": number,
"id": string,
"leased_until": string,
"link_readings": number,
"net": number,
"payout_url": string | null,
"provider": string,
"provider_payout_id": string | null,
"provider_status": string | null,
"recipient_email": string,
"request_key": string | null,
"reversals": number,
"status": Database["private"]['Enums']["withdrawal_status"],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "withdrawals"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_shop":
{ Args: { "p_seller_id": string }; Returns: undefined
                           },
"lock_suspense_item":
{ Args: { "p_id": string }; Returns: {
              "amount": number,
"created_at": string,
"id": string,
"key": string,
"kind": string,
"order_id": string | null,
"resolution": string | null,
"resolved_at": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "suspense_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_user":
{ Args: { "p_user_id": string }; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"lock_voucher":
{ Args: { "p_id": string }; Returns: {
              "active": boolean,
"budget": number | null,
"code": string,
"created_at": string,
"decided_alone": boolean,
"deciders": (string)[],
"ends_at": string,
"id": string,
"kind": Database["private"]['Enums']["voucher_kind"],
"max_discount": number | null,
"min_total": number,
"per_user_limit": number,
"spent": number,
"starts_at": string,
"total_limit": number,
"updated_at": string,
"used": number,
"value": number
            }
                          SetofOptions: {
        from: "*"
        to: "vouchers"
        isOneToOne: true
        isSetofReturn: false
      } },
"locked_caller":
{ Args: Record<PropertyKey, never>; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"make_history_month":
{ Args: { "p_month": string,"p_table": unknown }; Returns: boolean
                           },
"make_offer":
{ Args: { "p_buyer_id": string,"p_counters"?: Omit<Database["private"]['Tables']["offers"]['Row'], Database["private"]['Tables']["offers"]['ComputedFields']>,"p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']>,"p_offered_by": string,"p_price": number }; Returns: {
              "buyer_id": string,
"counter_of": string | null,
"created_at": string,
"ended_because": string | null,
"expires_at": string,
"id": string,
"listing_id": string,
"listing_price": number,
"offered_by": string,
"price": number,
"seller_id": string,
"status": Database["private"]['Enums']["offer_status"],
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "offers"
        isOneToOne: true
        isSetofReturn: false
      } },
"mask_emails":
{ Args: { "p_text": string }; Returns: string
                           },
"mask_name":
{ Args: { "p_name": string }; Returns: string
                           },
"mask_phone":
{ Args: { "p_phone": string }; Returns: string
                           },
"mask_recipient":
{ Args: { "p_recipient": Omit<Database["private"]['Tables']["order_addresses"]['Row'], Database["private"]['Tables']["order_addresses"]['ComputedFields']> }; Returns: Json
                           },
"mask_url":
{ Args: { "p_url": string }; Returns: string
                           },
"max_staff_total":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"max_total":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"may_get_alone":
{ Args: { "p_amount": number,"p_beneficiary_id": string,"p_decision": string }; Returns: boolean
                           },
"measurement_names":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"message_page":
{ Args: { "p_after_seq": number,"p_before_seq": number,"p_conversation_id": string,"p_limit": number }; Returns: Record<string, unknown>
                           },
"message_record":
{ Args: { "p_message": Omit<Database["private"]['Tables']["messages"]['Row'], Database["private"]['Tables']["messages"]['ComputedFields']> }; Returns: Json
                           },
"month_of":
{ Args: { "p_at": string }; Returns: string
                           },
"move_from_suspense":
{ Args: { "p_description": string,"p_item": Omit<Database["private"]['Views']["suspense_items"]['Row'], Database["private"]['Views']["suspense_items"]['ComputedFields']>,"p_kind": string,"p_to": Database["private"]['CompositeTypes']["ledger_line"] }; Returns: undefined
                           },
"move_offer":
{ Args: { "p_actor": string,"p_because"?: string,"p_offer": Omit<Database["private"]['Tables']["offers"]['Row'], Database["private"]['Tables']["offers"]['ComputedFields']>,"p_to": Database["private"]['Enums']["offer_status"] }; Returns: {
              "buyer_id": string,
"counter_of": string | null,
"created_at": string,
"ended_because": string | null,
"expires_at": string,
"id": string,
"listing_id": string,
"listing_price": number,
"offered_by": string,
"price": number,
"seller_id": string,
"status": Database["private"]['Enums']["offer_status"],
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "offers"
        isOneToOne: true
        isSetofReturn: false
      } },
"move_order":
{ Args: { "p_actor": Database["public"]['Enums']["order_actor"],"p_actor_id"?: string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_reason"?: string,"p_to": Database["public"]['Enums']["order_status"] }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"move_order_as_caller":
{ Args: { "p_audit"?: Json,"p_held": Database["private"]['CompositeTypes']["held_order"],"p_reason"?: string,"p_to": Database["public"]['Enums']["order_status"] }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"move_order_as_staff":
{ Args: { "p_audit": Json,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_reason": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_to": Database["public"]['Enums']["order_status"] }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"needed_words":
{ Args: { "p_query": unknown }; Returns: (string)[]
                           },
"never_scanned_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"new_reference":
{ Args: { "p_prefix": string }; Returns: string
                           },
"next_cursor":
{ Args: { "p_at": string,"p_id": string }; Returns: string
                           },
"next_morning":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"next_to_erase":
{ Args: { "p_erasure": Omit<Database["private"]['Tables']["erasures"]['Row'], Database["private"]['Tables']["erasures"]['ComputedFields']>,"p_limit": number }; Returns: (string)[]
                           },
"next_work_at":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"note_record":
{ Args: { "p_author": string,"p_note": Omit<Database["private"]['Tables']["staff_notes"]['Row'], Database["private"]['Tables']["staff_notes"]['ComputedFields']> }; Returns: Json
                           },
"note_subjects":
{ Args: { "p_order_id": string,"p_user_id": string }; Returns: (string)[]
                           },
"notification_id":
{ Args: { "p_event_id": string,"p_kind": string,"p_user_id": string }; Returns: string
                           },
"notification_record":
{ Args: { "p_notification": Omit<Database["public"]['Tables']["notifications"]['Row'], Database["public"]['Tables']["notifications"]['ComputedFields']> }; Returns: Json
                           },
"notify":
{ Args: { "p_data"?: Json,"p_event_id": string,"p_kind": string,"p_user_id": string }; Returns: undefined
                           },
"notify_all":
{ Args: { "p_data"?: Json,"p_each"?: (Json)[],"p_event_id": string,"p_kind": string,"p_user_ids": (string)[] }; Returns: undefined
                           },
"notify_joint_refund":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"notify_message":
{ Args: { "p_conversation": Omit<Database["private"]['Tables']["conversations"]['Row'], Database["private"]['Tables']["conversations"]['ComputedFields']>,"p_sender": Omit<Database["public"]['Tables']["profiles"]['Row'], Database["public"]['Tables']["profiles"]['ComputedFields']> }; Returns: undefined
                           },
"notify_withdrawal":
{ Args: { "p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: undefined
                           },
"now":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"offer_party":
{ Args: { "p_offer": Omit<Database["private"]['Tables']["offers"]['Row'], Database["private"]['Tables']["offers"]['ComputedFields']>,"p_user_id": string }; Returns: string
                           },
"offer_record":
{ Args: { "p_offer": Omit<Database["private"]['Tables']["offers"]['Row'], Database["private"]['Tables']["offers"]['ComputedFields']> }; Returns: Json
                           },
"offer_status":
{ Args: { "p_offer": Omit<Database["private"]['Tables']["offers"]['Row'], Database["private"]['Tables']["offers"]['ComputedFields']> }; Returns: Database["private"]['Enums']["offer_status"]
                           },
"offer_status_at":
{ Args: { "p_at": string,"p_expires_at": string,"p_status": Database["private"]['Enums']["offer_status"] }; Returns: Database["private"]['Enums']["offer_status"]
                           },
"offered_price":
{ Args: { "p_buyer_id": string,"p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']>,"p_offer_id": string }; Returns: number
                           },
"open_case":
{ Args: { "p_details"?: Json,"p_key": string,"p_kind": string,"p_order_id": string }; Returns: undefined
                           },
"open_chargeback":
{ Args: { "p_amount": number,"p_dispute_id": string,"p_reference": string,"p_status": string }; Returns: {
              "amount": number,
"boost_id": string | null,
"created_at": string,
"decided_at": string | null,
"decided_by": string | null,
"dispute_id": string | null,
"from_buyer": number,
"from_commission": number,
"from_seller": number,
"id": string,
"order_id": string | null,
"outcome": string | null,
"reference": string,
"returned": number,
"status": string,
"to_promotions": number,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "chargebacks"
        isOneToOne: true
        isSetofReturn: false
      } },
"open_conversation":
{ Args: { "p_buyer_id": string,"p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']>,"p_opener_id": string }; Returns: Json
                           },
"open_dear_courier_case":
{ Args: { "p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: undefined
                           },
"open_orders_of":
{ Args: { "p_user_id": string }; Returns: Database["public"]['Tables']["orders"]['Row'][]
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: false
        isSetofReturn: true
      } },
"open_report":
{ Args: { "p_conversation_id"?: string,"p_details": string,"p_listing_id": string,"p_reason": string,"p_user_id": string }; Returns: Json
                           },
"open_shipment_case":
{ Args: { "p_order_id": string,"p_parcel": string,"p_scan": Database["private"]['CompositeTypes']["shipment_scan"],"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: undefined
                           },
"open_suspense":
{ Args: { "p_order_id": string }; Returns: number
                           },
"open_with_old_providers":
{ Args: Record<PropertyKey, never>; Returns: {
              "provider": string,"things": number
            }[]
                           },
"open_withdrawal_case":
{ Args: { "p_kind": string,"p_payout": Json,"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: undefined
                           },
"opposite_correction":
{ Args: { "p_difference": Omit<Database["private"]['Tables']["reconciliation_differences"]['Row'], Database["private"]['Tables']["reconciliation_differences"]['ComputedFields']> }; Returns: {
              "closed_at": string | null,
"counter_account": Database["private"]['Enums']["account_kind"],
"created_at": string,
"difference": number,
"id": string,
"ledger_amount": number,
"order_id": string | null,
"problem": string | null,
"provider_amount": number,
"reference": string,
"reversal_key": string | null,
"run_id": number,
"statement": string,
"status": Database["private"]['Enums']["difference_status"],
"withdrawal_id": string | null
            }
                          SetofOptions: {
        from: "private.reconciliation_differences"
        to: "reconciliation_differences"
        isOneToOne: true
        isSetofReturn: false
      } },
"order_actor_of":
{ Args: { "p_caller_id": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Database["public"]['Enums']["order_actor"]
                           },
"order_facts":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"order_for":
{ Args: { "p_order": string,"p_parties": (Database["public"]['Enums']["order_actor"])[] }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"order_id_of":
{ Args: { "p_key": string }; Returns: string
                           },
"order_preview":
{ Args: { "p_purchase_id": string }; Returns: Json
                           },
"order_record":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_viewer": string }; Returns: Json
                           },
"orders_named":
{ Args: { "p_text": string }; Returns: string[]
                           },
"orders_page":
{ Args: { "p_limit": number,"p_offset": number,"p_party": Database["public"]['Enums']["order_actor"],"p_status": Database["public"]['Enums']["order_status"],"p_user_id": string }; Returns: Json
                           },
"own_conversation":
{ Args: { "p_conversation_id": string,"p_user_id": string }; Returns: {
              "buyer_id": string,
"buyer_read_seq": number,
"buyer_sees": boolean,
"buyer_told_seq": number,
"buyer_unread": number,
"created_at": string,
"id": string,
"last_at": string,
"last_seq": number,
"listing_id": string,
"opened_by": string,
"reported_at": string | null,
"seller_id": string,
"seller_read_seq": number,
"seller_sees": boolean,
"seller_told_seq": number,
"seller_unread": number
            }
                          SetofOptions: {
        from: "*"
        to: "conversations"
        isOneToOne: true
        isSetofReturn: false
      } },
"own_listing":
{ Args: { "p_listing_id": string }; Returns: Database["public"]['Tables']["listings"]['Row']
                          SetofOptions: {
        from: "*"
        to: "listings"
        isOneToOne: true
        isSetofReturn: false
      } },
"own_live_stream":
{ Args: { "p_host_id": string,"p_stream_id": string }; Returns: Database["public"]['Tables']["live_streams"]['Row']
                          SetofOptions: {
        from: "*"
        to: "live_streams"
        isOneToOne: true
        isSetofReturn: false
      } },
"paid_by_buyer":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: number
                           },
"paid_through_provider":
{ Args: { "p_reference": string }; Returns: number
                           },
"parcel_address":
{ Args: { "p_order_id": string,"p_party": Database["public"]['Enums']["order_actor"] }; Returns: Json
                           },
"parcel_of":
{ Args: { "p_direction"?: Database["private"]['Enums']["shipment_direction"],"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Record<string, unknown>
                           },
"parcel_shares":
{ Args: { "p_amount": number,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: {
              "payer": Database["public"]['Tables']["orders"]['Row'],"share": number
            }[]
                           },
"parties_of_chargeback":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']> }; Returns: Record<string, unknown>
                           },
"parts_within":
{ Args: { "p_limits": (number)[],"p_total": number }; Returns: (number)[]
                           },
"payout_block":
{ Args: { "p_account_status": Database["public"]['Enums']["account_status"],"p_given": Json,"p_profile": Omit<Database["public"]['Tables']["profiles"]['Row'], Database["public"]['Tables']["profiles"]['ComputedFields']> }; Returns: string
                           },
"pending_boost":
{ Args: { "p_purchase": Omit<Database["private"]['Tables']["boost_purchases"]['Row'], Database["private"]['Tables']["boost_purchases"]['ComputedFields']>,"p_resumed": boolean }; Returns: Json
                           },
"pending_order":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_resumed": boolean }; Returns: Json
                           },
"pending_purchase":
{ Args: { "p_amount": number,"p_fees": Json,"p_finished": boolean,"p_id": string,"p_item_name": string,"p_item_price": number,"p_lease": number,"p_payer_id": string,"p_provider": string,"p_reference": string,"p_resumed": boolean }; Returns: Json
                           },
"people_in":
{ Args: { "p_relation": string }; Returns: {
              "columns": (string)[],"user_id": string
            }[]
                           },
"perform_proposal":
{ Args: { "p_audit": Json,"p_facts": Json,"p_kind": Database["private"]['Enums']["approval_kind"],"p_request": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: Json
                           },
"photo_details":
{ Args: { "p_owner_id": string,"p_photos": (string)[] }; Returns: Json
                           },
"plain_key":
{ Args: { "p_kind": string,"p_text": string }; Returns: string
                           },
"post_chargeback":
{ Args: { "p_id": string,"p_kind": string,"p_lines": (Database["private"]['CompositeTypes']["ledger_line"])[] }; Returns: string
                           },
"post_courier_cost":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']>,"p_sign": number }; Returns: undefined
                           },
"preview_proposal":
{ Args: { "p_audit": Json,"p_facts": Json,"p_kind": Database["private"]['Enums']["approval_kind"],"p_request": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: Json
                           },
"price_band":
{ Args: { "p_price": number }; Returns: number
                           },
"prices_for":
{ Args: { "p_buyer_id": string,"p_listings": (Database["public"]['Tables']["listings"]['Row'])[],"p_offer_id": string }; Returns: (number)[]
                           },
"profile_record":
{ Args: { "p_profile": Omit<Database["public"]['Tables']["profiles"]['Row'], Database["public"]['Tables']["profiles"]['ComputedFields']> }; Returns: Json
                           },
"propose":
{ Args: { "p_audit": Json,"p_facts": Json,"p_kind": Database["private"]['Enums']["approval_kind"],"p_request": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: Json
                           },
"propose_step":
{ Args: { "p_audit": Json,"p_held": Database["private"]['CompositeTypes']["held_order"],"p_reason": string,"p_to": Database["public"]['Enums']["order_status"] }; Returns: Json
                           },
"protection_fee":
{ Args: { "p_item_price": number }; Returns: number
                           },
"provider_signals":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"publish_event":
{ Args: { "p_aggregate_id": string,"p_aggregate_type": string,"p_data": Json,"p_type": string,"p_version": number }; Returns: undefined
                           },
"purchase_due":
{ Args: { "p_purchase_id": string }; Returns: number
                           },
"purchase_of":
{ Args: { "p_order_id": string }; Returns: string
                           },
"push_devices":
{ Args: { "p_user_id": string }; Returns: {
              "auth": string,
"created_at": string,
"deleted_at": string | null,
"deleted_because": string | null,
"endpoint": string,
"id": string,
"p256dh": string,
"user_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "push_subscriptions"
        isOneToOne: false
        isSetofReturn: true
      } },
"push_subscription_record":
{ Args: { "p_subscription": Omit<Database["private"]['Tables']["push_subscriptions"]['Row'], Database["private"]['Tables']["push_subscriptions"]['ComputedFields']> }; Returns: Json
                           },
"push_target":
{ Args: { "p_subscription": Omit<Database["private"]['Tables']["push_subscriptions"]['Row'], Database["private"]['Tables']["push_subscriptions"]['ComputedFields']> }; Returns: Json
                           },
"quoted_courier":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"raise_error":
{ Args: { "p_facts"?: Json,"p_reason": string,"p_retry_after_seconds"?: number }; Returns: undefined
                           },
"raise_job_floor":
{ Args: { "p_began": string,"p_now": string }; Returns: undefined
                           },
"raise_not_for_sale":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: undefined
                           },
"raise_outbox_floors":
{ Args: { "p_began": string }; Returns: undefined
                           },
"readable_listing":
{ Args: { "p_listing_id": string,"p_reader_id": string }; Returns: Database["public"]['Tables']["listings"]['Row']
                          SetofOptions: {
        from: "*"
        to: "listings"
        isOneToOne: true
        isSetofReturn: false
      } },
"received_from_boost":
{ Args: { "p_boost_id": string,"p_user_id": string }; Returns: number
                           },
"received_from_order":
{ Args: { "p_order_id": string,"p_user_id": string }; Returns: number
                           },
"recent_ledger_drift":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"recipient_record":
{ Args: { "p_is_brief": boolean,"p_recipient": Omit<Database["private"]['Tables']["order_addresses"]['Row'], Database["private"]['Tables']["order_addresses"]['ComputedFields']> }; Returns: Json
                           },
"reconciled_until":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"reconciliation_run_record":
{ Args: { "p_run": Omit<Database["private"]['Tables']["reconciliation_runs"]['Row'], Database["private"]['Tables']["reconciliation_runs"]['ComputedFields']> }; Returns: Json
                           },
"reconciliation_sums":
{ Args: { "p_references": (string)[] }; Returns: {
              "is_payment": boolean,"ledger_amount": number,"provider_amount": number,"reference": string
            }[]
                           },
"record_chargeback":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']>,"p_event": string }; Returns: {
              "amount": number,
"boost_id": string | null,
"created_at": string,
"decided_at": string | null,
"decided_by": string | null,
"dispute_id": string | null,
"from_buyer": number,
"from_commission": number,
"from_seller": number,
"id": string,
"order_id": string | null,
"outcome": string | null,
"reference": string,
"returned": number,
"status": string,
"to_promotions": number,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "chargebacks"
        isOneToOne: true
        isSetofReturn: false
      } },
"record_odd_row":
{ Args: { "p_id": string,"p_problem": string,"p_run_id": number }; Returns: undefined
                           },
"record_order_state":
{ Args: { "p_actor": Database["public"]['Enums']["order_actor"],"p_actor_id": string,"p_from": Database["public"]['Enums']["order_status"],"p_is_joint"?: boolean,"p_notification"?: string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_reason": string }; Returns: undefined
                           },
"record_price_change":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_price": number,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: undefined
                           },
"record_provider_transaction":
{ Args: { "p_run_id": number,"p_transaction": Omit<Database["private"]['Tables']["provider_transactions"]['Row'], Database["private"]['Tables']["provider_transactions"]['ComputedFields']> }; Returns: undefined
                           },
"record_refund":
{ Args: { "p_amount": number,"p_event"?: string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"record_return_delivery":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"record_shipment_event":
{ Args: { "p_order_id": string,"p_parcel": string,"p_scan": Database["private"]['CompositeTypes']["shipment_scan"],"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: boolean
                           },
"record_waybill":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']>,"p_update": Database["private"]['CompositeTypes']["shipment_update"] }; Returns: undefined
                           },
"recover_chargeback":
{ Args: { "p_buyer_id": string,"p_from_buyer": number,"p_from_commission"?: number,"p_from_seller": number,"p_id": string,"p_seller_id": string,"p_to_promotions"?: number }; Returns: undefined
                           },
"recover_from_refund":
{ Args: { "p_amount": number,"p_order_id": string }; Returns: undefined
                           },
"recoverable_from_boost":
{ Args: { "p_boost_id": string }; Returns: number
                           },
"redact_callback":
{ Args: { "p_body": Json }; Returns: Json
                           },
"redact_callbacks":
{ Args: { "p_references": (string)[] }; Returns: undefined
                           },
"redirect_lines":
{ Args: { "p_key": string,"p_kind": string,"p_lines": (Database["private"]['CompositeTypes']["ledger_line"])[],"p_order_id": string }; Returns: (Database["private"]['CompositeTypes']["ledger_line"])[]
                           },
"redrive":
{ Args: { "p_audit": Json,"p_ids": (string)[],"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_target_type": string }; Returns: number
                           },
"redrive_result":
{ Args: { "p_exists": boolean,"p_id": string,"p_redriven": number }; Returns: Json
                           },
"reference_of_key":
{ Args: { "p_key": string }; Returns: string
                           },
"reference_of_suspense":
{ Args: { "p_item": Omit<Database["private"]['Views']["suspense_items"]['Row'], Database["private"]['Views']["suspense_items"]['ComputedFields']> }; Returns: string
                           },
"refund_at_most":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: number
                           },
"refund_boost":
{ Args: { "p_purchase": Omit<Database["private"]['Tables']["boost_purchases"]['Row'], Database["private"]['Tables']["boost_purchases"]['ComputedFields']> }; Returns: undefined
                           },
"refund_charged_back_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"refund_completed_order":
{ Args: { "p_audit": Json,"p_order_id": string,"p_reason": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"refund_due":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: number
                           },
"refund_source":
{ Args: { "p_key": string,"p_order_id": string,"p_user_id": string }; Returns: Record<string, unknown>
                           },
"refund_suspense":
{ Args: { "p_audit": Json,"p_id": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_user_id": string }; Returns: undefined
                           },
"refund_unspent_shipping":
{ Args: { "p_order_id": string }; Returns: undefined
                           },
"refunded_shipping":
{ Args: { "p_order_id": string }; Returns: Record<string, unknown>
                           },
"refuse":
{ Args: { "p_facts"?: Json,"p_objection": string }; Returns: undefined
                           },
"reliability_signals":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"report_failed_disbursement":
{ Args: { "p_before": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']>,"p_reason": string }; Returns: undefined
                           },
"report_records":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"report_unscanned_return":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"reported_conversation_records":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"require_bookable":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"require_few_abandoned_orders":
{ Args: { "p_buyer_id": string,"p_listing_ids": (string)[],"p_seller_id": string }; Returns: undefined
                           },
"require_few_claims":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_refund_amount": number }; Returns: undefined
                           },
"require_few_labels":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"require_few_messages":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"require_live_label":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"require_no_account_blockers":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"require_no_block":
{ Args: { "p_other_id": string,"p_user_id": string }; Returns: undefined
                           },
"require_no_open_ktp":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"require_offer_price":
{ Args: { "p_countered": number,"p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']>,"p_offered_by": string,"p_price": number }; Returns: undefined
                           },
"require_pending_approval":
{ Args: { "p_approval": Omit<Database["private"]['Tables']["approvals"]['Row'], Database["private"]['Tables']["approvals"]['ComputedFields']> }; Returns: undefined
                           },
"require_return":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"require_settlement_amount":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_refund_amount": number }; Returns: undefined
                           },
"require_transition_of":
{ Args: { "p_actor": Database["public"]['Enums']["order_actor"],"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_to": Database["public"]['Enums']["order_status"] }; Returns: undefined
                           },
"require_unused_tracking_number":
{ Args: { "p_direction": Database["private"]['Enums']["shipment_direction"],"p_order_id": string,"p_tracking_number": string }; Returns: undefined
                           },
"require_worthwhile_label":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_price": number }; Returns: undefined
                           },
"reserve_order":
{ Args: { "p_buyer_id": string,"p_listings": (Database["public"]['Tables']["listings"]['Row'])[],"p_offer_id": string,"p_prices": (number)[],"p_protection_fee": number,"p_quote": Database["private"]['CompositeTypes']["shipping_quote"],"p_use_wallet": boolean,"p_voucher_code": string }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"reserve_withdrawal":
{ Args: { "p_amount": number,"p_by_job"?: boolean,"p_fee": number,"p_provider": string,"p_request_key": string,"p_user_id": string }; Returns: Json
                           },
"resolve_dispute":
{ Args: { "p_actor": Database["public"]['Enums']["order_actor"],"p_actor_id"?: string,"p_dispute_id": string,"p_note": string,"p_refund_amount"?: number,"p_resolution": string }; Returns: {
              "answer": string | null,
"answer_due_at": string | null,
"answer_photos": (string)[],
"answered_at": string | null,
"claimed_at": string | null,
"claimed_by": string | null,
"description": string | null,
"id": string,
"measurements": Json | null,
"note": string | null,
"opened_at": string,
"opened_by": Database["public"]['Enums']["order_actor"],
"order_id": string,
"photos": (string)[],
"reason": string | null,
"refund_amount": number | null,
"resolution": string | null,
"resolved_at": string | null,
"resolved_by": Database["public"]['Enums']["order_actor"] | null,
"resolved_by_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "disputes"
        isOneToOne: true
        isSetofReturn: false
      } },
"resolve_dispute_as_staff":
{ Args: { "p_audit": Json,"p_dispute_id": string,"p_note": string,"p_refund_amount": number,"p_resolution": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: string
                           },
"restart_deadlines":
{ Args: { "p_from": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"restart_job":
{ Args: { "p_key": string,"p_kind": string,"p_payload": Json,"p_run_at"?: string }; Returns: undefined
                           },
"resume_boost":
{ Args: { "p_package": string,"p_purchase": Omit<Database["private"]['Tables']["boost_purchases"]['Row'], Database["private"]['Tables']["boost_purchases"]['ComputedFields']>,"p_request_key": string }; Returns: Json
                           },
"resume_order":
{ Args: { "p_address": Omit<Database["public"]['Tables']["addresses"]['Row'], Database["public"]['Tables']["addresses"]['ComputedFields']>,"p_buyer_id": string,"p_listings": (Database["public"]['Tables']["listings"]['Row'])[],"p_offer_id": string,"p_quote": Database["private"]['CompositeTypes']["shipping_quote"],"p_request_key": string,"p_use_wallet": boolean,"p_voucher_code": string }; Returns: Json
                           },
"resume_withdrawal":
{ Args: { "p_amount": number,"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: Json
                           },
"retry_seconds":
{ Args: { "p_attempts": number,"p_kind": string }; Returns: number
                           },
"return_chargeback":
{ Args: { "p_amount": number,"p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']> }; Returns: undefined
                           },
"return_chargebacks":
{ Args: { "p_amount": number,"p_reference": string }; Returns: undefined
                           },
"return_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"return_view":
{ Args: { "p_return": Omit<Database["private"]['Tables']["returns"]['Row'], Database["private"]['Tables']["returns"]['ComputedFields']> }; Returns: Json
                           },
"return_voucher":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"reuse_voucher":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"reuse_voucher_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"reverse_correction":
{ Args: { "p_audit": Json,"p_id": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: {
              "closed_at": string | null,
"counter_account": Database["private"]['Enums']["account_kind"],
"created_at": string,
"difference": number,
"id": string,
"ledger_amount": number,
"order_id": string | null,
"problem": string | null,
"provider_amount": number,
"reference": string,
"reversal_key": string | null,
"run_id": number,
"statement": string,
"status": Database["private"]['Enums']["difference_status"],
"withdrawal_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "reconciliation_differences"
        isOneToOne: true
        isSetofReturn: false
      } },
"reverse_withdrawal":
{ Args: { "p_payout": Json,"p_to": Database["private"]['Enums']["withdrawal_status"],"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: undefined
                           },
"review_record":
{ Args: { "p_review": Omit<Database["private"]['Tables']["reviews"]['Row'], Database["private"]['Tables']["reviews"]['ComputedFields']> }; Returns: Json
                           },
"revive_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"revoke_role":
{ Args: { "p_audit": Json,"p_role": Database["private"]['Enums']["staff_role"],"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_user_id": string }; Returns: undefined
                           },
"role_to_approve":
{ Args: { "p_kind": Database["private"]['Enums']["approval_kind"] }; Returns: Database["private"]['Enums']["staff_role"]
                           },
"roles_of":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"run_effect":
{ Args: { "p_effect": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"sale_share":
{ Args: { "p_amount": number,"p_order_id": string }; Returns: Record<string, unknown>
                           },
"saved_search_record":
{ Args: { "p_search": Omit<Database["private"]['Tables']["saved_searches"]['Row'], Database["private"]['Tables']["saved_searches"]['ComputedFields']> }; Returns: Json
                           },
"schedule_digest":
{ Args: { "p_since"?: string }; Returns: undefined
                           },
"seal_block":
{ Args: { "p_limit": number }; Returns: number
                           },
"search_condition":
{ Args: { "p_filters": Database["private"]['CompositeTypes']["search_filters"],"p_price_band": string }; Returns: string
                           },
"search_facets":
{ Args: { "p_filters": Database["private"]['CompositeTypes']["search_filters"] }; Returns: Json
                           },
"search_keys":
{ Args: { "p_search": Omit<Database["private"]['Tables']["saved_searches"]['Row'], Database["private"]['Tables']["saved_searches"]['ComputedFields']> }; Returns: (string)[]
                           },
"search_matches":
{ Args: { "p_filters": Database["private"]['CompositeTypes']["search_filters"],"p_limit": number,"p_offset": number,"p_sort_by": string }; Returns: Record<string, unknown>
                           },
"search_numbers_page":
{ Args: { "p_limit": number,"p_numbers": (number)[],"p_offset": number,"p_query": unknown,"p_range": string,"p_where": string }; Returns: (string)[]
                           },
"search_page":
{ Args: { "p_filters": Database["private"]['CompositeTypes']["search_filters"],"p_limit": number,"p_offset": number,"p_sort_by": string }; Returns: Record<string, unknown>
                           },
"search_price_band":
{ Args: { "p_filters": Database["private"]['CompositeTypes']["search_filters"] }; Returns: string
                           },
"search_query":
{ Args: { "p_q": string }; Returns: unknown
                           },
"seller_facets":
{ Args: { "p_rating_count": number,"p_rating_sum": number,"p_verified": boolean }; Returns: (string)[]
                           },
"seller_review_record":
{ Args: { "p_review": Omit<Database["private"]['Tables']["seller_reviews"]['Row'], Database["private"]['Tables']["seller_reviews"]['ComputedFields']>,"p_username": string }; Returns: Json
                           },
"send_back":
{ Args: { "p_order_id": string,"p_parcel": string,"p_status": string }; Returns: undefined
                           },
"sent_back_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: string
                           },
"set_account_status":
{ Args: { "p_account_status": Database["public"]['Enums']["account_status"],"p_audit": Json,"p_payout_block": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"],"p_user_id": string }; Returns: Json
                           },
"set_deadlines":
{ Args: { "p_counts_from": string,"p_from": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: undefined
                           },
"set_tracking_number":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_waybill": string }; Returns: undefined
                           },
"setting":
{ Args: { "p_name": string }; Returns: number
                           },
"setting_record":
{ Args: { "p_setting": Omit<Database["private"]['Tables']["settings"]['Row'], Database["private"]['Tables']["settings"]['ComputedFields']> }; Returns: Json
                           },
"settle_order":
{ Args: { "p_actor": Database["public"]['Enums']["order_actor"],"p_actor_id": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_reason"?: string,"p_settlement": Omit<Database["private"]['Tables']["settlements"]['Row'], Database["private"]['Tables']["settlements"]['ComputedFields']> }; Returns: Database["public"]['Tables']["orders"]['Row']
                          SetofOptions: {
        from: "*"
        to: "orders"
        isOneToOne: true
        isSetofReturn: false
      } },
"settle_payout":
{ Args: { "p_audit": Json,"p_facts": Json,"p_id": string,"p_link_id": string,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: undefined
                           },
"settled_amount":
{ Args: { "p_order_id": string }; Returns: number
                           },
"settlement_record":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Json
                           },
"shares":
{ Args: { "p_total": number,"p_weights": (number)[] }; Returns: (number)[]
                           },
"shares_voucher_use":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"shipment_record":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_shipment": Omit<Database["private"]['Tables']["shipments"]['Row'], Database["private"]['Tables']["shipments"]['ComputedFields']> }; Returns: Json
                           },
"show_conversation":
{ Args: { "p_conversation": Omit<Database["private"]['Tables']["conversations"]['Row'], Database["private"]['Tables']["conversations"]['ComputedFields']>,"p_is_new": boolean,"p_user_id": string }; Returns: Json
                           },
"signals_since":
{ Args: { "p_signals": Json }; Returns: Json
                           },
"similar_words_query":
{ Args: { "p_word": string }; Returns: unknown
                           },
"size_group":
{ Args: { "p_gender": string,"p_product_category": string }; Returns: string
                           },
"size_keys":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: (string)[]
                           },
"spendable":
{ Args: { "p_user_id": string }; Returns: number
                           },
"split_dispute":
{ Args: { "p_actor": Database["public"]['Enums']["order_actor"],"p_actor_id": string,"p_note": string,"p_order_id": string,"p_refund_amount": number }; Returns: undefined
                           },
"staff_caller":
{ Args: { "p_roles": (Database["private"]['Enums']["staff_role"])[] }; Returns: Database["private"]['CompositeTypes']["staff_member"]
                          SetofOptions: {
        from: "*"
        to: "staff_member"
        isOneToOne: true
        isSetofReturn: false
      } },
"staff_list":
{ Args: { "p_items": Json,"p_page": Database["private"]['CompositeTypes']["staff_page"] }; Returns: Json
                           },
"staff_page":
{ Args: { "p_conditions"?: (string)[],"p_equal_column"?: string,"p_filters": Json,"p_from"?: string,"p_is_counted"?: boolean,"p_limit": number,"p_offset": number,"p_open"?: string,"p_sort"?: string,"p_table": string,"p_time"?: string }; Returns: Database["private"]['CompositeTypes']["staff_page"]
                          SetofOptions: {
        from: "*"
        to: "staff_page"
        isOneToOne: true
        isSetofReturn: false
      } },
"start_boost":
{ Args: { "p_days": number,"p_id": string,"p_listing_id": string,"p_score": number,"p_seller_id": string }; Returns: {
              "ended_at": string | null,
"ends_at": string,
"id": string,
"listing_id": string | null,
"score": number,
"seller_id": string,
"starts_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "boost_periods"
        isOneToOne: true
        isSetofReturn: false
      } },
"start_paid_boost":
{ Args: { "p_purchase": Omit<Database["private"]['Tables']["boost_purchases"]['Row'], Database["private"]['Tables']["boost_purchases"]['ComputedFields']>,"p_title": string }; Returns: undefined
                           },
"start_portal_withdrawal":
{ Args: { "p_amount": number,"p_event_id": string,"p_seller_id": string,"p_terms": Json }; Returns: string
                           },
"store_payout_link":
{ Args: { "p_link": Database["private"]['CompositeTypes']["payout_link"],"p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: {
              "amount": number,
"attempts": number,
"created_at": string,
"decided_at": string | null,
"decision": Json | null,
"expires_at": string | null,
"failure_reason": string | null,
"fee": number,
"id": string,
"leased_until": string,
"link_readings": number,
"net": number,
"payout_url": string | null,
"provider": string,
"provider_payout_id": string | null,
"provider_status": string | null,
"recipient_email": string,
"request_key": string | null,
"reversals": number,
"status": Database["private"]['Enums']["withdrawal_status"],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "withdrawals"
        isOneToOne: true
        isSetofReturn: false
      } },
"subjects_of_proposal":
{ Args: { "p_request": Json }; Returns: (string)[]
                           },
"suggested_brands":
{ Args: { "p_limit": number,"p_start": string }; Returns: (string)[]
                           },
"suggested_words":
{ Args: { "p_limit": number,"p_start": string }; Returns: (string)[]
                           },
"suspense_record":
{ Args: { "p_id": string }; Returns: Json
                           },
"suspense_records":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"take_chargeback":
{ Args: { "p_amount": number,"p_reference": string }; Returns: undefined
                           },
"take_step":
{ Args: { "p_actor_id": string,"p_at": string,"p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_reason": string,"p_transition": Omit<Database["private"]['Tables']["order_transitions"]['Row'], Database["private"]['Tables']["order_transitions"]['ComputedFields']> }; Returns: undefined
                           },
"take_vacation":
{ Args: { "p_until": string,"p_user_id": string }; Returns: Database["public"]['Tables']["profiles"]['Row']
                          SetofOptions: {
        from: "*"
        to: "profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"text_array":
{ Args: { "p_list": Json }; Returns: (string)[]
                           },
"title_words":
{ Args: { "p_brand": string,"p_title": string }; Returns: (string)[]
                           },
"traceparent":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"trading_record":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"traits":
{ Args: { "p_listing": Omit<Database["public"]['Tables']["listings"]['Row'], Database["public"]['Tables']["listings"]['ComputedFields']> }; Returns: unknown
                           },
"transfer_book_fields":
{ Args: { "p_transfer_id": string }; Returns: (string)[]
                           },
"transfer_records":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"transfers_of_account_condition":
{ Args: { "p_kind": Database["private"]['Enums']["account_kind"] }; Returns: string
                           },
"transfers_of_accounts":
{ Args: { "p_account_ids": (number)[],"p_limit": number,"p_offset": number }; Returns: Database["private"]['CompositeTypes']["staff_page"]
                          SetofOptions: {
        from: "*"
        to: "staff_page"
        isOneToOne: true
        isSetofReturn: false
      } },
"transfers_of_references":
{ Args: { "p_references": (string)[] }; Returns: (string)[]
                           },
"transition_objection":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_precondition": string }; Returns: string
                           },
"typed_courier_of":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']>,"p_tracking_number": string }; Returns: string
                           },
"unread_between":
{ Args: { "p_since": string,"p_until": string,"p_user_id": string }; Returns: Json
                           },
"unread_messages":
{ Args: { "p_user_id": string }; Returns: number
                           },
"unwanted_sellers":
{ Args: { "p_user_id": string }; Returns: (string)[]
                           },
"update_row":
{ Args: { "p_changes": Json,"p_row": unknown }; Returns: unknown
                           },
"use_small_return":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: boolean
                           },
"use_voucher":
{ Args: { "p_buyer_id": string,"p_code": string,"p_item_price": number,"p_seller_id": string,"p_total": number }; Returns: Record<string, unknown>
                           },
"user_id_of":
{ Args: { "p_key": string }; Returns: string
                           },
"uuid_of":
{ Args: { "p_text": string }; Returns: string
                           },
"uuid_of_name":
{ Args: { "p_name": string }; Returns: string
                           },
"vacation_of":
{ Args: { "p_user_id": string }; Returns: string
                           },
"verification_objection":
{ Args: { "p_profile": Omit<Database["public"]['Tables']["profiles"]['Row'], Database["public"]['Tables']["profiles"]['ComputedFields']>,"p_setting": string }; Returns: string
                           },
"verified_email":
{ Args: { "p_user_id": string }; Returns: string
                           },
"voucher_cap":
{ Args: { "p_discount": number,"p_item_price": number,"p_voucher": Omit<Database["private"]['Tables']["vouchers"]['Row'], Database["private"]['Tables']["vouchers"]['ComputedFields']> }; Returns: string
                           },
"voucher_discount":
{ Args: { "p_item_price": number,"p_kind": Database["private"]['Enums']["voucher_kind"],"p_max_discount": number,"p_total": number,"p_value": number }; Returns: number
                           },
"voucher_face_value":
{ Args: { "p_item_price": number,"p_kind": Database["private"]['Enums']["voucher_kind"],"p_value": number }; Returns: number
                           },
"voucher_record":
{ Args: { "p_voucher": Omit<Database["private"]['Tables']["vouchers"]['Row'], Database["private"]['Tables']["vouchers"]['ComputedFields']> }; Returns: Json
                           },
"voucher_uses_of":
{ Args: { "p_user_id": string,"p_voucher_id": string }; Returns: number
                           },
"voucher_worth":
{ Args: { "p_voucher": Omit<Database["private"]['Tables']["vouchers"]['Row'], Database["private"]['Tables']["vouchers"]['ComputedFields']> }; Returns: number
                           },
"wallet_balance_of":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"wallet_description":
{ Args: { "p_description": string,"p_locale": string }; Returns: string
                           },
"wallet_part":
{ Args: { "p_total": number,"p_user_id": string }; Returns: number
                           },
"wallet_payment_line":
{ Args: { "p_order": Omit<Database["public"]['Tables']["orders"]['Row'], Database["public"]['Tables']["orders"]['ComputedFields']> }; Returns: Database["private"]['CompositeTypes']["ledger_line"]
                          SetofOptions: {
        from: "orders"
        to: "ledger_line"
        isOneToOne: true
        isSetofReturn: false
      } },
"with_user_ids":
{ Args: { "p_filters": Json }; Returns: Json
                           },
"withdraw_chargeback":
{ Args: { "p_chargeback": Omit<Database["private"]['Tables']["chargebacks"]['Row'], Database["private"]['Tables']["chargebacks"]['ComputedFields']> }; Returns: {
              "amount": number,
"boost_id": string | null,
"created_at": string,
"decided_at": string | null,
"decided_by": string | null,
"dispute_id": string | null,
"from_buyer": number,
"from_commission": number,
"from_seller": number,
"id": string,
"order_id": string | null,
"outcome": string | null,
"reference": string,
"returned": number,
"status": string,
"to_promotions": number,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "private.chargebacks"
        to: "chargebacks"
        isOneToOne: true
        isSetofReturn: false
      } },
"withdrawal_for_audit":
{ Args: { "p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: Json
                           },
"withdrawal_for_staff":
{ Args: { "p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: Json
                           },
"withdrawal_record":
{ Args: { "p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: Json
                           },
"withdrawal_request":
{ Args: { "p_withdrawal": Omit<Database["private"]['Tables']["withdrawals"]['Row'], Database["private"]['Tables']["withdrawals"]['ComputedFields']> }; Returns: Json
                           },
"write_emails":
{ Args: { "p_notification_ids": (string)[] }; Returns: undefined
                           },
"written_audit_line":
{ Args: { "p_audit": Json,"p_staff": Database["private"]['CompositeTypes']["staff_member"] }; Returns: Json
                           }
          }
          Enums: {
            "account_kind": "provider_cash"|"escrow"|"wallet"|"shipping_payable"|"courier_balance"|"courier_adjustments"|"protection_fee_held"|"protection_fee_revenue"|"commission_revenue"|"boost_revenue"|"promotions"|"payment_fees"|"payout_in_transit"|"payout_fees"|"claims"|"suspense"|"adjustments"|"payment_held"|"refund_in_transit","approval_kind": "adjustment"|"role_grant"|"setting"|"payout_settle"|"payout_decide"|"refund_decide"|"order_refund"|"dispute_resolve"|"suspense_refund"|"suspense_apply"|"return_received"|"chargeback_decide"|"order_status"|"role_revoke"|"voucher_create"|"voucher_update"|"suspense_close"|"correction"|"correction_reverse"|"account_status","approval_status": "pending"|"approved"|"rejected"|"lapsed","boost_status": "CREATING"|"AWAITING_PAYMENT"|"PAID"|"EXPIRED"|"PARKED"|"REFUNDED","categorization_status": "pending"|"answered"|"failed","deadline_outcome": "moved"|"case"|"stale","difference_status": "open"|"approved"|"resolved"|"reversed","email_outcome": "sent"|"delayed"|"delivered"|"failed"|"suppressed"|"bounced"|"complained"|"known"|"unknown"|"erased","email_status": "pending"|"sent"|"delayed"|"abandoned"|"delivered"|"failed"|"suppressed"|"bounced"|"complained","hold_outcome": "posted"|"voided"|"expired","inbox_run_outcome": "done"|"failed"|"idle","invoice_outcome": "paid"|"expired"|"refunded"|"in_suspense"|"known"|"unknown","ktp_status": "uploading"|"pending"|"approved"|"rejected"|"abandoned","offer_status": "open"|"accepted"|"declined"|"countered"|"withdrawn"|"expired"|"ended"|"used","payout_outcome": "paid"|"failed"|"expired"|"cancelled"|"returned"|"in_suspense"|"known"|"unknown"|"outdated","refund_status": "HELD"|"PENDING"|"PAID"|"FAILED","shipment_direction": "outbound"|"return","shipment_outcome": "noted"|"unfamiliar"|"unconfirmed"|"unknown","staff_role": "superadmin"|"ops_admin"|"administrator","voucher_kind": "fixed"|"percent","withdrawal_status": "HELD"|"LINK_CREATED"|"PAID"|"FAILED"|"EXPIRED"|"CANCELLED"|"RETURNED"
          }
          CompositeTypes: {
            "address_input": {
                        "label": string | null,"recipient_name": string | null,"phone": string | null,"street": string | null,"district": string | null,"city": string | null,"province": string | null,"postal_code": string | null,"latitude": number | null,"longitude": number | null,"is_primary": boolean | null
                      },"booked_shipment": {
                        "id": string | null,"tracking_id": string | null,"waybill": string | null,"price": number | null,"status": string | null,"label_address": string | null
                      },"decided_part": {
                        "decision": string | null,"amount": number | null,"beneficiary_id": string | null
                      },"held_order": {
                        "locked": Database["public"]['Tables']["orders"]['Row'] | null,"actor": Database["public"]['Enums']["order_actor"] | null,"staff": Database["private"]['CompositeTypes']["staff_member"] | null
                      },"ledger_line": {
                        "kind": Database["private"]['Enums']["account_kind"] | null,"amount": number | null,"order_id": string | null,"user_id": string | null
                      },"list_cursor": {
                        "at": string | null,"id": string | null
                      },"listing_input": {
                        "title": string | null,"description": string | null,"price": number | null,"original_price": number | null,"product_category": string | null,"gender": string | null,"condition": string | null,"brand": string | null,"size": string | null,"color": string | null,"material": string | null,"style": string | null,"sub_category": string | null,"vibe_tags": (string)[] | null,"photos": (string)[] | null,"weight_grams": number | null,"size_system": string | null,"measurements": Json | null,"flaws": Json | null
                      },"live_message": {
                        "id": string | null,"stream_id": string | null,"seq": number | null,"user_id": string | null,"username": string | null,"text": string | null,"type": string | null,"offer_id": string | null,"created_at": string | null
                      },"payout_link": {
                        "id": string | null,"external_id": string | null,"amount": number | null,"status": string | null,"state": string | null,"url": string | null,"expires_at": string | null,"failure_reason": string | null
                      },"profile_input": {
                        "full_name": string | null,"bio": string | null,"photo_url": string | null,"city": string | null,"phone": string | null,"locale": string | null,"bundle_discounts": Json | null
                      },"provider_invoice": {
                        "id": string | null,"external_id": string | null,"status": string | null,"url": string | null,"expires_at": string | null,"paid_amount": number | null,"payment_id": string | null
                      },"search_filters": {
                        "query": unknown,"vibe_tag": string | null,"gender": string | null,"product_category": string | null,"min_price": number | null,"max_price": number | null,"brand": (string)[] | null,"size": (string)[] | null,"condition": (string)[] | null,"color": (string)[] | null,"sub_category": (string)[] | null,"min_rating": number | null,"verified": boolean | null,"fit": Json | null
                      },"shipment_scan": {
                        "status": string | null,"note": string | null,"happened_at": string | null
                      },"shipment_update": {
                        "shipper_order_id": string | null,"shipment_id": string | null,"typed_number": string | null,"waybill": string | null,"scans": (Database["private"]['CompositeTypes']["shipment_scan"])[] | null,"price": number | null,"is_cancelled": boolean | null,"claimed": string | null
                      },"shipping_quote": {
                        "listing_ids": (string)[] | null,"buyer_id": string | null,"address_fingerprint": string | null,"weight_grams": number | null,"courier_code": string | null,"courier_service_code": string | null,"price": number | null,"expires_at": string | null,"origin_fingerprint": string | null,"item_price": number | null,"quoted_at": string | null,"protection_fee": number | null
                      },"staff_member": {
                        "id": string | null,"role": Database["private"]['Enums']["staff_role"] | null
                      },"staff_page": {
                        "total": number | null,"ids": (string)[] | null,"limit": number | null,"offset": number | null,"cap": number | null,"next_cursor": string | null
                      },"voucher_changes": {
                        "max_discount": number | null,"min_total": number | null,"starts_at": string | null,"ends_at": string | null,"total_limit": number | null,"per_user_limit": number | null,"active": boolean | null,"budget": number | null
                      }
          }
        },"public": {
          Tables: {
            "addresses": {
                  Row: {
                    "city": string,"created_at": string,"district": string | null,"id": string,"is_primary": boolean,"label": string | null,"latitude": number | null,"longitude": number | null,"phone": string,"postal_code": string,"province": string,"recipient_name": string,"street": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "city": string,"created_at"?: string,"district"?: string | null,"id"?: string,"is_primary"?: boolean,"label"?: string | null,"latitude"?: number | null,"longitude"?: number | null,"phone": string,"postal_code": string,"province": string,"recipient_name": string,"street": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "city"?: string,"created_at"?: string,"district"?: string | null,"id"?: string,"is_primary"?: boolean,"label"?: string | null,"latitude"?: number | null,"longitude"?: number | null,"phone"?: string,"postal_code"?: string,"province"?: string,"recipient_name"?: string,"street"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "addresses_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"likes": {
                  Row: {
                    "created_at": string,"listing_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"listing_id": string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"listing_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "likes_listing_id_fkey"
      columns: ["listing_id"]
isOneToOne: false
      referencedRelation: "listings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "likes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"listing_counts": {
                  Row: {
                    "gender": string,"product_category": string,"stripe": number,"visible": number
                  }
                  ComputedFields: never
                  Insert: {
                    "gender": string,"product_category": string,"stripe"?: number,"visible": number
                  }
                  Update: {
                    "gender"?: string,"product_category"?: string,"stripe"?: number,"visible"?: number
                  }
                  Relationships: [
                    
                  ]
                },"listings": {
                  Row: {
                    "boost_score": number,"brand": string | null,"card": string | null,"color": string | null,"condition": string,"created_at": string,"deleted_at": string | null,"description": string,"details": string | null,"flaws": Json | null,"gender": string,"hidden_at": string | null,"id": string,"is_visible": boolean,"is_withdrawn": boolean,"likes": number,"material": string | null,"measurements": Json | null,"number": number,"original_price": number | null,"photos": (string)[],"price": number,"product_category": string,"seller_active": boolean,"seller_id": string,"size": string | null,"size_system": string | null,"status": Database["public"]['Enums']["listing_status"],"style": string | null,"sub_category": string | null,"title": string,"updated_at": string,"vibe_tags": (string)[],"weight_grams": number
                  }
                  ComputedFields: never
                  Insert: {
                    "boost_score"?: number,"brand"?: string | null,"card"?: string | null,"color"?: string | null,"condition": string,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"details"?: string | null,"flaws"?: Json | null,"gender": string,"hidden_at"?: string | null,"id"?: string,"is_visible"?: never,"is_withdrawn"?: never,"likes"?: number,"material"?: string | null,"measurements"?: Json | null,"number"?: never,"original_price"?: number | null,"photos": (string)[],"price": number,"product_category": string,"seller_active"?: boolean,"seller_id": string,"size"?: string | null,"size_system"?: string | null,"status"?: Database["public"]['Enums']["listing_status"],"style"?: string | null,"sub_category"?: string | null,"title": string,"updated_at"?: string,"vibe_tags"?: (string)[],"weight_grams": number
                  }
                  Update: {
                    "boost_score"?: number,"brand"?: string | null,"card"?: string | null,"color"?: string | null,"condition"?: string,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"details"?: string | null,"flaws"?: Json | null,"gender"?: string,"hidden_at"?: string | null,"id"?: string,"is_visible"?: never,"is_withdrawn"?: never,"likes"?: number,"material"?: string | null,"measurements"?: Json | null,"number"?: never,"original_price"?: number | null,"photos"?: (string)[],"price"?: number,"product_category"?: string,"seller_active"?: boolean,"seller_id"?: string,"size"?: string | null,"size_system"?: string | null,"status"?: Database["public"]['Enums']["listing_status"],"style"?: string | null,"sub_category"?: string | null,"title"?: string,"updated_at"?: string,"vibe_tags"?: (string)[],"weight_grams"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "listings_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"live_chat_messages": {
                  Row: {
                    "created_at": string,"id": string,"month": string,"offer_id": string | null,"seq": number,"stream_id": string,"text": string,"type": string,"user_id": string,"username": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at": string,"id"?: string,"month": string,"offer_id"?: string | null,"seq": number,"stream_id": string,"text": string,"type": string,"user_id": string,"username": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"month"?: string,"offer_id"?: string | null,"seq"?: number,"stream_id"?: string,"text"?: string,"type"?: string,"user_id"?: string,"username"?: string
                  }
                  Relationships: [
                    
                  ]
                },"live_streams": {
                  Row: {
                    "created_at": string,"duration_minutes": number,"ended_at": string | null,"id": string,"peak_viewers": number,"pinned_listing_ids": (string)[],"scheduled_at": string | null,"seller_avatar": string | null,"seller_id": string,"seller_username": string,"started_at": string | null,"status": Database["public"]['Enums']["live_status"],"title": string,"unique_viewers": number,"viewers": number,"viewers_broadcast_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"duration_minutes"?: number,"ended_at"?: string | null,"id"?: string,"peak_viewers"?: number,"pinned_listing_ids"?: (string)[],"scheduled_at"?: string | null,"seller_avatar"?: string | null,"seller_id": string,"seller_username": string,"started_at"?: string | null,"status": Database["public"]['Enums']["live_status"],"title": string,"unique_viewers"?: number,"viewers"?: number,"viewers_broadcast_at"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"duration_minutes"?: number,"ended_at"?: string | null,"id"?: string,"peak_viewers"?: number,"pinned_listing_ids"?: (string)[],"scheduled_at"?: string | null,"seller_avatar"?: string | null,"seller_id"?: string,"seller_username"?: string,"started_at"?: string | null,"status"?: Database["public"]['Enums']["live_status"],"title"?: string,"unique_viewers"?: number,"viewers"?: number,"viewers_broadcast_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "live_streams_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notification_preferences": {
                  Row: {
                    "email_digest": boolean,"muted_categories": (string)[],"push_enabled": boolean,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "email_digest"?: boolean,"muted_categories"?: (string)[],"push_enabled"?: boolean,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "email_digest"?: boolean,"muted_categories"?: (string)[],"push_enabled"?: boolean,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notification_preferences_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notifications": {
                  Row: {
                    "category": string,"created_at": string,"data": NonNullable<Json>,"event_id": string,"id": string,"kind": string,"read_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category": string,"created_at"?: string,"data"?: NonNullable<Json>,"event_id": string,"id"?: never,"kind": string,"read_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "category"?: string,"created_at"?: string,"data"?: NonNullable<Json>,"event_id"?: string,"id"?: never,"kind"?: string,"read_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"orders": {
                  Row: {
                    "amount_due": number,"bundle_discount": number,"bundle_id": string | null,"buyer_id": string,"buyer_protection_fee": number,"commission": number,"completed_at": string | null,"courier_code": string,"courier_service_code": string,"created_at": string,"delivered_at": string | null,"frozen_at": string | null,"id": string,"item_price": number,"listing_id": string,"listing_photo_url": string,"listing_title": string,"offer_id": string | null,"own_courier_code": string | null,"paid_at": string | null,"purchase_id": string,"reference": string,"refunded_amount": number | null,"refunded_at": string | null,"seller_id": string,"shipped_at": string | null,"shipping_fee": number,"state_version": number,"status": Database["public"]['Enums']["order_status"],"total": number,"tracking_number": string | null,"updated_at": string,"voucher_discount": number,"wallet_amount": number,"weight_grams": number
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_due"?: never,"bundle_discount"?: number,"bundle_id"?: string | null,"buyer_id": string,"buyer_protection_fee": number,"commission"?: number,"completed_at"?: string | null,"courier_code": string,"courier_service_code": string,"created_at"?: string,"delivered_at"?: string | null,"frozen_at"?: string | null,"id"?: string,"item_price": number,"listing_id": string,"listing_photo_url": string,"listing_title": string,"offer_id"?: string | null,"own_courier_code"?: string | null,"paid_at"?: string | null,"purchase_id"?: never,"reference": string,"refunded_amount"?: number | null,"refunded_at"?: string | null,"seller_id": string,"shipped_at"?: string | null,"shipping_fee": number,"state_version"?: number,"status"?: Database["public"]['Enums']["order_status"],"total"?: never,"tracking_number"?: string | null,"updated_at"?: string,"voucher_discount"?: number,"wallet_amount"?: number,"weight_grams": number
                  }
                  Update: {
                    "amount_due"?: never,"bundle_discount"?: number,"bundle_id"?: string | null,"buyer_id"?: string,"buyer_protection_fee"?: number,"commission"?: number,"completed_at"?: string | null,"courier_code"?: string,"courier_service_code"?: string,"created_at"?: string,"delivered_at"?: string | null,"frozen_at"?: string | null,"id"?: string,"item_price"?: number,"listing_id"?: string,"listing_photo_url"?: string,"listing_title"?: string,"offer_id"?: string | null,"own_courier_code"?: string | null,"paid_at"?: string | null,"purchase_id"?: never,"reference"?: string,"refunded_amount"?: number | null,"refunded_at"?: string | null,"seller_id"?: string,"shipped_at"?: string | null,"shipping_fee"?: number,"state_version"?: number,"status"?: Database["public"]['Enums']["order_status"],"total"?: never,"tracking_number"?: string | null,"updated_at"?: string,"voucher_discount"?: number,"wallet_amount"?: number,"weight_grams"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "orders_bundle_id_fkey"
      columns: ["bundle_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_buyer_id_fkey"
      columns: ["buyer_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_listing_id_fkey"
      columns: ["listing_id"]
isOneToOne: false
      referencedRelation: "listings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "account_status": Database["public"]['Enums']["account_status"],"bio": string | null,"bundle_discounts": NonNullable<Json>,"card": string,"city": string | null,"created_at": string,"deleted_at": string | null,"full_name": string | null,"id": string,"live_banned": boolean,"live_banned_at": string | null,"locale": string,"on_vacation_until": string | null,"payouts_blocked_until": string | null,"phone": string | null,"photo_url": string | null,"rating_count": number,"rating_sum": number,"sold_count": number,"updated_at": string,"username": string,"verified": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "account_status"?: Database["public"]['Enums']["account_status"],"bio"?: string | null,"bundle_discounts"?: NonNullable<Json>,"card"?: never,"city"?: string | null,"created_at"?: string,"deleted_at"?: string | null,"full_name"?: string | null,"id": string,"live_banned"?: boolean,"live_banned_at"?: string | null,"locale"?: string,"on_vacation_until"?: string | null,"payouts_blocked_until"?: string | null,"phone"?: string | null,"photo_url"?: string | null,"rating_count"?: number,"rating_sum"?: number,"sold_count"?: number,"updated_at"?: string,"username": string,"verified"?: boolean
                  }
                  Update: {
                    "account_status"?: Database["public"]['Enums']["account_status"],"bio"?: string | null,"bundle_discounts"?: NonNullable<Json>,"card"?: never,"city"?: string | null,"created_at"?: string,"deleted_at"?: string | null,"full_name"?: string | null,"id"?: string,"live_banned"?: boolean,"live_banned_at"?: string | null,"locale"?: string,"on_vacation_until"?: string | null,"payouts_blocked_until"?: string | null,"phone"?: string | null,"photo_url"?: string | null,"rating_count"?: number,"rating_sum"?: number,"sold_count"?: number,"updated_at"?: string,"username"?: string,"verified"?: boolean
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            [_ in never]: never
          }
          Enums: {
            "account_status": "active"|"suspended"|"banned","listing_status": "active"|"reserved"|"sold"|"removed","live_status": "upcoming"|"live"|"ended","order_actor": "buyer"|"seller"|"staff"|"provider"|"portal"|"clock"|"parties","order_status": "AWAITING_PAYMENT"|"READY_TO_SHIP"|"SHIPPED"|"DELIVERED"|"RETURN_REQUESTED"|"RETURN_APPROVED"|"RETURN_RECEIVED"|"DISPUTED"|"COMPLETED"|"REFUNDED"|"CANCELLED"|"EXPIRED"
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "api": {
          Enums: {
            
          }
        },"internal": {
          Enums: {
            
          }
        },"private": {
          Enums: {
            "account_kind": ["provider_cash", "escrow", "wallet", "shipping_payable", "courier_balance", "courier_adjustments", "protection_fee_held", "protection_fee_revenue", "commission_revenue", "boost_revenue", "promotions", "payment_fees", "payout_in_transit", "payout_fees", "claims", "suspense", "adjustments", "payment_held", "refund_in_transit"],"approval_kind": ["adjustment", "role_grant", "setting", "payout_settle", "payout_decide", "refund_decide", "order_refund", "dispute_resolve", "suspense_refund", "suspense_apply", "return_received", "chargeback_decide", "order_status", "role_revoke", "voucher_create", "voucher_update", "suspense_close", "correction", "correction_reverse", "account_status"],"approval_status": ["pending", "approved", "rejected", "lapsed"],"boost_status": ["CREATING", "AWAITING_PAYMENT", "PAID", "EXPIRED", "PARKED", "REFUNDED"],"categorization_status": ["pending", "answered", "failed"],"deadline_outcome": ["moved", "case", "stale"],"difference_status": ["open", "approved", "resolved", "reversed"],"email_outcome": ["sent", "delayed", "delivered", "failed", "suppressed", "bounced", "complained", "known", "unknown", "erased"],"email_status": ["pending", "sent", "delayed", "abandoned", "delivered", "failed", "suppressed", "bounced", "complained"],"hold_outcome": ["posted", "voided", "expired"],"inbox_run_outcome": ["done", "failed", "idle"],"invoice_outcome": ["paid", "expired", "refunded", "in_suspense", "known", "unknown"],"ktp_status": ["uploading", "pending", "approved", "rejected", "abandoned"],"offer_status": ["open", "accepted", "declined", "countered", "withdrawn", "expired", "ended", "used"],"payout_outcome": ["paid", "failed", "expired", "cancelled", "returned", "in_suspense", "known", "unknown", "outdated"],"refund_status": ["HELD", "PENDING", "PAID", "FAILED"],"shipment_direction": ["outbound", "return"],"shipment_outcome": ["noted", "unfamiliar", "unconfirmed", "unknown"],"staff_role": ["superadmin", "ops_admin", "administrator"],"voucher_kind": ["fixed", "percent"],"withdrawal_status": ["HELD", "LINK_CREATED", "PAID", "FAILED", "EXPIRED", "CANCELLED", "RETURNED"]
          }
        },"public": {
          Enums: {
            "account_status": ["active", "suspended", "banned"],"listing_status": ["active", "reserved", "sold", "removed"],"live_status": ["upcoming", "live", "ended"],"order_actor": ["buyer", "seller", "staff", "provider", "portal", "clock", "parties"],"order_status": ["AWAITING_PAYMENT", "READY_TO_SHIP", "SHIPPED", "DELIVERED", "RETURN_REQUESTED", "RETURN_APPROVED", "RETURN_RECEIVED", "DISPUTED", "COMPLETED", "REFUNDED", "CANCELLED", "EXPIRED"]
          }
        }
} as const
