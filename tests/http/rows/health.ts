import type { Row } from "./row.ts";

export const health: Record<string, Row> = {
  health_get: { request: () => ({ path: "/health" }), everyone: 200, but: { unregistered: 200 } },
};
