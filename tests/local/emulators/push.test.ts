import { Buffer } from "node:buffer";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { decryptPush, keysOf } from "../../../local/emulators/push/emulator.ts";
import { createWebPush } from "../../../shared/providers/web_push.ts";
import { pushOf } from "../../../shared/domain/push.ts";
import { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY } from "../../support/environment.ts";
import { openSandbox } from "./support.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

test("the example of RFC 8291, appendix A, is decrypted", () => {
  const body = bytes(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz" +
      "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
  const keys = {
    privateKey: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
    publicKey: bytes(
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    ),
    auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
  };
  expect(decryptPush(body, keys)).toBe("When I grow up, I want to be a watermelon");
});

/** Our own sender, connected to the emulator. */
function sender(sandbox: ReturnType<typeof openSandbox>, endpoint: string) {
  const { p256dh, auth } = {
    p256dh: Buffer.from(keysOf("phone").publicKey).toString("base64url"),
    auth: Buffer.from(keysOf("phone").auth).toString("base64url"),
  };
  const sent: Request[] = [];
  const config = {
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    VAPID_SUBJECT: "mailto:halo@preloved.test",
    PUSH_ALLOW_LOOPBACK: true,
    PROVIDER_TIMEOUT_MS: 1000,
  };
  const deliver: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request.clone());
    return await sandbox.emulators.app.request(
      new Request(request.url.replace("/sandbox", ""), request),
    );
  };
  const push = createWebPush(config, () => {}, deliver);
  const device = { id: "d", endpoint, p256dh, auth };
  const notification = { id: "n", kind: "withdrawal.paid", category: "wallet", data: {} } as const;
  return { sent, send: () => push.send(device, pushOf(notification, "id")) };
}

const ENDPOINT = "http://127.0.0.1/sandbox/push/send/phone";
const messages = async (sandbox: ReturnType<typeof openSandbox>) =>
  (await (await sandbox.emulators.app.request("/push/messages")).json()).messages;

test("a push that we encrypted is decrypted, and its bytes are not plain text", async () => {
  const sandbox = openSandbox({ sandboxUrl: "http://127.0.0.1/sandbox" });
  const { sent, send } = sender(sandbox, ENDPOINT);
  expect(await send()).toBe("sent");
  expect(await messages(sandbox)).toMatchObject([{
    to: "phone",
    urgency: "high",
    payload: { title: "Penarikan berhasil" },
  }]);
  const raw = Buffer.from(await sent[0]!.arrayBuffer()).toString("latin1");
  expect(raw).not.toContain("Penarikan");
});

test("a push that is unsigned, signed by another key or for another service is rejected", async () => {
  const sandbox = openSandbox({ sandboxUrl: "http://127.0.0.1/sandbox" });
  const { sent, send } = sender(sandbox, ENDPOINT);
  await send();
  const [good] = sent;
  const body = await good!.arrayBuffer();
  const post = async (authorization: string) => {
    const headers = new Headers(good!.headers);
    headers.set("authorization", authorization);
    return (await sandbox.emulators.app.request("/push/send/phone", {
      method: "POST",
      headers,
      body,
    }))
      .status;
  };
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const { x, y } = await exportJWK(publicKey);
  const key = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x!, "base64url"),
    Buffer.from(y!, "base64url"),
  ])
    .toString("base64url");
  const token = (audience: string) =>
    new SignJWT({ sub: "mailto:x@example.test" }).setProtectedHeader({ alg: "ES256", typ: "JWT" })
      .setAudience(audience).setExpirationTime("1h").sign(privateKey);
  const here = "http://127.0.0.1";
  expect([
    await post(""),
    await post(`vapid t=${await token("https://elsewhere.example")}, k=${key}`),
    await post(`vapid t=${await token(here)}, k=${VAPID_PUBLIC_KEY}`),
    await post(`vapid t=${await token(here)}, k=${key}`),
    await post(good!.headers.get("authorization")!),
  ]).toEqual([401, 401, 401, 403, 201]);
});
