/**
 * `npm run platform-check`: checks that only a real project can prove, from outside like an app. Changes nothing; run
 * it once after the first deployment, and after a change of the project's settings.
 */
import { createClient } from "@supabase/supabase-js";

export interface Project {
  /** `https://<ref>.supabase.co` */
  url: string;
  /** Its publishable or anon key. */
  key: string;
  /** The e-mail address of a user who has signed up and registered. */
  email: string;
  password: string;
  /** The region of the database. */
  region: string;
  fetch?: typeof fetch;
}

/** The state of one run. */
interface Run extends Project {
  /** A function's answer, with both headers after sign-in. */
  call(path: string, init?: RequestInit): Promise<Response>;
  token: string;
  userId: string;
}

interface Check {
  name: string;
  /** Returns its finding; throws the problem with its remedy. */
  run(project: Run): Promise<string>;
}

const PATIENCE_MS = 15_000;
const READS = 100;
/** The number of browsers that open at once. */
const AT_ONCE = 20;
const PRIVATE_BUCKETS = ["ktp", "labels", "listing-photos"];
const OUR_HEADERS = [
  "x-user-token",
  "idempotency-key",
  "x-action-reason",
  "x-region",
  "traceparent",
];

const CHECKS: Check[] = [
  { name: "the functions reach the database", run: database },
  { name: "the gateway passes our preflights on", run: preflight },
  { name: "functions run where the database is", run: region },
  { name: "a user signs in, and the functions know the token", run: signIn },
  { name: "reads sent at once are all answered", run: reads },
  { name: "the Data API shows its views, and nothing else", run: dataApi },
  { name: "files of private buckets stay private", run: files },
  { name: "private channels admit whom our policy admits", run: channels },
];

/** Whether all passed. */
export async function platformCheck(
  project: Project,
  say: (line: string) => void,
): Promise<boolean> {
  const ask = project.fetch ?? fetch;
  const run: Run = {
    ...project,
    token: "",
    userId: "",
    call: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("apikey", project.key);
      headers.set("authorization", `Bearer ${project.key}`);
      if (run.token) headers.set("x-user-token", run.token);
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return ask(`${project.url}/functions/v1${path}`, { ...init, headers, signal });
    },
  };
  let passed = true;
  for (const { name, run: check } of CHECKS) {
    try {
      say(`ok       ${name}: ${await check(run)}`);
    } catch (error) {
      passed = false;
      say(`FAILED   ${name}\n         ${(error as Error).message}`);
    }
  }
  return passed;
}

async function database({ call }: Run): Promise<string> {
  const answer = await call("/health?dependencies=true");
  const text = await answer.text();
  if (answer.status !== 200) {
    throw new Error(
      `${text.slice(0, 300)}\n         docs/deploy.md, "The first things that go wrong".`,
    );
  }
  const { dependencies } = JSON.parse(text);
  return `${dependencies.database.ms} ms, public reads ${dependencies.database_public.ms} ms`;
}

async function preflight({ url, fetch: ask = fetch }: Run): Promise<string> {
  const answer = await ask(`${url}/functions/v1/orders`, {
    method: "OPTIONS",
    headers: {
      origin: "https://app.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": OUR_HEADERS.join(","),
    },
  });
  await answer.body?.cancel();
  const allowed = answer.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
  const missing = OUR_HEADERS.filter((name) => !allowed.split(/, */).includes(name));
  if (missing.length > 0) {
    throw new Error(
      `Browsers may not send ${missing.join(", ")}: the gateway answers preflights itself. ` +
        "Ask Supabase's support; see https://github.com/supabase/supabase/issues/41334.",
    );
  }
  return `${answer.status}, and all headers are allowed`;
}

async function region({ call, region }: Run): Promise<string> {
  const timed = async (headers: HeadersInit) => {
    const started = performance.now();
    const answer = await call("/feed/recently-sold", { headers });
    await answer.body?.cancel();
    return {
      ms: Math.round(performance.now() - started),
      ran: answer.headers.get("x-sb-edge-region"),
    };
  };
  await timed({ "x-region": region });
  const there = await timed({ "x-region": region });
  const near = await timed({});
  if (there.ran !== region) {
    throw new Error(
      `With x-region: ${region} the function ran in ${there.ran ?? "an unknown region"}. ` +
        "Is this the region of the database (dashboard, Settings, General)?",
    );
  }
  return `${there.ms} ms in ${region}; without x-region ${near.ms} ms in ${near.ran}`;
}

async function signIn(run: Run): Promise<string> {
  const auth = client(run).auth;
  const { data, error } = await auth.signInWithPassword(run);
  if (error) {
    throw new Error(`${error.message}. Has the user of CHECK_EMAIL confirmed the address?`);
  }
  [run.token, run.userId] = [data.session.access_token, data.user.id];
  const answer = await run.call("/auth/me");
  const text = await answer.text();
  if (answer.status === 200) return `GET /auth/me is ${JSON.parse(text).data.username}`;
  throw new Error(
    `GET /auth/me is ${answer.status}: ${
      text.slice(0, 300)
    }\n         A 401 means that the token is signed with ` +
      "a shared secret (docs/deploy.md: move to signing keys), a 403 that the user has no profile.",
  );
}

