import { startCluster } from "./cluster.ts";
import { provision } from "./provision.ts";
import { createTemplate, cloneDatabase, dropDatabase } from "./clone.ts";
import { advance, getOffset } from "./clock.ts";
import postgres from "postgres";
const time = async <T>(n: string, w: () => Promise<T>) => { const s = performance.now(); const r = await w(); console.log(n, Math.round(performance.now() - s)); return r; };
const c = await time("start", () => startCluster({ dataDir: "/tmp/pgt/y", port: 23112, durable: false, onProgress: console.log }));
const o = { migrations: "/tmp/mig" };
const p = await time("provision", () => provision(c, "postgres", o));
console.log(p);
await time("provision again", () => provision(c, "postgres", o));
await time("template", () => createTemplate(c, "tpl", o));
for (let i = 0; i < 3; i++) await time("clone", () => cloneDatabase(c, "tpl", `t${i}`));
await time("clone x4 parallel", () => Promise.all([4,5,6,7].map(i => cloneDatabase(c, "tpl", `t${i}`))));
const u = await cloneDatabase(c, "tpl", "t9");
const sql = postgres(u.postgres);
console.log(await advance(sql, 3600.5), await getOffset(sql), await sql`select private.now() - clock_timestamp() d`);
const f = postgres(u.functions!);
console.log(await f.begin(async t => { await t`set local role anon`; return await t`select current_user, session_user`; }));
await sql.end(); await f.end();
await time("drop", () => dropDatabase(c, "t1"));
Deno.mkdirSync("/tmp/cli/supabase", { recursive: true });
Deno.writeTextFileSync("/tmp/cli/supabase/config.toml", 'project_id = "preloved"\n');
try { Deno.symlinkSync("/tmp/mig", "/tmp/cli/supabase/migrations"); } catch {}
Deno.writeTextFileSync("/tmp/cli/url", p.urls.postgres);
for (const a of [["db","push"],["migration","list"]]) await time(a.join(" "), async () => {
 const r = await new Deno.Command("/work/main/node_modules/.bin/supabase", { args: [...a, "--remote=" + p.urls.postgres, ...(a[0]=="db"?["--yes"]:[])], cwd: "/tmp/cli" }).output();
 console.log(r.code, new TextDecoder().decode(r.stdout), new TextDecoder().decode(r.stderr)); });
await c.stop();
