import { idOf } from "../../../shared/domain/id.ts";

export const payoutId = idOf("The withdrawal's id, from `GET /admin/payouts`");
