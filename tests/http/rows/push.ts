import { row } from "./row.ts";
import type { Row } from "./row.ts";

const endpoint = "https://push.example.com/send/matrix";
const keys = {
  p256dh: "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI",
  auth: "FPssNDTKnInHVndSTdbKFw",
};

export const push: Record<string, Row> = {
  push_vapid_public_key: row("/push/vapid-public-key", 200, { unregistered: 200 }),
  push_subscribe: row("/push/subscribe", 201, {}, { body: { endpoint, keys } }),
  push_unsubscribe: row("/push/unsubscribe", 404, {}, {
    body: { endpoint: `${endpoint}/of-nobody` },
  }),
  push_subscriptions: row("/push/subscriptions", 200),
  push_test: row("/push/test", 200),
};
