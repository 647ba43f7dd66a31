import { expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import { MailRejected } from "../../../functions/jobs/providers/mail.ts";
import type { Mail } from "../../../functions/jobs/providers/mail.ts";
import { createResend } from "../../../functions/jobs/providers/resend.ts";

const ENVELOPE = { id: "e-1", to: "rani@example.test", subject: "S", html: "<p>H</p>", text: "T" };

/** The result of sending when the provider gives this response. */
async function sending(
  status: number,
  body: unknown,
  send = (mail: Mail): Promise<unknown> => mail.send(ENVELOPE),
): Promise<unknown> {
  const server = await listen(0, () => Response.json(body, { status }));
  const mail = createResend({
    RESEND_API_KEY: "re_x",
    RESEND_BASE_URL: server.url,
    MAIL_FROM: "P <p@example.test>",
    APP_URL: "https://app.example/",
    BRAND_NAME: "P",
    PROVIDER_TIMEOUT_MS: 1000,
  });
  try {
    return await send(mail);
  } catch (error) {
    return error instanceof MailRejected ? "never" : "later";
  } finally {
    await server.close(100);
  }
}
const apiError = (status: number, name: string) =>
  sending(status, { statusCode: status, name, message: "m" });

test("an accepted e-mail returns its id; a known key with other content counts as accepted", async () => {
  expect(await sending(200, { id: "abc" })).toBe("abc");
  expect(await apiError(409, "invalid_idempotent_request")).toBeNull();
});

test("an invalid message is rejected for good", async () => {
  expect(await apiError(422, "validation_error")).toBe("never");
  expect(await apiError(422, "missing_required_field")).toBe("never");
});

test.each([
  [401, "invalid_api_key"],
  [403, "validation_error"],
  [403, "restricted_api_key"],
  [409, "concurrent_idempotent_requests"],
  [429, "rate_limit_exceeded"],
  [429, "daily_quota_exceeded"],
  [500, "internal_server_error"],
])("%i %s is retried later", async (status, name) => {
  expect(await apiError(status, name)).toBe("later");
});

test("an invalid response leaves the result unclear", async () => {
  expect(await sending(200, {})).toBe("later");
  expect(await sending(200, "ok")).toBe("later");
});

test("a batch returns an id per e-mail, or is unclear; a known key with other content counts as accepted", async () => {
  const batch = (mail: Mail) => mail.sendBatch("key", [ENVELOPE, { ...ENVELOPE, id: "e-2" }]);
  const data = [{ id: "a" }, { id: "b" }];
  expect(await sending(200, { data }, batch)).toEqual(["a", "b"]);
  expect(await sending(200, { data: data.slice(1) }, batch)).toBe("later");
  const error = { statusCode: 409, name: "invalid_idempotent_request", message: "m" };
  expect(await sending(409, error, batch)).toEqual([null, null]);
  expect(await sending(422, { ...error, name: "validation_error" }, batch)).toBe("never");
});
