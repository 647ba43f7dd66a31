/** The names of all settings of Auth that CLI 3.1 demands of an answer. */
const each = (names: string, ...forms: string[]) =>
  names.split(" ").flatMap((name) => forms.map((form) => form.replace("*", name)));

const MAILS = "confirmation email_change invite magic_link reauthentication recovery";
const NOTIFICATIONS = "email_changed identity_linked identity_unlinked mfa_factor_enrolled " +
  "mfa_factor_unenrolled password_changed phone_changed";
const PROVIDERS = "apple azure bitbucket discord facebook figma github gitlab google kakao " +
  "keycloak linkedin_oidc notion slack slack_oidc spotify twitch twitter x zoom";
const HOOKS = "after_user_created before_user_created custom_access_token " +
  "mfa_verification_attempt password_verification_attempt send_email send_sms";
const OTHERS = `
  api_max_request_duration db_max_pool_size disable_signup jwt_exp password_hibp_enabled
  password_min_length refresh_token_rotation_enabled site_url uri_allow_list
  oauth_server_authorization_path
  nimbus_oauth_client_id nimbus_oauth_client_secret nimbus_oauth_email_optional
  mfa_max_enrolled_factors mfa_phone_max_frequency mfa_phone_template
  saml_allow_encrypted_assertions saml_enabled saml_external_url
  webauthn_rp_display_name webauthn_rp_id webauthn_rp_origins`;

const of = (prefix: string, names: string) => each(names, `${prefix}_*`);

export const AUTH_SETTINGS = [
  ...OTHERS.trim().split(/\s+/),
  ...each(
    PROVIDERS,
    ...["client_id", "email_optional", "enabled", "secret"].map((part) => `external_*_${part}`),
  ),
  ...each("client_id enabled secret url", "external_workos_*"),
  ...each("apple google", "external_*_additional_client_ids"),
  ...each("azure gitlab keycloak", "external_*_url"),
  "external_google_skip_nonce_check",
  ...each("anonymous_users email phone web3_ethereum web3_solana", "external_*_enabled"),
  ...each(HOOKS, "hook_*_enabled", "hook_*_secrets", "hook_*_uri"),
  ...each(MAILS, "mailer_subjects_*", "mailer_templates_*_content"),
  ...each(
    NOTIFICATIONS,
    "mailer_notifications_*_enabled",
    "mailer_subjects_*_notification",
    "mailer_templates_*_notification_content",
  ),
  ...of(
    "mailer",
    "allow_unverified_email_sign_ins autoconfirm otp_length secure_email_change_enabled",
  ),
  ...each("phone totp web_authn", "mfa_*_enroll_enabled", "mfa_*_verify_enabled"),
  ...of("rate_limit", "anonymous_users email_sent otp sms_sent token_refresh verify web3"),
  ...of(
    "security",
    "captcha_enabled captcha_secret manual_linking_enabled refresh_token_reuse_interval " +
      "sb_forwarded_for_enabled update_password_require_current_password " +
      "update_password_require_reauthentication",
  ),
  ...of("sessions", "inactivity_timeout single_per_user tags timebox"),
  ...of("sms", "autoconfirm max_frequency otp_exp template test_otp test_otp_valid_until"),
  ...of("sms_messagebird", "access_key originator"),
  ...of("sms_textlocal", "api_key sender"),
  ...of("sms_twilio", "account_sid auth_token content_sid message_service_sid"),
  ...of("sms_twilio_verify", "account_sid auth_token message_service_sid"),
  ...of("sms_vonage", "api_key api_secret from"),
  ...of("smtp", "admin_email host max_frequency pass port sender_name user"),
];
