import { openBenchMarket } from "/work/wt/admin/bench/market.ts";
import { addYears } from "/work/wt/admin/bench/years.ts";
import { addPerson } from "./people.ts";
import postgres from "postgres";
const m = await openBenchMarket();
await addYears(m, Number(Deno.args[0] ?? 10000));
const staff = await addPerson(m);
await m.admin`insert into private.staff_roles (user_id, role) values (${staff}, 'superadmin')`;
const sql = postgres(m.superuserUrl, {
  max: 1,
  prepare: false,
  onnotice: (n) => console.log(n.message),
});
await sql.unsafe(
  `load 'auto_explain'; set auto_explain.log_min_duration = ${
    Deno.args[2] ?? 20
  }; set auto_explain.log_nested_statements = on; set auto_explain.log_level=notice;set auto_explain.log_analyze=on; set auto_explain.log_timing=on; set role authenticated; set request.jwt.claims = '{"sub":"${staff}"}'`,
).simple();
for (const q of Deno.args[1].split(";")) {
  const b = performance.now();
  await sql.unsafe(`select api.${q}`);
  console.log(q, performance.now() - b);
}
await sql.end();
await m.close();
