/** The functions under `supabase start`: with the CLI's variables, the generated file, and the providers beside them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFunctionsEnv, writeFunctionsEnv } from "../../local/functions_env.ts";
import { listen } from "../../local/gateway/listen.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { startProviders } from "../../local/providers.ts";
import { groupNames } from "../../local/stack/groups.ts";
import { FEATURES, featuresOff, loadConfig, SLICES } from "../../shared/config.ts";
import { openMarket } from "../support/market.ts";

let root: string;
beforeAll(async () => {
  root = await Deno.makeTempDir({ prefix: "preloved-env-" });
  await Deno.copyFile("package.json", `${root}/package.json`);
});
afterAll(() => Deno.remove(root, { recursive: true }));

/** As `supabase functions serve` of CLI 3.1 sets them. */
const CLI = {
  SUPABASE_URL: "http://kong:8000",
  SUPABASE_DB_URL: "postgresql://postgres:postgres@supabase_db_preloved:5432/postgres",
  SUPABASE_ANON_KEY: "anon",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  SUPABASE_JWKS: '{"keys":[]}',
};

test("with the CLI's variables and the file every function is configured, with all its parts", async () => {
  await writeFunctionsEnv({ root });
  const environment = { ...readFunctionsEnv(root), ...CLI };
  expect(() => loadConfig(environment, SLICES)).not.toThrow();
  expect(featuresOff(loadConfig(environment, FEATURES))).toEqual({});
});

test("what a person wrote stays, and a second run writes nothing", async () => {
  const file = `${root}/supabase/functions/.env`;
  await Deno.writeTextFile(file, "# mine\nXENDIT_SECRET_KEY=xnd_development_mine\nVISION_MODEL=");
  const added = await writeFunctionsEnv({ root });
  expect(added).not.toContain("XENDIT_SECRET_KEY");
  expect(added).not.toContain("VISION_MODEL");
  const text = await Deno.readTextFile(file);
  expect(text).toMatch(/^# mine\nXENDIT_SECRET_KEY=xnd_development_mine\nVISION_MODEL=\nAPI_/);
  expect(await writeFunctionsEnv({ root })).toEqual([]);
  expect(await Deno.readTextFile(file)).toBe(text);
});

interface Module {
  specifier: string;
  dependencies?: { specifier: string }[];
}

test("the import map has every package that a function names, in the version of package.json", async () => {
  const map = await Deno.readTextFile(`${root}/supabase/functions/import_map.json`);
  const { imports }: { imports: Record<string, string> } = JSON.parse(map);
  expect(imports["hono"]).toMatch(/^npm:hono@\d/);
  const entries = groupNames().map((group) =>
    `import "${PROJECT_ROOT}/functions/${group}/index.ts";\n`
  );
  await Deno.writeTextFile(`${root}/all.ts`, entries.join(""));
  const args = ["info", "--json", "--config", `${PROJECT_ROOT}/deno.json`, `${root}/all.ts`];
  const { stdout } = await output(Deno.execPath(), args);
  const { modules }: { modules: Module[] } = JSON.parse(stdout);
  const named = new Set(
    modules.filter(({ specifier }) => !specifier.includes("/node_modules/"))
      .flatMap(({ dependencies = [] }) => dependencies.map(({ specifier }) => specifier))
      .filter((specifier) => !/^(\.|\/|node:)/.test(specifier)),
  );
  expect([...named]).toEqual(expect.arrayContaining(["hono", "zod", "jose"]));
  const isMapped = (name: string) =>
    name in imports ||
    Object.keys(imports).some((key) => key.endsWith("/") && name.startsWith(key));
  expect([...named].filter((name) => !isMapped(name))).toEqual([]);
});

test("a sale is paid through the providers, and their schedule is there", async () => {
  await Deno.remove(`${root}/supabase/functions/.env`);
  await writeFunctionsEnv({ root, host: "127.0.0.1", port: 1 });
  const variables = readFunctionsEnv(root);
  let marketUrl = "";
  const gateway = await listen(0, (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, body } = request;
    return fetch(marketUrl + pathname + search, { method, headers, body });
  });
  const providers = await startProviders({
    variables,
    port: 0,
    apiUrl: gateway.url,
    file: ":memory:",
  });
  const here = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.replace("http://127.0.0.1:1/sandbox", providers.url),
    ]),
  );
  const market = await openMarket({ ...here, API_EXTERNAL_URL: "" }, { onPlatformsDatabase: true });
  marketUrl = market.url;
  const { order, status } = await market.openSale();
  const invoice = `${providers.url}/payment/invoices/${order.payment.invoice_id}`;
  expect((await fetch(`${invoice}/pay`, { method: "POST" })).status).toBe(200);
  await providers.idle();
  expect(await status()).toBe("READY_TO_SHIP");
  const schedules = await fetch(`${providers.url}/qstash/v2/schedules`, {
    headers: { authorization: `Bearer ${variables["QSTASH_TOKEN"]}` },
  });
  expect(await schedules.json()).toMatchObject([
    { destination: `${gateway.url}/functions/v1/jobs/minute` },
  ]);
  const elsewhere = { headers: { origin: "https://evil.example" }, method: "POST" };
  expect((await fetch(`${invoice}/pay`, elsewhere)).status).toBe(403);
  await providers.close();
  await market.close();
  await gateway.close();
});
