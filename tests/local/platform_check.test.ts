/** `npm run platform-check` against the local stack, whose gateway is made to answer as a platform's would, or wrongly. */
import { beforeAll, expect, test } from "vitest";
import { read } from "../conventions/project.ts";
import { platformCheck } from "../../tools/platform_check.ts";
import type { Project } from "../../tools/platform_check.ts";
import { useStack } from "./running_stack.ts";

const REGION = "ap-southeast-1";
const stackFiles = useStack();
let project: Project;
beforeAll(async () => {
  const { base_url: url, anon_key: key } = await stackFiles.readKnown();
  const [email, password] = ["check@example.com", "secret-123"];
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
  };
  const post = async (path: string, body: unknown, more = {}) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return await answer.json();
  };
  const { access_token } = await post("/auth/v1/signup", { email, password });
  await post("/auth/register", { username: "checker" }, { "x-user-token": access_token });
  project = { url, key, email, password, region: REGION };
});

type Fault = (request: Request, path: string) => Response | undefined;

/** The stack with a Data API and regions, as a platform has; a fault answers instead. */
const platform = (fault: Fault = () => undefined): typeof fetch => async (address, init) => {
  const request = new Request(address, init);
  const { pathname } = new URL(request.url);
  const wrong = fault(request, pathname);
  if (wrong) return wrong;
  if (pathname.startsWith("/rest/v1/")) {
    const isExposed = request.headers.get("accept-profile") === "data_api";
    return Response.json([], { status: isExposed ? 200 : 406 });
  }
  const answer = await fetch(request);
  const headers = new Headers(answer.headers);
  headers.set("x-sb-edge-region", request.headers.get("x-region") ?? "eu-central-1");
  return new Response(answer.body, { status: answer.status, headers });
};

async function check(given: Partial<Project>) {
  const said: string[] = [];
  const passed = await platformCheck({ ...project, ...given }, (line) => said.push(line));
  return { passed, said: said.join("\n") };
}

// Realtime takes five seconds to reject a join, so they run side by side.
test.concurrent("a project as it should be passes every check, and each says what it found", async () => {
  const { passed, said } = await check({ fetch: platform() });
  expect(passed, said).toBe(true);
  const names = said.split("\n").map((line) => line.split(": ")[0]);
  const documented = [...read("docs/deploy.md").matchAll(/^\| `(ok {7}.*?)` \|/gm)];
  expect(documented.map(([, name]) => name)).toEqual(names);
  expect(said).toMatch(
    /^ok +the functions reach the database: [\d.]+ ms, public reads [\d.]+ ms$/m,
  );
  expect(said).toMatch(/ms in ap-southeast-1; without x-region \d+ ms in eu-central-1/);
  expect(said).toContain("GET /auth/me is checker");
  expect(said).toMatch(/all answered: 100 of 100/);
});

test.concurrent("the local stack itself lacks only regions and the Data API", async () => {
  const { passed, said } = await check({});
  expect(passed).toBe(false);
  expect(said.match(/^FAILED +(.*)$/gm)).toEqual([
    expect.stringContaining("functions run where the database is"),
    expect.stringContaining("the Data API shows its views"),
  ]);
});

const json = (status: number, body: unknown) => Response.json(body, { status });
let asked = 0;

test.concurrent.each<[string, string, Fault]>([
  [
    "a gateway that answers preflights itself",
    "Browsers may not send x-user-token, idempotency-key, x-action-reason, x-region, traceparent",
    ({ method }) =>
      method === "OPTIONS"
        ? new Response(null, {
          headers: { "access-control-allow-headers": "authorization, apikey, content-type" },
        })
        : undefined,
  ],
  [
    "a pooler that loses answers",
    "let inTransaction in shared/db/client.ts await each",
    (_, path) =>
      path.endsWith("/auth/me") && ++asked % 10 === 0
        ? json(503, { ok: false, error: { code: "UNAVAILABLE" } })
        : undefined,
  ],
  [
    "an exposed schema",
    "The schema public is exposed",
    (_, path) => path.startsWith("/rest/v1/") ? json(200, []) : undefined,
  ],
  [
    "settings that were not pushed",
    "data_api.listings is 406",
    (_, path) => path.startsWith("/rest/v1/") ? json(406, { code: "PGRST106" }) : undefined,
  ],
  [
    "a policy that lets users list identity cards",
    "A user lists files of ktp",
    (_, path) => path.endsWith("/object/list/ktp") ? json(200, [{ name: "card.jpg" }]) : undefined,
  ],
  [
    "a public bucket of labels",
    "The bucket labels is public",
    (_, path) =>
      path.includes("/object/public/labels/")
        ? json(400, { statusCode: "404", error: "not_found", message: "Object not found" })
        : undefined,
  ],
  [
    "functions without a database",
    "database (28P01) could not be reached",
    (_, path) =>
      path.endsWith("/health")
        ? json(503, { ok: false, error: { message: "database (28P01) could not be reached" } })
        : undefined,
  ],
])("%s is reported with what to do", async (_, problem, fault) => {
  const { passed, said } = await check({ fetch: platform(fault) });
  expect(passed).toBe(false);
  expect(said).toContain(problem);
  expect(said.match(/^FAILED/gm), said).toHaveLength(1);
});

test.concurrent("a user who cannot sign in is reported, and no password is printed", async () => {
  const { passed, said } = await check({ fetch: platform(), password: "wrong-word" });
  expect(passed).toBe(false);
  expect(said).toContain("Has the user of CHECK_EMAIL confirmed the address?");
  expect(said).not.toContain("wrong-word");
});
