import { expect, test } from "vitest";
import { strictProblem } from "../../../local/emulators/vision/emulator.ts";
import { png } from "../../support/images.ts";
import { openSandbox } from "./support.ts";

const closed = (properties: Record<string, unknown>, more = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});

test("a strict schema that admits other properties, or does not require one, is a 400 as at the provider", async () => {
  const { emulators } = openSandbox();
  const photo = png({ width: 64, height: 64, rgb: [200, 30, 50] });
  const url = `data:image/png;base64,${photo.toBase64()}`;
  const ask = async (schema: unknown, strict = true) => {
    const response = await emulators.app.request("/vision/api/chat/completions", {
      method: "POST",
      headers: { authorization: "Bearer vision_test", "content-type": "application/json" },
      body: JSON.stringify({
        model: "test-model",
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }],
        response_format: { type: "json_schema", json_schema: { name: "item", strict, schema } },
      }),
    });
    return response.status;
  };
  const text = { type: "string" };
  expect(await ask(closed({ title: text }))).toBe(200);
  expect(await ask(closed({ title: text }, { required: [] }))).toBe(400);
  expect(await ask(closed({ title: text }, { required: [] }), false)).toBe(200);
});

test("objects anywhere in a strict schema are checked", () => {
  const inner = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
  expect(strictProblem(closed({ list: { type: "array", items: inner } })))
    .toMatch(/list\.items additionalProperties/);
  expect(strictProblem(closed({ one: { anyOf: [inner, { type: "null" }] } })))
    .toMatch(/one\.anyOf\[0\] additionalProperties/);
  expect(strictProblem(closed({ one: closed({ name: { type: "string" } }) }))).toBeUndefined();
});
