/** The genuine supabase/storage in the place of its emulator: one process on one test database. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SignJWT } from "jose";
import type { Handler } from "../../../local/gateway/gateway.ts";
import { freePort } from "../../../local/process/ports.ts";
import { PROJECT_ROOT } from "../../../local/project.ts";
import type { TestDatabase } from "../../support/database.ts";
import { ANON_KEY, SERVICE_KEY } from "../../support/environment.ts";
import { install, nodeOf } from "./checkout.ts";

/** Of what the original installs, these belong to its queue, its other runtime and its cluster. */
const UNUSED = /^(platformatic|wattpm|pg-boss|fs-xattr|@platformatic\/(?!globals))/;

/** Installs its packages, and stands in for two that are compiled or come from elsewhere. */
export async function installStorage(folder: string): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(
    await Deno.readTextFile(join(folder, "package.json")),
  );
  await Deno.remove(join(folder, "package-lock.json"));
  await install(folder, {
    ...Object.fromEntries(
      Object.entries<string>(dependencies).filter(([name]) => !UNUSED.test(name)),
    ),
    tsx: devDependencies.tsx,
  });
  // The queue is off. Attributes of files are kept beside them.
  await standIn(folder, "pg-boss", "module.exports = class {};");
  await standIn(folder, "fs-xattr", ATTRIBUTES);
}

async function standIn(folder: string, name: string, code: string) {
  const path = join(folder, "node_modules", name);
  await Deno.mkdir(path, { recursive: true });
  await Deno.writeTextFile(join(path, "index.js"), code);
}

const ATTRIBUTES = `
const fs = require("node:fs/promises");
const beside = (file, name) => file + "." + name;
exports.setAttribute = (file, name, value) => fs.writeFile(beside(file, name), value);
exports.getAttribute = (file, name) =>
  fs.readFile(beside(file, name)).catch(() => {
    throw Object.assign(new Error("ENODATA"), { code: "ENODATA" });
  });`;

export interface Storage {
  handler: Handler;
  close(): Promise<void>;
}

const SECRET = "jwt-secret-of-the-rehearsal-with-32-characters";

/** As a new project has it. */
const EMPTY_SCHEMA = ["tables", "functions", "sequences"].reduce(
  (sql, kind) =>
    `${sql}; alter default privileges in schema storage
       grant all on ${kind} to postgres, anon, authenticated, service_role`,
  `drop schema storage cascade; create schema storage;
   grant usage on schema storage to postgres, anon, authenticated, service_role`,
);

/** Replaces the emulated schema by the original's own, which it makes at its start. */
export async function startStorage(
  folder: string,
  database: TestDatabase,
  jwks: string,
): Promise<Storage> {
  const { admin } = database;
  await admin.unsafe(EMPTY_SCHEMA).simple();
  const port = await freePort();
  const files = await Deno.makeTempDir({ prefix: "preloved-files-" });
  const process = new Deno.Command(nodeOf(folder), {
    args: ["--import", "tsx", "src/start/server.ts"],
    cwd: folder,
    env: {
      AUTH_JWT_SECRET: SECRET,
      DATABASE_URL: database.url("supabase_admin"),
      DB_INSTALL_ROLES: "false",
      DB_SUPER_USER: "supabase_admin",
      EXPOSE_DOCS: "false",
      JWT_JWKS: jwks,
      LOG_LEVEL: "error",
      PG_QUEUE_ENABLE: "false",
      SERVER_HOST: "127.0.0.1",
      SERVER_PORT: String(port),
      SERVER_REGION: "local",
      STORAGE_BACKEND: "file",
      STORAGE_FILE_BACKEND_PATH: files,
      STORAGE_S3_BUCKET: "files",
      UPLOAD_FILE_SIZE_LIMIT: String(50 * 1024 * 1024),
      UPLOAD_SIGNED_URL_EXPIRATION_TIME: "7200",
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const said = Promise.all([process.stdout.text(), process.stderr.text()]);
  const origin = `http://127.0.0.1:${port}`;
  let ended = false;
  const end = process.status.then(() => ended = true);
  while (!await fetch(`${origin}/status`).then((answer) => answer.ok, () => false)) {
    if (ended) throw new Error((await said).join("\n"));
    await sleep(50);
  }
  const buckets = join(PROJECT_ROOT, "supabase/schemas/storage/tables/buckets.sql");
  await admin.unsafe(await Deno.readTextFile(buckets)).simple();
  return {
    handler: await withTokens(origin),
    close: async () => {
      process.kill("SIGTERM");
      await Promise.all([end, said]);
      await Deno.remove(files, { recursive: true });
    },
  };
}

/** The platform's gateway: in the place of an API key it puts a token. */
async function withTokens(origin: string): Promise<Handler> {
  const tokenOf = async (role: string) =>
    await new SignJWT({ role }).setProtectedHeader({ alg: "HS256" }).setExpirationTime("1d")
      .sign(new TextEncoder().encode(SECRET));
  const tokens = new Map([
    [ANON_KEY, await tokenOf("anon")],
    [SERVICE_KEY, await tokenOf("service_role")],
  ]);
  return ({ method, url, headers: given, body }) => {
    const { pathname, search } = new URL(url);
    const headers = new Headers(given);
    const key = headers.get("authorization")?.replace(/^Bearer /, "") ?? headers.get("apikey");
    const token = tokens.get(key ?? "") ?? key;
    if (token) headers.set("authorization", `Bearer ${token}`);
    return fetch(origin + pathname + search, { method, headers, body, redirect: "manual" });
  };
}
