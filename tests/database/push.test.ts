/** The Supabase CLI applies the migrations to an empty project. */
import { expect, test } from "vitest";
import { withCluster, withDatabase } from "../../tools/database.ts";
import { supabase } from "../../local/process/supabase.ts";
import { likeThisRun } from "../support/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { MIGRATIONS, readMigrations } from "../../local/postgres/migrate.ts";

const { open } = likeThisRun();
const push = (url: string) => supabase(["db", "push", `--remote=${url}`, "--yes"]);

const applied = (url: string) =>
  withConnection(url, (sql) =>
    sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`);

test("supabase db push applies every migration once, as role postgres", async () => {
  const nothing = await Deno.makeTempDir();
  const versions = (await readMigrations()).map(({ version }) => version);
  await withCluster((cluster) =>
    withDatabase(cluster, async ({ postgres }) => {
      const first = await push(postgres);
      expect(first.success, `${first.stdout}${first.stderr}`).toBe(true);
      expect((await applied(postgres)).map(({ version }) => version)).toEqual(versions);

      const second = await push(postgres);
      expect(second.success, `${second.stdout}${second.stderr}`).toBe(true);
      expect(second.stdout + second.stderr).toMatch(/up to date/i);
      expect((await applied(postgres)).length).toBe(versions.length);
    }, { migrations: nothing }), open).finally(() => Deno.remove(nothing, { recursive: true }));
});

test("supabase db push has nothing to apply after the local stack applied the migrations", async () => {
  await withCluster((cluster) =>
    withDatabase(cluster, async ({ postgres }) => {
      const { success, stdout, stderr } = await push(postgres);
      expect(success, stdout + stderr).toBe(true);
      expect(stdout + stderr).toMatch(/up to date/i);
    }, { migrations: MIGRATIONS }), open);
});
