/** How every call to Xendit is made: its authentication, its time limit, and what counts as an answer. */
import type * as z from "zod";
import type { Config } from "../config.ts";
import { callProvider, ProviderUnclear } from "./call.ts";

/** Ids come back to us in callbacks too: only one that can stand in a path is asked about. */
export const ID_IN_PATH = /^[A-Za-z0-9_-]{1,100}$/;

export type XenditCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<unknown>;

/** Calls with the secret key as user name and no password, as its documentation asks. */
export function xenditCall(config: Config<"payments">["payments"]): XenditCall {
  const authorization = `Basic ${btoa(`${config.XENDIT_SECRET_KEY}:`)}`;
  return (method, path, body, headers = {}) =>
    callProvider({
      method,
      url: config.XENDIT_BASE_URL + path,
      headers: { authorization, ...headers },
      body,
      timeoutMs: config.PROVIDER_TIMEOUT_MS,
    });
}

/** The answer in the shape that we read. Throws ProviderUnclear for any other: it may have happened. */
export function understood<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderUnclear("The provider's answer has an unknown shape.", { cause: parsed.error });
}
