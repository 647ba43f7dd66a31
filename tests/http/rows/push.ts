import type { Row } from "./row.ts";

const endpoint = "https://push.example.com/send/matrix";
const keys = {
  p256dh: "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI",
  auth: "FPssNDTKnInHVndSTdbKFw",
};

export const push: Record<string, Row> = {
  push_vapid_public_key: {
    request: () => ({ path: "/push/vapid-public-key" }),
    everyone: 200,
    but: { unregistered: 200 },
  },
  push_subscribe: {
    request: () => ({ path: "/push/subscribe", body: { endpoint, keys } }),
    everyone: 201,
  },
  push_unsubscribe: {
    request: () => ({ path: "/push/unsubscribe", body: { endpoint: `${endpoint}/of-nobody` } }),
    everyone: 404,
  },
  push_subscriptions: { request: () => ({ path: "/push/subscriptions" }), everyone: 200 },
  push_test: { request: () => ({ path: "/push/test" }), everyone: 200 },
};
