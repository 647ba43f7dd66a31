import { expect, test } from "vitest";
import { callProvider } from "../../../shared/providers/call.ts";
import { listen } from "../../../local/gateway/listen.ts";

async function answered(status: number, text: string): Promise<unknown> {
  const server = await listen(0, () => new Response(text, { status }));
  try {
    return await callProvider({ method: "GET", url: server.url, headers: {}, timeoutMs: 5_000 });
  } finally {
    await server.close(0);
  }
}

test("what a provider says can be stored, whatever characters it has", async () => {
  const said = String
    .raw`{"id": "po_1", "reason": "salah\u0000 \ud83d", "by": ["Rani \ud83d\udc57"]}`;
  expect(await answered(200, said))
    .toEqual({ id: "po_1", reason: "salah \ufffd", by: ["Rani 👗"] });
  const rejection = String.raw`{"error_code": "BAD\u0000", "message": "tidak \ud83d"}`;
  await expect(answered(422, rejection)).rejects
    .toMatchObject({ code: "BAD", said: "tidak \ufffd" });
});
