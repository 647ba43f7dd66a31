import { machine, row, staff } from "./row.ts";
import type { Row } from "./row.ts";

export const finance: Record<string, Row> = {
  internal_receive: machine("/internal/events"),
  internal_events: row("/internal/events", 401, { unregistered: 401 }),
  internal_resolve_dispute: machine("/internal/commands/resolve-dispute"),
  finance_outbox_run: machine("/finance-outbox/run"),
  finance_inbox_run: machine("/finance-inbox/run"),
  finances_balance: row(({ seller }) => `/finances/sellers/${seller.id}/balance`, 404, {
    seller: 200,
    ...staff(200),
    superadmin: 200,
  }),
};
