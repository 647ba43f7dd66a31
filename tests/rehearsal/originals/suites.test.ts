/** The tests of storage-js and auth-js themselves, against the emulators. */
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuth } from "../../../local/auth/auth.ts";
import { loadKeys } from "../../../local/auth/keys.ts";
import { createGateway, noDataApi } from "../../../local/gateway/gateway.ts";
import { listen } from "../../../local/gateway/listen.ts";
import { createStorageApi } from "../../../local/storage/storage.ts";
import { output } from "../../../local/process/processes.ts";
import { createDatabase } from "../../support/database.ts";
import { checkOut, install, nodeOf, succeed, SUPABASE_JS } from "./checkout.ts";

const PACKAGES = ["storage-js", "auth-js"];
const DEPENDENCIES = {
  "@faker-js/faker": "9.9.0",
  "iceberg-js": "0.8.1",
  "jest": "30.5.2",
  "jest-environment-jsdom": "30.5.2",
  "jest-mock-server": "0.1.0",
  "jsonwebtoken": "9.0.3",
  "prettier": "2.8.8",
  "ts-jest": "29.4.15",
  "tslib": "2.8.1",
  "typescript": "5.9.3",
};

/** Where the suites look for a stack. */
const ORIGIN = "http://127.0.0.1:54321";

const original = await checkOut(SUPABASE_JS, PACKAGES.map((name) => `packages/core/${name}`));
if ("missing" in original) console.warn(`Skipped: ${original.missing}`);

async function openStack(folder: string) {
  const database = await createDatabase();
  const keys = await loadKeys(join(folder, "keys.json"));
  const server = await listen(0, (request) => serve(withOurKeys(request)));
  const auth = createAuth({
    sql: database.admin,
    keys,
    issuer: `${server.url}/auth/v1`,
    sendMail: () => {},
  });
  const storage = createStorageApi({
    ...keys,
    sql: database.admin,
    folder: join(folder, "objects"),
    secret: "secret-of-the-suites-with-32-characters",
  });
  const serve = createGateway({
    functions: {},
    mounts: {
      "/auth/v1": (request) => auth.fetch(request),
      "/storage/v1": (request) => storage.fetch(request),
    },
    fallback: noDataApi,
  });
  return {
    url: server.url,
    sql: database.admin,
    close: async () => {
      await server.close(100);
      await database.drop();
    },
  };

  /** The suites' keys are tokens that they sign themselves. */
  function withOurKeys(request: Request): Request {
    const headers = new Headers(request.headers);
    for (const [name, value] of request.headers) {
      if (name !== "apikey" && name !== "authorization") continue;
      headers.set(name, value.replace(/[\w-]+\.[\w-]+\.[\w-]+$/, ourKey));
    }
    const { method, url, body } = request;
    return new Request(url, { method, headers, body, redirect: "manual" });
  }

  function ourKey(token: string): string {
    const role = roleOf(token);
    if (role === "anon") return keys.anonKey;
    return role === "service_role" || role === "supabase_admin" ? keys.serviceRoleKey : token;
  }
}

function roleOf(token: string): unknown {
  try {
    return decodeJwt(token)["role"];
  } catch {
    return undefined;
  }
}

interface Results {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** What fails, as `<file> <name>`; a file that cannot even start is its own name. */
async function run(folder: string, name: string): Promise<string[]> {
  const rootDir = join(folder, "packages/core", name);
  const config = {
    rootDir,
    testMatch: ["<rootDir>/test/**/*.test.ts"],
    testPathIgnorePatterns: ["/docker-tests/"],
    testEnvironment: "node",
    testTimeout: 30_000,
    prettierPath: join(folder, "node_modules/prettier"),
    transform: {
      "\\.tsx?$": ["ts-jest", {
        diagnostics: false,
        tsconfig: {
          module: "commonjs",
          target: "es2022",
          esModuleInterop: true,
          isolatedModules: true,
        },
      }],
    },
  };
  const [settings, results] = ["config", "results"].map((file) =>
    join(folder, `${name}.${file}.json`)
  );
  await Deno.writeTextFile(settings!, JSON.stringify(config));
  const jest = join(folder, "node_modules/jest/bin/jest.js");
  const args = ["--config", settings!, "--ci", "--forceExit", "--json", "--outputFile", results!];
  await output(nodeOf(folder), [jest, "--runInBand", ...args], { cwd: rootDir });
  const { testResults } = JSON.parse(await Deno.readTextFile(results!)) as Results;
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const short = file.slice(rootDir.length + "/test/".length);
    if (assertionResults.length === 0) return [`${short}: ${message.split("\n")[0]}`];
    return assertionResults.filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${short} ${fullName}`);
  }).sort();
}

let stack: Awaited<ReturnType<typeof openStack>> | undefined;
beforeAll(async () => {
  if (!("folder" in original)) return;
  const { folder } = original;
  await install(folder, DEPENDENCIES);
  stack = await openStack(folder);
  for (const name of PACKAGES) {
    const tests = join(folder, "packages/core", name, "test");
    for (const file of (await succeed("grep", ["-rl", ORIGIN, tests])).trim().split("\n")) {
      const text = await Deno.readTextFile(file);
      await Deno.writeTextFile(file, text.replaceAll(ORIGIN, stack.url));
    }
  }
  await succeed(nodeOf(folder), ["test/generate-signing-keys.js"], {
    cwd: join(folder, "packages/core/auth-js"),
  });
  const seed = await Deno.readTextFile(
    join(folder, "packages/core/storage-js/test/supabase/seed.sql"),
  );
  // Without its accounts and policies: the tests call with the secret key.
  const [, rows] = /(-- Insert test buckets[^]*)-- RLS Policies/.exec(seed)!;
  await stack.sql.unsafe(rows!).simple();
});
afterAll(async () => {
  if (!("folder" in original)) return;
  await stack?.close();
  await Deno.remove(original.folder, { recursive: true });
});

test.for(PACKAGES)("of the tests of %s, exactly those on the list fail", async (name, { skip }) => {
  if ("missing" in original) return skip(original.missing);
  const list = new URL(`${name}.txt`, import.meta.url);
  const known = (await Deno.readTextFile(list)).split("\n").filter((line) => /^[^#]/.test(line));
  expect(await run(original.folder, name)).toEqual(known.sort());
});
