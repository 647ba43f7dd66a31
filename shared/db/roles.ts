const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const SERVICE_ROLE = "set local role service_role";

/** `set local` takes no parameters, so the id is checked before it goes into the text. */
export function setRoleTo(callerId: string): string {
  requireUuid(callerId);
  const claims = JSON.stringify({ sub: callerId, role: "authenticated" });
  return `set local role authenticated; set local request.jwt.claims = '${claims}'`;
}

export function requireUuid(callerId: string): void {
  if (!UUID.test(callerId)) throw new Error("A caller's id must be a UUID.");
}
