import * as z from "zod";
import type { Settings } from "../../../config.ts";
import { callProvider, ProviderRejected } from "../../call.ts";

/** Ids also come from callbacks: only ids that are safe in a path are looked up. */
const ID_IN_PATH = /^[A-Za-z0-9_-]{1,100}$/;

/** Amounts in another currency cannot be read. */
export const currency = z.literal("IDR").nullish();

export type XenditCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<unknown>;

/** Authenticates with the secret key as user name and no password. Source: docs.xendit.co. */
export function xenditCall(config: Settings<"payments">): XenditCall {
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

/** Null for an id that the provider does not know, or calls invalid. */
export async function getById<T>(
  call: XenditCall,
  path: string,
  id: string,
  read: (body: unknown) => T,
): Promise<T | null> {
  if (!ID_IN_PATH.test(id)) return null;
  try {
    return read(await call("GET", path + id));
  } catch (error) {
    if (error instanceof ProviderRejected && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
