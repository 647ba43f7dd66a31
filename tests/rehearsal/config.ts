/** The settings of a project's services, as `supabase config diff` and `config push` read and write them. */
import { AUTH_SETTINGS } from "./auth_settings.ts";

type Settings = Record<string, unknown>;

/** Every other setting of Auth is null. */
const NEW_PROJECT: Settings = {
  disable_signup: false,
  external_email_enabled: true,
  mailer_autoconfirm: false,
  mailer_otp_exp: 3600,
  mfa_phone_otp_length: 6,
  password_min_length: 6,
  password_required_characters: null,
  passkey_enabled: false,
  oauth_server_enabled: false,
  oauth_server_allow_dynamic_registration: false,
  custom_oauth_enabled: false,
  custom_oauth_max_providers: 3,
  db_max_pool_size_unit: null,
  rate_limit_email_sent: 2,
  security_captcha_provider: null,
  site_url: "http://localhost:3000",
  sms_otp_length: 6,
  sms_provider: null,
  uri_allow_list: "",
};

export interface Config {
  auth: Settings;
  api: Settings;
  /** Undefined for a call that is about something else; `path` is below /projects/<ref>. */
  answer(request: Request, path: string): Promise<Response | undefined>;
}

export function createConfig(ref: string): Config {
  const auth: Settings = {
    ...Object.fromEntries(AUTH_SETTINGS.map((name) => [name, null])),
    ...NEW_PROJECT,
  };
  const api: Settings = {
    db_schema: "public,graphql_public",
    db_extra_search_path: "public, extensions",
    db_pool: null,
    db_pool_acquisition_timeout: 10,
    db_pool_max_lifetime: 1800,
    db_pool_max_idletime: 30,
    max_rows: 1000,
  };
  const change = async (settings: Settings, request: Request) => {
    const given: Settings = await request.json();
    const unknown = Object.keys(given).filter((name) => !(name in settings));
    if (unknown.length > 0) {
      return Response.json({ message: `Unrecognized keys: ${unknown.join(", ")}` }, {
        status: 400,
      });
    }
    Object.assign(settings, given);
    return Response.json(settings);
  };
  return {
    auth,
    api,
    answer: async (request, path) => {
      switch (`${request.method} ${path}`) {
        case "GET /config":
          return Response.json({
            data: { id: ref, type: "project_config", attributes: all(auth, api) },
          });
        case "GET /billing/addons":
          return Response.json({ available_addons: [], selected_addons: [] });
        case "PATCH /postgrest":
          return await change(api, request);
        case "PATCH /config/auth":
          return await change(auth, request);
      }
    },
  };
}

/** Of the settings of Auth only those with a value, and of secrets that there is one. */
const all = (auth: Settings, api: Settings) => ({
  auth: Object.fromEntries(
    Object.entries(auth).filter(([, value]) => value !== null).map(([name, value]) =>
      /_(pass|secret)$/.test(name) ? [name, "masked"] : [name, value]
    ),
  ),
  api,
  database: { major_version: 17, ssl_enforced: false, postgres_settings: {} },
  pooler: {
    default_pool_size: 20,
    max_client_conn: 100,
    pool_mode: "transaction",
    ignore_startup_parameters: "",
  },
  storage: {
    file_size_limit: 52_428_800,
    features: {},
    capabilities: {},
    upstream_target: "main",
    migration_version: "",
  },
});
