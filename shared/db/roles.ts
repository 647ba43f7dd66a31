import { UUID } from "../domain/id.ts";

export const SERVICE_ROLE = "set local role service_role";

/** `set local` takes no parameters, so the id is checked before it goes into the text. */
export function setRoleTo(callerId: string): string {
  return `set local role authenticated; set local request.jwt.claims = ${claimsText(callerId)}`;
}

/** The same claims, as an expression of one statement. */
export const claimsOf = (callerId: string): string =>
  `set_config('request.jwt.claims', ${claimsText(callerId)}, true)`;

function claimsText(callerId: string): string {
  requireUuid(callerId);
  return `'${JSON.stringify({ sub: callerId, role: "authenticated" })}'`;
}

export function requireUuid(callerId: string): void {
  if (!UUID.test(callerId)) throw new Error("A caller's id must be a UUID.");
}
