import { expect, test } from "vitest";
import { POLICY } from "../http/policy.ts";
import { NO_SQL, TABLES } from "./exceptions.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import {
  endpointsOf,
  exists,
  groups,
  namesIn,
  read,
  schemaFiles,
  SCHEMAS,
  sqlFunctions,
} from "./project.ts";

const all = (await Promise.all(
  groups().map(async (group) =>
    (await endpointsOf(group)).map((endpoint) => ({ ...endpoint, group }))
  ),
)).flat();
const prefixOf = (group: string) => `${group.replaceAll("-", "_")}_`;

test.each(all)("$id: its id and path start with its group", ({ id, path, group }) => {
  expect(id.startsWith(prefixOf(group)), `${id} is served by functions/${group}`).toBe(true);
  expect(path === `/${group}` || path.startsWith(`/${group}/`), `${path} of ${id}`).toBe(true);
});

test.each(all)("$id: its file has its name", ({ id, group }) => {
  const operation = TABLES[group] ?? id.slice(prefixOf(group).length);
  const file = `functions/${group}/${operation}.ts`;
  expect(exists(file), `create ${file} (npm run new ${group} ${operation}), or rename ${id}`).toBe(
    true,
  );
  expect(read(file), `${file} must declare id "${id}"`).toContain(`"${id}"`);
});

test.each(all.filter(({ group }) => !(group in TABLES)))(
  "$id: calls the SQL function of its name",
  ({ id }) => {
    const exists = sqlFunctions("api").has(id);
    const message =
      `create supabase/schemas/api/functions/${id}.sql with function api.${id}, or say in ` +
      "tests/conventions/exceptions.ts (NO_SQL) why it needs none";
    expect(exists || id in NO_SQL, message).toBe(true);
    expect(exists && id in NO_SQL, `${id} has SQL now: delete it from NO_SQL`).toBe(false);
  },
);

test.each(all)("$id: the policy says who may call it", ({ id, method, path }) => {
  const wanted = `add ${id} (${method} ${path}) to tests/http/policy.ts: who may call it`;
  expect(id in POLICY, wanted).toBe(true);
});

test("every line of the policy is a route", () => {
  const ids = new Set(all.map(({ id }) => id));
  const idle = Object.keys(POLICY).filter((id) => !ids.has(id));
  expect(idle, "delete these from tests/http/policy.ts").toEqual([]);
});

test.each([...sqlFunctions("api")])("api.%s is an endpoint's operation", (name) => {
  expect(all.map(({ id }) => id), `move it to schema internal or private, or rename it`)
    .toContain(name);
});

test("every exception names an existing endpoint or group", () => {
  const ids = new Set(all.map(({ id }) => id));
  expect(Object.keys(NO_SQL).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.keys(TABLES).filter((group) => !groups().includes(group))).toEqual([]);
});

/** The statement that a schema file has, by its folder. */
const CREATES: Record<string, RegExp> = {
  types: /^create type (\w+)\.(\w+)/gm,
  tables: /^create (?:unlogged )?table (\w+)\.(\w+)/gm,
  views: /^create view (\w+)\.(\w+)/gm,
  functions: /^create (?:or replace )?(?:function|procedure) (\w+)\.(\w+)/gm,
};

/** Files of roles and of what holds for all functions, and of Supabase's own tables. */
const NOT_ONE_OBJECT = [
  "roles.sql",
  "rules.sql",
  "realtime/tables/messages.sql",
  "storage/tables/buckets.sql",
];

const schemas = schemaFiles().map((file) => file.slice(SCHEMAS.length + 1))
  .filter((file) => !NOT_ONE_OBJECT.includes(file));

test.each(schemas)("supabase/schemas/%s creates exactly the object in its path", (file) => {
  const [, schema, kind, name] = /^(\w+)\/(\w+)\/(\w+)\.sql$/.exec(file) ?? [];
  expect(Object.keys(CREATES), "the path is <schema>/<kind>/<name>.sql").toContain(kind);
  const text = read(`${SCHEMAS}/${file}`);
  const made = Object.entries(CREATES).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([, schema, name]) => `${schema}/${kind}/${name}.sql`)
  );
  expect([...new Set(made)], "one file for one name").toEqual([`${schema}/${kind}/${name}.sql`]);
});

test.each(namesIn("migrations", "files"))(
  "migrations/%s is named <14 digits>_<name>.sql",
  (file) => {
    expect(file, "<14 digits>_<name>.sql; npm run migration <name> writes one")
      .toMatch(/^\d{14}_\w+\.sql$/);
  },
);

test("the local stack serves every group", async () => {
  const { registry } = await import("../../local/stack/apps.ts");
  expect(Object.keys(registry), "create the group's app.ts").toEqual(groups());
});

test.each(groups())(
  "functions/%s has index.ts, app.ts and a block in supabase/config.toml",
  (group) => {
    for (const name of ["index.ts", "app.ts"]) {
      expect(exists(`functions/${group}/${name}`), `create functions/${group}/${name}`).toBe(true);
    }
    const lines = read(`functions/${group}/index.ts`).trimEnd().split("\n").length;
    expect(lines, `functions/${group}/index.ts only assembles: move the rest`).toBeLessThanOrEqual(
      14,
    );
    const config = read("supabase/config.toml");
    const block = config.split(/^\[/m).find((part) => part.startsWith(`functions.${group}]`)) ?? "";
    for (
      const line of [
        "enabled = true",
        "verify_jwt = false",
        `entrypoint = "../functions/${group}/index.ts"`,
      ]
    ) {
      expect(block, `supabase/config.toml, [functions.${group}]: add ${line}`).toContain(line);
    }
  },
);

test("supabase/config.toml deploys exactly the existing groups", () => {
  const blocks = [...read("supabase/config.toml").matchAll(/^\[functions\.([\w-]+)\]/gm)];
  expect(blocks.map(([, group]) => group).sort()).toEqual(groups());
  expect(Deno.readLinkSync(`${PROJECT_ROOT}/supabase/migrations`)).toBe("../migrations");
});
