import { registry } from "../../local/stack/apps.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import type { Endpoint, Signature } from "../../shared/http/endpoint.ts";
import type { Reason } from "../../shared/reasons.ts";

/**
 * The reasons of this endpoint's errors, sorted: the router's, its own, and those of the proposals that it performs.
 */
export const reasonsOf = (endpoint: Endpoint): Reason[] => {
  const performed = endpoint.performsProposals ? ofProposals() : [];
  return [...new Set([...ofRouter(endpoint), ...endpoint.reasons ?? [], ...performed])].sort();
};

const ofProposals = (): Reason[] =>
  Object.values(registry).flat()
    .filter(isProposed)
    .flatMap(({ reasons = [] }) => reasons);

const isProposed = ({ response }: Endpoint) =>
  [response.schema, response.accepted].includes(proposal);

/** Signatures of the body; without their header it is not read. */
const BODY_SIGNATURES: readonly Signature[] = ["svix", "standard_webhooks"];
/** Their endpoints reject with a reason of their own. */
const KEYS: readonly Signature[] = ["qstash", "secret_key"];

/** Reasons that follow from the declaration: mostly from checks of shared/http before and after the handler. */
function ofRouter(endpoint: Endpoint): Reason[] {
  const { auth, method, request, idempotent, limit, needsReason, dryRun } = endpoint;
  const signatures = auth.kind === "signed" ? auth.by : [];
  const isUser = auth.kind !== "open" && auth.kind !== "signed";
  const groups: [boolean, Reason[]][] = [
    [true, ["internal_error", "database_busy", "validation_failed"]],
    [true, ["action_reason_invalid", "method_not_allowed"]],
    [auth.kind !== "signed" || request?.query !== undefined, ["unknown_parameter"]],
    [auth.kind !== "signed" && !dryRun, ["dry_run_unsupported"]],
    [isUser, ["credentials_missing", "platform_key_invalid", "token_invalid"]],
    [isUser, ["token_check_unavailable", "account_deleted"]],
    [isUser && auth.kind !== "authenticated", ["not_registered"]],
    [signatures.some((by) => BODY_SIGNATURES.includes(by)), ["signature_missing"]],
    [signatures.some((by) => !KEYS.includes(by)), ["signature_invalid"]],
    [auth.kind === "active" || auth.kind === "staff", ["account_suspended", "account_banned"]],
    [auth.kind === "staff", ["staff_role_required"]],
    [request?.params !== undefined, ["route_not_found"]],
    [method !== "GET", ["body_too_large", "json_invalid"]],
    [request?.body !== undefined || request?.form !== undefined, ["content_type_invalid"]],
    [request?.body !== undefined && !request.bodyIsOptional, ["body_required"]],
    [request?.form !== undefined, ["multipart_invalid"]],
    [idempotent === true, ["idempotency_key_invalid", "idempotency_key_reused"]],
    [idempotent === true, ["request_in_progress", "request_taken_over"]],
    [limit !== undefined, ["rate_limited"]],
    [needsReason === true, ["action_reason_required"]],
    [isProposed(endpoint), ["proposal_repeated"]],
  ];
  return groups.flatMap(([applies, reasons]) => applies ? reasons : []);
}
