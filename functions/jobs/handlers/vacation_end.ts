import type { Deps } from "../../../shared/http/endpoint.ts";

export async function vacationEnd(deps: Deps, { user_id }: { user_id: string }) {
  await deps.db.service.call("internal.end_vacation", { user_id });
}
