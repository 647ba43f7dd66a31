import { expect, test } from "vitest";
import { scheduled } from "../../shared/boot.ts";
import { loadConfig } from "../../shared/config.ts";
import { ownKey, publishableKeys, secretKeys } from "../../shared/keys.ts";

const load = (environment: Record<string, string>) =>
  loadConfig({
    SUPABASE_URL: "https://abc.supabase.co",
    DATABASE_POOL_URL: "postgresql://nowhere",
    DATABASE_PUBLIC_POOL_URL: "postgresql://nowhere",
    ...environment,
  }, ["base", "schedules"]);

test.each<[string, string, string[]]>([
  ["an object", '{"default":"sb_1"}', ["sb_1"]],
  ["two during a rotation, in their order", '{"default":"sb_2","old":"sb_1"}', ["sb_2", "sb_1"]],
  ["a project without such keys", "{}", []],
  ["an empty array", "[]", []],
  ["nothing", "", []],
  ["a bare array", '["sb_1","sb_2"]', ["sb_1", "sb_2"]],
  ["a key without characters", '{"default":"","other":"sb_1"}', ["sb_1"]],
])("API keys as %s are read", (_, json, keys) => {
  const { base } = load({ SUPABASE_PUBLISHABLE_KEYS: json, SUPABASE_SECRET_KEYS: json });
  expect([publishableKeys(base), secretKeys(base)]).toEqual([keys, keys]);
});

test.each(['"sb_1"', "sb_secret_1", '{"default":1}', '[{"name":"x"}]', "null"])(
  "API keys as %s stop the function, and are not shown",
  (json) => {
    const start = () => load({ SUPABASE_SECRET_KEYS: json });
    expect(start).toThrow("SUPABASE_SECRET_KEYS: must be a JSON object of name to key");
    expect(start).not.toThrow("sb_");
  },
);

test("our own calls use a new secret key before the legacy one, which may be disabled", () => {
  const legacy = { SUPABASE_SERVICE_ROLE_KEY: "legacy" };
  const both = { ...legacy, SUPABASE_SECRET_KEYS: '{"default":"sb_2","old":"sb_1"}' };
  expect(ownKey(load(both).base, "A test")).toBe("sb_2");
  expect(ownKey(load({ ...legacy, SUPABASE_SECRET_KEYS: "{}" }).base, "A test")).toBe("legacy");
  expect(() => ownKey(load({ SUPABASE_SECRET_KEYS: "{}" }).base, "A test"))
    .toThrow("A test needs SUPABASE_SECRET_KEYS");
});

const run = async (environment: Record<string, string>, headers: HeadersInit) => {
  const check = scheduled(load(environment), () => {}).verifySchedule;
  const request = new Request("https://abc.supabase.co/jobs/run", { method: "POST", headers });
  return await check(request, "{}", "/jobs/run").then(() => "accepted", (error) => error.code);
};

test("a schedule gives any secret key in Authorization, in apikey, or in both", async () => {
  const keys = { SUPABASE_SECRET_KEYS: '{"default":"sb_2","old":"sb_1"}' };
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  for (const key of ["sb_1", "sb_2"]) {
    for (const headers of [bearer(key), { apikey: key }, { ...bearer(key), apikey: key }]) {
      expect(await run(keys, headers)).toBe("accepted");
    }
  }
  const wrong: HeadersInit[] = [{}, bearer("sb_3"), { apikey: "sb_3" }, {
    ...bearer("sb_3"),
    apikey: "",
  }];
  for (const headers of wrong) expect(await run(keys, headers)).toBe("UNAUTHORIZED");
});

test.each(["{}", "[]", '{"default":""}', '{"default":" "}'])(
  "without a secret key (%s) nobody is the schedule, whatever they send",
  async (json) => {
    const headers: HeadersInit[] = [{}, { apikey: "" }, { authorization: "Bearer " }, {
      apikey: "undefined",
    }];
    for (const given of headers) {
      expect(await run({ SUPABASE_SECRET_KEYS: json }, given)).toBe("UNAUTHORIZED");
    }
  },
);
