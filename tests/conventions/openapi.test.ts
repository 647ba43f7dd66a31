import { Validator } from "@seriousme/openapi-schema-validator";
import * as z from "zod";
import { expect, test } from "vitest";
import { openApiText } from "../../tools/openapi.ts";
import { registry } from "../../local/stack/apps.ts";
import { parametersIn } from "../support/openapi.ts";

const endpoints = Object.values(registry).flat();
// deno-lint-ignore no-explicit-any
const document: any = JSON.parse(openApiText());
const parametersOf = parametersIn(document);

test("the document is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(valid, JSON.stringify(errors, null, 2)).toBe(true);
});

test("every $ref has a target", () => {
  const references = [...openApiText().matchAll(/"\$ref": ?"([^"]+)"/g)].map(([, to]) => to!);
  expect(references.length).toBeGreaterThan(0);
  const targets = Object.entries(document.components).flatMap(([kind, named]) =>
    Object.keys(named as object).map((id) => `#/components/${kind}/${id}`)
  );
  expect(references.filter((to) => !targets.includes(to))).toEqual([]);
});

test("each role of staff is named once", () => {
  const named = [...openApiText().matchAll(/for staff: ([a-z_, ]+)\./g)].map(([, roles]) => roles!);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((roles) => new Set(roles.split(", ")).size < roles.split(", ").length))
    .toEqual([]);
});

test.each(endpoints)("$id: its path parameters are those of its path", ({ method, path }) => {
  const written = path.replace(/:(\w+)/g, "{$1}");
  const parameters = parametersOf(document.paths[written][method.toLowerCase()]);
  const named = parameters.filter((part) => part.in === "path").map((part) => part.name);
  expect(named.sort()).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort());
});

test.each(endpoints.filter(({ response }) => response.status !== 302 && !response.type))(
  "$id: its example response fits its schema",
  ({ method, path, response }) => {
    const written = path.replace(/:(\w+)/g, "{$1}");
    const { responses } = document.paths[written][method.toLowerCase()];
    const { example } = responses[response.status].content["application/json"];
    const { schema, envelope = true } = response;
    const shape = envelope ? z.object({ ok: z.literal(true), data: schema }) : schema;
    const parsed = shape.safeParse(example);
    const wrong = parsed.success ? "" : z.prettifyError(parsed.error);
    expect(wrong, "give its field .meta({ example })").toBe("");
    expect(parsed.data, "a field that the response does not have").toEqual(example);
  },
);

test.each(endpoints.filter(({ request }) => request?.body))(
  "$id: its example body fits its schema",
  ({ method, path, request }) => {
    const written = path.replace(/:(\w+)/g, "{$1}");
    const { requestBody } = document.paths[written][method.toLowerCase()];
    const parsed = request!.body!.safeParse(requestBody.content["application/json"].example);
    const wrong = parsed.success ? "" : z.prettifyError(parsed.error);
    expect(wrong, "give its field .meta({ example })").toBe("");
  },
);
