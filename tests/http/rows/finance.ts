import { machine, staff } from "./row.ts";
import type { Row } from "./row.ts";

export const finance: Record<string, Row> = {
  internal_receive: machine("/internal/events"),
  internal_events: {
    ...machine("/internal/events"),
    request: () => ({ path: "/internal/events" }),
  },
  internal_resolve_dispute: machine("/internal/commands/resolve-dispute"),
  finance_outbox_run: machine("/finance-outbox/run"),
  finance_inbox_run: machine("/finance-inbox/run"),
  finances_balance: {
    request: ({ seller }) => ({ path: `/finances/sellers/${seller.id}/balance` }),
    everyone: 404,
    but: { seller: 200, ...staff(200), superadmin: 200 },
  },
};
