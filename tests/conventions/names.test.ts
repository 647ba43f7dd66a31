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

test("every endpoint starts with its group, has its file, SQL function and line of the policy", () => {
  const wrong = all.flatMap(({ id, method, path, group }) => {
    const operation = TABLES[group] ?? id.slice(prefixOf(group).length);
    const file = `functions/${group}/${operation}.ts`;
    const hasSql = sqlFunctions("api").has(id);
    return [
      (!id.startsWith(prefixOf(group)) || !`${path}/`.startsWith(`/${group}/`)) &&
      `${id} at ${path} is served by functions/${group}`,
      !exists(file) && `create ${file} (npm run new ${group} ${operation}), or rename ${id}`,
      exists(file) && !read(file).includes(`"${id}"`) && `${file} must declare id "${id}"`,
      !(group in TABLES) && !hasSql && !(id in NO_SQL) &&
      `create supabase/schemas/api/functions/${id}.sql, or say in NO_SQL why it needs none`,
      hasSql && id in NO_SQL && `${id} has SQL now: delete it from NO_SQL`,
      !(id in POLICY) && `add ${id} (${method} ${path}) to tests/http/policy.ts: who may call it`,
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
});

test("every line of the policy and every function of the schema api is an endpoint", () => {
  const ids = new Set(all.map(({ id }) => id));
  const idle = [...Object.keys(POLICY), ...sqlFunctions("api")].filter((id) => !ids.has(id));
  expect(idle, "delete it from tests/http/policy.ts, or move it to schema internal or private")
    .toEqual([]);
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

test("every schema file creates exactly the object in its path: <schema>/<kind>/<name>.sql", () => {
  const wrong = schemas.filter((file) => {
    const text = read(`${SCHEMAS}/${file}`);
    const made = Object.entries(CREATES).flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map(([, schema, name]) => `${schema}/${kind}/${name}.sql`)
    );
    return new Set(made).size !== 1 || made[0] !== file;
  });
  expect(wrong).toEqual([]);
});

test("every migration is named <14 digits>_<name>.sql", () => {
  const wrong = namesIn("migrations", "files").filter((file) => !/^\d{14}_\w+\.sql$/.test(file));
  expect(wrong, "npm run migration <name> writes one").toEqual([]);
});

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
