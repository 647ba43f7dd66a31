import { ApiError, invalidField } from "../errors.ts";
import { isLine } from "../domain/text.ts";
import type { AuditContext, Endpoint } from "./endpoint.ts";

const REASON = /^[\s\S]{3,500}$/u;

/** Reads X-Action-Reason and `dry_run`. Throws VALIDATION for a missing or too short reason, and for an unsupported dry run. */
export function readStaffCall(
  { id, auth, dryRun, needsReason }: Endpoint,
  request: Request,
  search: URLSearchParams,
  requestId: string,
): { audit: AuditContext; dryRun: boolean } {
  const header = request.headers.get("X-Action-Reason");
  const given = header === null ? null : utf8(header).trim() || null;
  if (given === null && needsReason) {
    throw new ApiError("action_reason_required");
  }
  if (given !== null && !REASON.test(given)) {
    throw new ApiError("action_reason_invalid");
  }
  if (given !== null && !isLine(given)) {
    throw new ApiError("action_reason_invalid");
  }
  return {
    audit: { operation: id, reason: given, request_id: requestId },
    // Checked on every route: a requested dry run must never run for real. Callbacks may use
    // dry_run freely.
    dryRun: auth.kind !== "signed" && wantsDryRun(search, dryRun ?? false),
  };
}

/** A header's string has one character per byte; clients send UTF-8. */
function utf8(header: string): string {
  const codes = [...header].map((character) => character.codePointAt(0)!);
  if (codes.some((code) => code > 255)) return header;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return header;
  }
}

function wantsDryRun(search: URLSearchParams, possible: boolean): boolean {
  const wanted = search.get("dry_run");
  if (wanted === null || wanted === "false") return false;
  if (wanted !== "true") {
    throw invalidField("query.dry_run", "must be true or false");
  }
  if (!possible) {
    throw new ApiError("dry_run_unsupported");
  }
  return true;
}
