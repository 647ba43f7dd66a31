/** Every word that the panel shows has an Indonesian one. */
import { expect, test } from "vitest";
import { openApiText } from "../../tools/openapi.ts";
import { operationsOf } from "../../panel/operations.ts";
import { ROLES } from "../../panel/src/approvals.ts";
import { abouts } from "../../panel/src/words/abouts.ts";
import { hints } from "../../panel/src/words/hints.ts";
import { settings } from "../../panel/src/words/settings.ts";
import { englishNames, nameIn, names } from "../../panel/src/words/names.ts";
import { kinds } from "../../functions/jobs/kinds.ts";
import { texts } from "../../panel/src/words/texts.ts";
import { runbooksOf } from "../../panel/runbook.ts";
import { TRACKING_STATUSES } from "../../shared/domain/tracking.ts";
import { filesBelow, read } from "../conventions/project.ts";

// deno-lint-ignore no-explicit-any
type Json = any;
const document: Json = JSON.parse(openApiText());
const operations = operationsOf(document);
const writing = Object.entries(operations).filter(([, { method }]) => method !== "get");

/** Signals and kinds of cases have the title of their Indonesian runbook. */
const runbooks = Object.assign(
  {},
  ...["signals", "cases"].map((page) => runbooksOf(read(`docs/runbooks/${page}.id.md`))),
);

/** The same word in both languages, or the name of a thing. */
const SAME = [
  "admin",
  "boost",
  "callback",
  "chargeback",
  "csv",
  "dry_run",
  "email",
  "escrow",
  "format",
  "gmv",
  "id",
  "json",
  "key",
  "label",
  "mau",
  "portal",
  "refund",
  "spam",
  "status",
  "superadmin",
  "total",
  "voucher",
];

/** Names and values of every field that an admin operation takes or answers, however deep. */
function shown(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const at = (ref: string) =>
    ref.slice(2).split("/").reduce((part: Json, key) => part[key], document);
  const walk = (schema: Json): void => {
    if (!schema || typeof schema !== "object") return;
    if (schema.$ref) {
      if (seen.has(schema.$ref)) return;
      seen.add(schema.$ref);
      return walk(at(schema.$ref));
    }
    for (const [name, each] of Object.entries(schema.properties ?? {})) {
      found.add(name.toLowerCase());
      walk(each);
    }
    for (const value of [...schema.enum ?? [], schema.const]) {
      if (typeof value === "string") found.add(value.toLowerCase());
    }
    for (const each of [schema.anyOf, schema.oneOf, schema.allOf, schema.items].flat()) walk(each);
  };
  for (const [path, methods] of Object.entries<Json>(document.paths)) {
    if (!path.startsWith("/admin/")) continue;
    for (const { parameters = [], requestBody, responses } of Object.values<Json>(methods)) {
      for (const given of parameters) {
        const { in: where, name, schema } = given.$ref ? at(given.$ref) : given;
        if (where === "query") walk({ properties: { [name]: schema } });
      }
      walk(requestBody?.content["application/json"]?.schema);
      for (const status of ["200", "201", "202"]) {
        const answer = responses?.[status]?.$ref ? at(responses[status].$ref) : responses?.[status];
        walk(answer?.content?.["application/json"]?.schema.properties?.data);
      }
    }
  }
  return found;
}

const plain = (name: string) => name.replaceAll(/[_.]/g, " ");

test("every field and value of the API has an Indonesian name", () => {
  const all = [...shown()];
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter((name) => !nameIn(name) && !(name in runbooks))).toEqual([]);
});

