/** What people send beside their request: why they act, as staff, and whether only to rehearse it. */
import { ApiError } from "../errors.ts";
import type { AuditContext, Endpoint } from "./endpoint.ts";

const REASON = /^[\s\S]{3,500}$/u;

/** Throws VALIDATION for a reason that is missing where one is needed or no reason at all, and for a dry run where none exists. */
export function readStaffCall(
  { id, auth, dryRun, needsReason }: Endpoint,
  request: Request,
  requestId: string,
): { audit: AuditContext; dryRun: boolean } {
  const given = request.headers.get("X-Action-Reason")?.trim() || null;
  if (given === null && needsReason) {
    throw new ApiError(
      "VALIDATION",
      "Say why in the header X-Action-Reason (3 to 500 characters).",
    );
  }
  if (given !== null && !REASON.test(given)) {
    throw new ApiError("VALIDATION", "X-Action-Reason must have 3 to 500 characters.");
  }
  return {
    audit: { operation: id, reason: given, request_id: requestId },
    // Of everyone: whoever asks for a rehearsal must never get the real thing. A provider's callback keeps its own words.
    dryRun: auth.kind !== "signed" && wantsDryRun(request, dryRun ?? false),
  };
}

function wantsDryRun(request: Request, possible: boolean): boolean {
  const wanted = new URL(request.url).searchParams.get("dry_run");
  if (wanted === null || wanted === "false") return false;
  if (wanted !== "true") throw new ApiError("VALIDATION", "dry_run is true or false.");
  if (!possible) throw new ApiError("VALIDATION", "This route has no dry run.");
  return true;
}
