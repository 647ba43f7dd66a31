/** Who may keep an answer, and how one that is unchanged is told apart from a new one. */
import { sha256 } from "../digest.ts";
import type { Reply } from "./endpoint.ts";

/**
 * `everyone`: the same for all and open to all, so any cache may keep it for so many seconds.
 * `members`: the same for every member but for nobody else, so only the caller's own cache keeps it,
 * and asks each time whether it still holds. Whatever says neither is never kept.
 */
export type Caching = { by: "everyone"; seconds: number } | { by: "members" };

/** The success with its cache headers; without its body when the caller has it already. */
export async function withCaching(
  caching: Caching | undefined,
  request: Request,
  reply: Reply,
): Promise<Reply> {
  if (!caching || reply.text === null) return reply;
  const tag = `W/"${(await sha256(reply.text)).slice(0, 32)}"`;
  const headers: Record<string, string> = caching.by === "everyone"
    ? { "Cache-Control": `public, max-age=${caching.seconds}`, ETag: tag }
    : {
      "Cache-Control": "private, no-cache",
      Vary: "Authorization, X-User-Token",
      ETag: tag,
    };
  const known = (request.headers.get("If-None-Match") ?? "").split(",").map((one) => one.trim());
  const isKnown = known.includes(tag) || known.includes("*");
  return { ...reply, ...(isKnown ? { status: 304, text: null } : {}), headers };
}
