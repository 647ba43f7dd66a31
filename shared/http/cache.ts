import { sha256 } from "../digest.ts";
import type { Caching, Reply } from "./endpoint.ts";

/** Adds cache headers and ETag; 304 without a body if If-None-Match names the ETag. */
export function withCaching(
  caching: Caching | undefined,
  request: Request,
  reply: Reply,
): Reply {
  if (!caching || reply.text === null) return reply;
  const tag = tagOf(reply.text);
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

let latest = { text: "", tag: "" };

/** Responses of one shared read have the same text, so it is hashed once. */
function tagOf(text: string): string {
  if (text !== latest.text || text === "") {
    latest = { text, tag: `W/"${sha256(text).slice(0, 32)}"` };
  }
  return latest.tag;
}
