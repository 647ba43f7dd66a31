import { externalUrl } from "../config.ts";
import type { BaseConfig, Settings } from "../config.ts";
import { ApiError } from "../errors.ts";
import { givenKeys } from "../keys.ts";
import { isOneOf } from "../secret.ts";
import { signed } from "./endpoint.ts";

/** Throws UNAUTHORIZED unless QStash signed the request for `path`, or the request has a secret key of the project. */
export type VerifySchedule = (request: Request, rawBody: string, path: string) => Promise<void>;

/** The signed URL comes from the configuration: behind the platform's gateway the request has another URL. */
export function createVerifySchedule(
  secretKeys: readonly string[],
  project: Pick<BaseConfig, "SUPABASE_URL" | "API_EXTERNAL_URL">,
  { QSTASH_CURRENT_SIGNING_KEY, QSTASH_NEXT_SIGNING_KEY }: Settings<"schedules">,
): VerifySchedule {
  const isSigned = async (signature: string, body: string, url: string) => {
    if (!QSTASH_CURRENT_SIGNING_KEY || !QSTASH_NEXT_SIGNING_KEY) return false;
    const { Receiver } = await import("@upstash/qstash");
    const receiver = new Receiver({
      currentSigningKey: QSTASH_CURRENT_SIGNING_KEY,
      nextSigningKey: QSTASH_NEXT_SIGNING_KEY,
      // Otherwise QSTASH_DEV in the environment makes it trust the published development keys.
      devMode: false,
    });
    return await receiver.verify({ signature, body, url }).catch(() => false);
  };
  return async (request, rawBody, path) => {
    for (const key of givenKeys(request.headers)) if (isOneOf(secretKeys, key)) return;
    const signature = request.headers.get("Upstash-Signature");
    const url = `${externalUrl(project)}/functions/v1${path}`;
    if (!signature || !await isSigned(signature, rawBody, url)) {
      throw new ApiError("schedule_only");
    }
  };
}

/** For an endpoint of a schedule. Without a signature the key is checked before the body is read. */
export const bySchedule = (path: string) => ({
  auth: signed("qstash", "secret_key"),
  verifyHeaders: async (request: Request, deps: { verifySchedule: VerifySchedule }) => {
    if (!request.headers.get("Upstash-Signature")) await deps.verifySchedule(request, "", path);
    return undefined;
  },
  verify: (request: Request, rawBody: string, deps: { verifySchedule: VerifySchedule }) =>
    deps.verifySchedule(request, rawBody, path),
});
