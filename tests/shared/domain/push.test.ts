import { expect, test } from "vitest";
import {
  browserSubscription,
  isPublicEndpoint,
  isPublicKey,
  pushOf,
} from "../../../shared/domain/push.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB",
  "https://push.example.com:443/x",
])(
  "push endpoint %s is accepted",
  (endpoint) => expect(isPublicEndpoint(endpoint, false)).toBe(true),
);

test.each([
  "http://push.example.com/x",
  "https://push.example.com:8443/x",
  "https://user:pass@push.example.com/x",
  "https://localhost/x",
  "https://127.0.0.1/x",
  "https://0x7f.1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/x",
  "https://metadata.google.internal/x",
  "https://db.internal./x",
  "nothing",
])(
  "push endpoint %s is rejected",
  (endpoint) => expect(isPublicEndpoint(endpoint, false)).toBe(false),
);

test("allowLoopback accepts loopback endpoints and no other internal host", () => {
  expect(isPublicEndpoint("http://127.0.0.1:8787/sandbox/push/send/x", true)).toBe(true);
  expect(isPublicEndpoint("http://localhost:1/x", true)).toBe(true);
  expect(isPublicEndpoint("http://10.0.0.1/x", true)).toBe(false);
  expect(isPublicEndpoint("http://127.0.0.1.example.com/x", true)).toBe(false);
});

test("keys are accepted in base64 and base64url, and only points of P-256 are public keys", async () => {
  const p256dh =
    "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI";
  const read = (keys: Record<string, string>) =>
    browserSubscription.safeParse({ endpoint: "https://push.example.com/x", keys });
  const auth = "FPssNDTKnInHVndSTdbKFw";
  expect(read({ p256dh, auth }).data?.keys).toEqual({ p256dh, auth });
  expect(read({ p256dh: `${p256dh.replace("_", "/")}=`, auth: `${auth}==` }).data?.keys)
    .toEqual({ p256dh, auth });
  expect(await isPublicKey(p256dh)).toBe(true);
  expect(await isPublicKey(`${p256dh.slice(0, -1)}E`)).toBe(false);
  expect(await isPublicKey(`C${p256dh.slice(1)}`)).toBe(false);
  expect(await isPublicKey(`B${"A".repeat(86)}`)).toBe(false);
  // Both coordinates exceed the prime of the field.
  expect(await isPublicKey(`BP${"_".repeat(85)}`)).toBe(false);
});

test("messages about one order share a topic, so a device that was offline gets only the last", () => {
  const order_id = crypto.randomUUID();
  const about = (data: Record<string, string>) =>
    pushOf({ id: "n-1", kind: "order.shipped", category: "order", data }, "id");
  const { topic, payload } = about({ order_id });
  expect(topic).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(payload)).toMatchObject({ tag: `order:${topic}`, path: `/orders/${order_id}` });
  expect(about({}).topic).toBeUndefined();
  expect(JSON.parse(about({}).payload).tag).toBe("n-1");
});
