import { afterAll, beforeAll, expect, test } from "vitest";
import { choosePort } from "../../local/process/ports.ts";
import { registry } from "../../local/stack/apps.ts";
import { ANON_KEY, CALLBACK_TOKEN } from "../support/environment.ts";
import { setUp, useMarket } from "../support/market.ts";

const market = useMarket();
const person = setUp(() => market.user());
let folder: string;
beforeAll(async () => void (folder = await Deno.makeTempDir()));
afterAll(() => Deno.remove(folder, { recursive: true }));

async function boot(group: string, env: Record<string, string>) {
  const port = await choosePort({
    folder,
    stackPort: 0,
    purpose: group,
    rememberIn: `${folder}/${group}`,
  });
  const permissions = ["--allow-env", "--allow-net", "--allow-read", "--allow-sys"];
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", ...permissions, `functions/${group}/index.ts`],
    env: { ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
    clearEnv: true,
    stdout: "null",
    stderr: "piped",
  }).spawn();
  return { process, url: `http://127.0.0.1:${port}` };
}

const environment = () =>
  Object.fromEntries(
    Object.entries(market.environment).filter((entry): entry is [string, string] =>
      entry[1] !== undefined
    ),
  );

async function firstAnswer(url: string, headers: Record<string, string>): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(url, { headers }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return answer.status;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("It did not start in ten seconds.");
}

test.each(Object.keys(registry))(
  "%s starts, requires headers, and reaches its database",
  async (group) => {
    const { process, url } = await boot(group, environment());
    try {
      expect(await firstAnswer(`${url}/${group}/nothing/here`, {})).toBe(401);
      const headers = { authorization: `Bearer ${ANON_KEY}`, "x-user-token": person.token };
      expect(await firstAnswer(`${url}/${group}/nothing/here`, headers)).toBe(404);
      const [path, expected] = {
        listings: ["/listings", 200],
        wallet: ["/wallet/balance", 200],
        orders: ["/orders/my", 200],
      }[group] ?? ["/nothing", 404];
      expect(await firstAnswer(url + path, headers)).toBe(expected);
    } finally {
      process.kill("SIGTERM");
      await process.output();
    }
  },
);

test("a function whose configuration is incomplete does not start, and names every missing variable but no value", async () => {
  const { XENDIT_SECRET_KEY: _, SHIPPING_QUOTE_SECRET: __, ...env } = environment();
  const { process } = await boot("orders", { ...env, DATABASE_POOL_SIZE: "many" });
  const { success, stderr } = await process.output();
  const said = new TextDecoder().decode(stderr);
  expect(success).toBe(false);
  expect(said).toMatch(/DATABASE_POOL_SIZE[\s\S]*XENDIT_SECRET_KEY[\s\S]*SHIPPING_QUOTE_SECRET/);
  expect(said).not.toMatch(/many|postgresql:/);
});

test("a secret of e-mail that is missing switches off e-mail, not the payments' callbacks or the jobs", async () => {
  const { RESEND_WEBHOOK_SECRET: _, ...env } = environment();
  const { process, url } = await boot("webhooks", env);
  try {
    expect(await firstAnswer(`${url}/webhooks/nothing`, {})).toBe(401);
    const post = (path: string, headers = {}) =>
      fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ id: "half", external_id: "none" }),
      });
    expect((await post("/webhooks/xendit", { "x-callback-token": CALLBACK_TOKEN })).status)
      .toBe(200);
    const mail = await post("/webhooks/resend");
    expect(mail.status).toBe(503);
    expect((await mail.json()).error.message)
      .toBe("E-mail is not configured here: RESEND_WEBHOOK_SECRET is not set.");
  } finally {
    process.kill("SIGTERM");
    await process.output();
  }
  const { process: jobs, url: jobsUrl } = await boot("jobs", env);
  expect(await firstAnswer(`${jobsUrl}/jobs/nothing`, {})).toBe(401);
  jobs.kill("SIGTERM");
  await jobs.output();
});
