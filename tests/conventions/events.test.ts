import { expect, test } from "vitest";
import { PAGE, page } from "../../tools/events.ts";
import { EVENTS } from "../../shared/domain/events.ts";
import { ORDER_STATUSES } from "../../shared/domain/order.ts";
import { read, schemaText } from "./project.ts";

test("the catalogue is current", () => {
  expect(read(PAGE), "npm run events").toBe(page());
});

test("every order status and every type that SQL publishes has a schema", () => {
  const published = [...schemaText().matchAll(/private\.publish_event\(\s*'([\w.]+)'/g)].map((
    [, type],
  ) => type);
  const states = ORDER_STATUSES.map((status) => `order.${status.toLowerCase()}`);
  // Of `'chargeback.' || …` only the beginning is known.
  const isKnown = (type: string) =>
    Object.keys(EVENTS).some((known) =>
      type.endsWith(".") ? known.startsWith(type) : known === type
    );
  const missing = [...states, ...published].filter((type) => !isKnown(type!));
  expect(missing, "add it to shared/domain/events.ts").toEqual([]);
});