test("every kind of job, and all that the audit log is about, has an Indonesian name", () => {
  expect(Object.keys(kinds).filter((kind) => !nameIn(kind))).toEqual([]);
  const operations = filesBelow("supabase/schemas").map(read).join("");
  const targets = [...operations.matchAll(/private\.audit(?:_read)?\([^,;]*,[^,;]*,\s*'(\w+)'/g)]
    .map(([, target]) => target!);
  expect(targets.length).toBeGreaterThan(20);
  expect([...new Set(targets)].filter((target) => !nameIn(target))).toEqual([]);
});

test("every kind of transfer in the ledger has an Indonesian name", () => {
  const operations = filesBelow("supabase/schemas").map(read).join("");
  const kinds = [
    /ledger_post\(\s*[^,]+,\s*'(\w+)'/g,
    /ledger_resolve\(\s*[^,]+,\s*'\w+',\s*'(\w+)'/g,
  ]
    .flatMap((pattern) => [...operations.matchAll(pattern)].map(([, kind]) => kind!));
  expect(kinds.length).toBeGreaterThan(10);
  expect([...new Set(kinds)].filter((kind) => !nameIn(kind))).toEqual([]);
});

test("every reason why an order cannot take a step has an Indonesian name", () => {
  const bodyOf = (name: string) => read(`supabase/schemas/private/functions/${name}.sql`);
  const all = bodyOf("transition_objection");
  const called = [...all.matchAll(/private\.(\w+_objection)\(/g)].map(([, name]) => name!);
  const reasons = [all, ...called.map(bodyOf)].join("").matchAll(
    /(?:return|then|else)\s+'(\w+)'/g,
  );
  const names = [...reasons].map(([, reason]) => reason!);
  expect(names.length).toBeGreaterThan(15);
  expect([...new Set(names)].filter((name) => !nameIn(name))).toEqual([]);
});

test("every status of a parcel has an Indonesian name", () => {
  expect(TRACKING_STATUSES.filter((status) => !nameIn(status))).toEqual([]);
});

test("what a search by a contact opened is named in both languages", () => {
  const audited = ["phone", "email"].map((contact) => `owner_of_${contact}`);
  expect(audited.filter((name) => !names[name] || !englishNames[name])).toEqual([]);
});

test("every setting has an Indonesian meaning", () => {
  const [, rows] = read("supabase/schemas/private/tables/settings.sql").split("insert into");
  const keys = [...rows!.matchAll(/^ {2}\('(\w+)'/gm)].map(([, key]) => key!);
  expect(Object.keys(settings).toSorted(), "panel/src/words/settings.ts").toEqual(keys.toSorted());
});

test("no name is the English one, except words that are the same", () => {
  const same = Object.entries(names).filter(([name, word]) => word.toLowerCase() === plain(name));
  expect(same.map(([name]) => name).filter((name) => !SAME.includes(name))).toEqual([]);
});

test("a text has the same places in both languages, and its Indonesian is not the English", () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  for (const [key, [en, id]] of Object.entries(texts)) {
    expect(places(id), key).toEqual(places(en));
  }
  const same = Object.entries(texts).filter(([, [en, id]]) => en === id).map(([key]) => key);
  expect(same.toSorted()).toEqual(["csv", "email", "menu"]);
});

test("what an operation does and what its form asks for is said in Indonesian", () => {
  const told = writing.filter(([, { about }]) => about).map(([name]) => name);
  expect(Object.keys(abouts).toSorted()).toEqual(told.toSorted());
  const asked = writing.flatMap(([name, { bodies }]) =>
    bodies.flat().filter(({ about }) => about).map((field) => `${name}.${field.name}`)
  );
  expect(Object.keys(hints).toSorted()).toEqual([...new Set(asked)].toSorted());
});

test("no explanation names a status, a route or a field of the API", () => {
  const english = writing.flatMap((
    [, { about, bodies }],
  ) => [about, ...bodies.flat().map((each) => each.about ?? "")]);
  const [, rows] = read("supabase/schemas/private/tables/settings.sql").split("insert into");
  const meanings = [...rows!.matchAll(/'((?:[^']|'')+)'/g)].map(([, text]) => text!)
    .filter((text) => /[A-Z]/.test(text));
  const all = [...english, ...meanings, ...Object.values(abouts), ...Object.values(hints)];
  const raw = /\b(20\d|4\d\d|50\d)\b|\b(GET|PUT|POST|PATCH|DELETE) \/|`|\w_\w/;
  expect(all.filter((text) => raw.test(text))).toEqual([]);
});

test("every kind of proposal has a name, and the panel knows who decides it", () => {
  const kinds = [
    ...read("supabase/schemas/private/tables/approval_kinds.sql").matchAll(
      /^ {2}\('(\w+)', '(\w+)'\)/gm,
    ),
  ].map(([, kind, approver]) => [kind!, approver!] as const);
  expect(kinds.filter(([kind]) => !(kind in names))).toEqual([]);
  const others = kinds.filter(([, approver]) => approver !== "superadmin");
  expect(ROLES).toEqual(Object.fromEntries(others));
});