async function reads({ call }: Run): Promise<string> {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  let left = READS;
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now();
      const status = await call("/auth/me").then(async (answer) => {
        await answer.body?.cancel();
        return String(answer.status);
      }, ({ name }: Error) => name);
      times.push(performance.now() - started);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)]!);
  if (statuses["200"] === READS) {
    return `${READS} of ${READS}, ${at(0.5)} ms, the slowest ${at(1)} ms`;
  }
  throw new Error(
    `${
      JSON.stringify(statuses)
    } of ${READS}. A TimeoutError means that the pooler loses answers of statements that ` +
      "were sent at once: let inTransaction in shared/db/client.ts await each.",
  );
}

async function dataApi(run: Run): Promise<string> {
  const { url, key, token, fetch: ask = fetch } = run;
  const read = async (schema: string, table: string) => {
    const answer = await ask(`${url}/rest/v1/${table}?select=*&limit=1`, {
      headers: { apikey: key, authorization: `Bearer ${token || key}`, "accept-profile": schema },
    });
    return { status: answer.status, text: (await answer.text()).slice(0, 200) };
  };
  for (const view of ["listings", "profiles", "orders"]) {
    const { status, text } = await read("data_api", view);
    if (status !== 200) {
      throw new Error(
        `data_api.${view} is ${status}: ${text}\n         Push the settings (docs/deploy.md, step 3).`,
      );
    }
  }
  for (
    const [schema, table] of [["public", "orders"], ["private", "jobs"], ["api", "x"]] as const
  ) {
    const { status } = await read(schema, table);
    if (status === 406) continue;
    throw new Error(
      `The schema ${schema} is exposed. Push the settings (docs/deploy.md, step 3): only data_api may be.`,
    );
  }
  return "select * of listings, profiles and orders; public, private and api are not exposed";
}

async function files(run: Run): Promise<string> {
  const { storage } = client(run, run.token);
  for (const bucket of PRIVATE_BUCKETS) {
    const { data } = await storage.from(bucket).list("", { limit: 1 });
    if (data?.length) {
      throw new Error(`A user lists files of ${bucket}. Deploy again: it names the policy.`);
    }
    const { error } = await storage.from(bucket).upload(`${run.userId}/check.txt`, "x");
    if (!error) {
      throw new Error(`A user writes files to ${bucket}. Deploy again: it names the policy.`);
    }
    const open = await (run.fetch ?? fetch)(
      `${run.url}/storage/v1/object/public/${bucket}/check.txt`,
    );
    const text = await open.text();
    if (open.ok || !/bucket not found/i.test(text)) {
      throw new Error(
        `The bucket ${bucket} is public. Deploy again: the migrations make it private.`,
      );
    }
  }
  return `${PRIVATE_BUCKETS.join(", ")}: not listed, not written, not public`;
}

async function channels(run: Run): Promise<string> {
  const { realtime } = client(run, run.token);
  await realtime.setAuth(run.token);
  const join = (name: string) =>
    new Promise<boolean>((done) => {
      const channel = realtime.channel(name, { config: { private: true } });
      const timer = setTimeout(() => done(false), PATIENCE_MS);
      channel.subscribe((status) => {
        if (status === "CLOSED") return;
        clearTimeout(timer);
        done(status === "SUBSCRIBED");
      });
    });
  try {
    if (!await join(`user:${run.userId}`)) {
      throw new Error(
        "A user's own channel does not open. Deploy again: it creates the policy (docs/live.md).",
      );
    }
    if (await join(`user:${crypto.randomUUID()}`)) {
      throw new Error("A user joins another one's channel. Deploy again: it names the policy.");
    }
  } finally {
    // It waits for the other side.
    void realtime.disconnect();
  }
  return "one's own, and not another user's";
}

function client({ url, key, fetch }: Project, token?: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      ...fetch && { fetch },
      ...token && { headers: { Authorization: `Bearer ${token}` } },
    },
  });
}

/** The project, or the missing variables. */
function fromEnvironment(): Project | string {
  const variables = {
    SUPABASE_PROJECT_ID: "the project's reference",
    CHECK_KEY: "its publishable key",
    CHECK_EMAIL: "the address of a registered user",
    CHECK_PASSWORD: "that user's password",
    CHECK_REGION: "the region of the database, such as ap-southeast-1",
  };
  const missing = Object.entries(variables).filter(([name]) => !Deno.env.get(name));
  if (missing.length > 0) {
    return `Set ${missing.map(([name, what]) => `${name} (${what})`).join("; ")}.`;
  }
  const of = (name: keyof typeof variables) => Deno.env.get(name)!;
  const url = Deno.env.get("DEPLOY_PROJECT_URL") ??
    `https://${of("SUPABASE_PROJECT_ID")}.supabase.co`;
  const [email, password] = [of("CHECK_EMAIL"), of("CHECK_PASSWORD")];
  return { url, key: of("CHECK_KEY"), email, password, region: of("CHECK_REGION") };
}

if (import.meta.main) {
  const project = fromEnvironment();
  if (typeof project === "string") {
    console.error(project);
    Deno.exit(1);
  }
  Deno.exit(await platformCheck(project, (line) => console.log(line)) ? 0 : 1);
}
