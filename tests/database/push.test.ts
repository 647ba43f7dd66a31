/** The Supabase CLI applies the migrations to an empty project. */
import { expect, test } from "vitest";
import { withCluster, withDatabase } from "../../tools/database.ts";
import { supabase } from "../../local/process/supabase.ts";
import { likeThisRun } from "../support/cluster.ts";
import { MIGRATIONS } from "../../local/postgres/migrate.ts";

const { open } = likeThisRun();
const push = (url: string) => supabase(["db", "push", `--remote=${url}`, "--yes"]);

test("supabase db push has nothing to apply after the local stack applied the migrations", async () => {
  await withCluster((cluster) =>
    withDatabase(cluster, async ({ postgres }) => {
      const { success, stdout, stderr } = await push(postgres);
      expect(success, stdout + stderr).toBe(true);
      expect(stdout + stderr).toMatch(/up to date/i);
    }, { migrations: MIGRATIONS }), open);
});
