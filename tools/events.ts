import { join } from "node:path";
import * as z from "zod";
import { envelope, EVENTS } from "../shared/domain/events.ts";
import { PROJECT_ROOT } from "../local/project.ts";

export const PAGE = "docs/events.md";
const SCHEMAS = "dist/events.json";

interface Property {
  type?: string;
  const?: string;
  enum?: string[];
  format?: string;
  description?: string;
}

/** One JSON Schema per event type: the envelope with that type's data. */
function schemas(): string {
  const whole = Object.entries(EVENTS).map(([type, data]) => {
    const schema = z.object({ ...envelope.shape, type: z.literal(type), data });
    return [
      type,
      z.toJSONSchema(schema, { target: "draft-2020-12", io: "input", unrepresentable: "any" }),
    ];
  });
  return `${JSON.stringify(Object.fromEntries(whole), null, 2)}\n`;
}

/** docs/events.md. Types with the same fields share a table. */
export function page(): string {
  const groups = new Map<string, string[]>();
  for (const [type, schema] of Object.entries(EVENTS)) {
    const { status: _, ...fields } = propertiesOf(schema);
    const key = rows(fields);
    groups.set(key, [...groups.get(key) ?? [], type]);
  }
  const data = [...groups].map(([table, types]) =>
    `## ${types.map((type) => `\`${type}\``).join(", ")}\n\n${
      types.length > 1 ? "`status` is the state entered, in capitals. " : ""
    }Fields of \`data\`:\n\n${HEAD}\n${table}`
  );
  return `${INTRODUCTION}\n${HEAD}\n${rows(propertiesOf(z.object(envelope.shape)))}\n\n${
    data.join("\n\n")
  }\n`;
}

const INTRODUCTION = `<!-- Written by npm run events from shared/domain/events.ts. Do not edit. -->

# Events for the finance portal

Each event is posted to \`FINANCE_PORTAL_URL/events\`, signed with \`FINANCE_PORTAL_SECRET\` as Standard Webhooks define. The
event's id is the \`webhook-id\`. \`npm run events\` writes a JSON Schema per type to
\`dist/events.json\`.

- **Written** in the transaction of the change, posted within about 15 seconds of its commit.
- **At least once**, under the same \`id\`, \`seq\` and body: deduplicate by \`id\`.
- **In order per aggregate**: version n + 1 is posted after n was answered with 2xx. Aggregates do not wait for each other,
  so \`seq\` may arrive out of order; it has no gap, and \`GET /internal/events?after_seq=\` returns what is missing, for 400 days after
  its delivery (\`keep_events_days\`). Its
  signature is over the query string without \`?\` in place of a body.
- **At most five attempts.** A 2xx response accepts the event; any other rejects it. No connection, no response in time, 429
  and 502 to 504 are unclear, and a signed \`{"id": "preloved_ping_…", "type": "ping"}\` follows. If the ping is answered, the event
  counts as rejected. If not, delivery stops, and a ping every 15 to 60 seconds finds out when the portal is back. That
  attempt is no rejection (once per event), but it is one of the five, because the portal may have received the event.
  Attempts are at least fifteen seconds apart, and the last one follows an answered ping. After the fifth, staff decide when
  to send the event again.

## The envelope
`;
const HEAD = "| field | what | |\n|---|---|---|";

function propertiesOf(schema: z.ZodType): Record<string, Property> {
  return (z.toJSONSchema(schema, { unrepresentable: "any" }) as {
    properties: Record<string, Property>;
  }).properties;
}

function rows(properties: Record<string, Property>): string {
  return Object.entries(properties).map(([name, property]) =>
    `| \`${name}\` | ${kindOf(name, property)} | ${property.description ?? ""} |`
  ).join("\n");
}

function kindOf(name: string, { enum: words, format, type, const: only }: Property): string {
  if (name === "aggregate") {
    return "`type` (order, boost, books or chargeback), `id`, `version` (gapless from 1)";
  }
  if (words) return words.join(", ");
  return String(only ?? format ?? type ?? "").replace("integer", "whole number");
}

if (import.meta.main) {
  await Deno.writeTextFile(join(PROJECT_ROOT, PAGE), page());
  await Deno.mkdir(join(PROJECT_ROOT, "dist"), { recursive: true });
  await Deno.writeTextFile(join(PROJECT_ROOT, SCHEMAS), schemas());
  console.log(`Wrote ${PAGE} and ${SCHEMAS}`);
}
