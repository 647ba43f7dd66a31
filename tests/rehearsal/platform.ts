/** Emulates Supabase's platform: accepts the CLI's uploads, and runs each function from its upload alone. */
import { createHash } from "node:crypto";
import { dirname, join, normalize } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "../../local/gateway/listen.ts";
import { processorTime, runUpload } from "../../tools/deploy/runtime.ts";
import { ANON_KEY } from "../support/environment.ts";
import { createConfig } from "./config.ts";
import type { Config } from "./config.ts";

export interface Upload {
  name: string;
  folder: string;
  entrypoint: string;
  secrets: Record<string, string>;
  /** The file of the certificate authority that the runtime trusts besides the known ones. */
  authority?: string | undefined;
  /** Gets each line that the function prints. */
  onLine?(line: string): void;
}

export interface Worker {
  /** Milliseconds of processor time since its start. */
  cpu(): number;
  ask(request: Request, path: string): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts the function in a process of its own, with only its uploaded files and the project's secrets; throws its
 * output if it ends instead of listening.
 */
export async function start(upload: Upload): Promise<Worker> {
  const { folder, entrypoint, secrets, authority, onLine } = upload;
  const process = runUpload({
    entry: join(folder, entrypoint),
    // The system chooses: a port that was free a moment ago may be another process's by now.
    port: 0,
    env: {
      ...secrets,
      DENO_DIR: join(folder, ".cache"),
      ...authority ? { DENO_CERT: authority } : {},
    },
    stdout: "piped",
    stderr: "piped",
  });
  const listening = Promise.withResolvers<number>();
  const printed = eachLine(process.stdout, (line) => {
    const port = /^listening (\d+)$/.exec(line)?.[1];
    if (port) listening.resolve(Number(port));
    else onLine?.(line);
  });
  let ended = false;
  const said = process.stderr.text();
  const status = process.status.finally(() => ended = true);
  const port = await Promise.race([listening.promise, status.then(() => undefined)]);
  if (port === undefined) throw new Error(`${upload.name} does not start: ${await said}`);
  let open = 0;
  // A function that rejects a large body before it read it closes the connection: none is used twice.
  const client = Deno.createHttpClient({ poolMaxIdlePerHost: 0 });
  const ask = async (request: Request, path: string) => {
    open++;
    try {
      const { status, headers, body } = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        redirect: "manual",
        client,
      });
      // Whole, so that a worker that is being replaced may end.
      const bytes = body && await new Response(body).bytes();
      const sent = new Headers(headers);
      // fetch has decoded it.
      for (const name of ["content-encoding", "content-length"]) sent.delete(name);
      return new Response(bytes, { status, headers: sent });
    } catch (error) {
      if (ended) throw new Error(`${upload.name} ended: ${await said}`, { cause: error });
      throw error;
    } finally {
      open--;
    }
  };
  return {
    ask,
    cpu: () => processorTime(process.pid) ?? NaN,
    stop: async () => {
      // The platform lets a worker that is replaced finish its requests.
      for (let waited = 0; open > 0 && !ended && waited < 10_000; waited += 20) await sleep(20);
      client.close();
      if (!ended) process.kill("SIGKILL");
      await Promise.all([status, said, printed]);
    },
  };
}

async function eachLine(stream: ReadableStream<Uint8Array>, onLine: (line: string) => void) {
  let rest = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    lines.forEach(onLine);
  }
}

/** A name that begins with SUPABASE_, which the platform keeps for itself, rejects the whole request. */
export function setSecrets(
  secrets: Record<string, string>,
  given: { name: string; value: string }[],
): Response {
  if (given.some(({ name }) => name.startsWith("SUPABASE_"))) {
    return Response.json({ message: "Env name cannot start with SUPABASE_" }, { status: 400 });
  }
  for (const { name, value } of given) secrets[name] = value;
  return new Response(null, { status: 201 });
}

export function describe(name: string) {
  return {
    id: crypto.randomUUID(),
    slug: name,
    name,
    status: "ACTIVE",
    version: 1,
    verify_jwt: false,
    created_at: 1,
    updated_at: 1,
  };
}

export interface Deployed {
  name: string;
  /** Uploaded files by path. */
  files: string[];
  /** Of their contents. */
  digest: string;
}

export interface Platform {
  url: string;
  /** The running functions by name. */
  deployed: Map<string, Deployed>;
  /** The project's secrets, as the functions' environment. */
  secrets: Record<string, string>;
  /** What the functions get instead, after a fault of the platform. */
  faults: Record<string, string>;
  /** The settings of Auth and of the Data API. */
  config: Config;
  /** The file of the authority that the runtime trusts for the database; undefined when it knows none. */
  authority: string | undefined;
  /** What the functions print. */
  log: string[];
  /** Points the Supabase CLI at this platform. */
  cli: { SUPABASE_PROFILE: string; SUPABASE_ACCESS_TOKEN: string };
  /** Each function's next request starts it anew. */
  restart(): void;
  close(): Promise<void>;
}

interface Uploaded extends Deployed {
  folder: string;
  entrypoint: string;
}

/** Opens a platform with one empty project; `jwks` verify its users' tokens, `authority` the database. */
export async function openPlatform(
  ref: string,
  jwks: string,
  authority?: string,
): Promise<Platform> {
  const home = await Deno.makeTempDir({ prefix: "preloved-platform-" });
  const [uploads, deployed] = [new Map<string, Uploaded>(), new Map<string, Uploaded>()];
  const workers = new Map<string, Promise<Worker>>();
  const secrets: Record<string, string> = {};
  const faults: Record<string, string> = {};
  const config = createConfig(ref);
  const ending: Promise<void>[] = [];
  const log: string[] = [];
  const onLine = (line: string) => void log.push(line);

  // Their next request starts another; the old ones finish what they do.
  const retire = (names: string[]) => {
    for (const name of names) {
      const old = workers.get(name)!;
      workers.delete(name);
      ending.push(old.then((worker) => worker.stop(), () => {}));
    }
  };

  const activate = () => {
    const replaced = [...workers.keys()].filter((name) => uploads.has(name));
    for (const [name, upload] of uploads) deployed.set(name, upload);
    uploads.clear();
    retire(replaced);
  };

  const manage = async (request: Request, path: string): Promise<Response> => {
    const call = `${request.method} ${path}`;
    if (call === "GET /secrets") {
      return Response.json(
        Object.entries(secrets).map(([name, value]) => ({
          name,
          value: createHash("sha256").update(value).digest("hex"),
        })),
      );
    }
    if (call === "GET /api-keys") {
      return Response.json([{ name: "default", type: "publishable", api_key: ANON_KEY }]);
    }
    if (call === "POST /secrets") return setSecrets(secrets, await request.json());
    if (call === "POST /functions/deploy") {
      const { searchParams } = new URL(request.url);
      const name = searchParams.get("slug")!;
      uploads.set(name, await unpack(await request.formData(), name, home));
      // The CLI uploads several with `bundleOnly`, and activates them together.
      if (searchParams.get("bundleOnly") !== "true") activate();
      return Response.json(describe(name), { status: 201 });
    }
    if (call === "GET /functions") return Response.json([...deployed.keys()].map(describe));
    const [, downloaded] = /^GET \/functions\/([^/]+)\/body$/.exec(call) ?? [];
    if (downloaded) return new Response(await pack(deployed.get(downloaded)!));
    if (request.method === "DELETE" && path.startsWith("/functions/")) {
      return Response.json({}, { status: deployed.delete(path.split("/")[2]!) ? 200 : 404 });
    }
    if (call === "PUT /functions") {
      activate();
      return Response.json({ functions: [...deployed.keys()].map(describe) });
    }
    return await config.answer(request, path) ??
      Response.json({ id: ref, ref, name: "rehearsal", status: "ACTIVE_HEALTHY" });
  };

  const run = async (request: Request, path: string): Promise<Response> => {
    const [, name = ""] = path.split(/[/?]/);
    const upload = deployed.get(name);
    if (!upload) return Response.json({ message: "No such function." }, { status: 404 });
    if (!workers.has(name)) {
      workers.set(
        name,
        start({
          ...upload,
          secrets: { ...secrets, ...faults },
          authority: platform.authority,
          onLine,
        }),
      );
    }
    try {
      return await (await workers.get(name)!).ask(request, path);
    } catch (error) {
      workers.delete(name);
      return Response.json({ code: "BOOT_ERROR", message: String(error) }, { status: 503 });
    }
  };

  const server = await listen(0, (request) => {
    const { pathname, search } = new URL(request.url);
    const project = new RegExp(`^/v[12]/projects/${ref}`);
    if (project.test(pathname)) return manage(request, pathname.replace(project, ""));
    if (pathname === "/auth/v1/.well-known/jwks.json") return Response.json(JSON.parse(jwks));
    if (pathname === "/auth/v1/settings") {
      const isKnown = request.headers.get("apikey") === ANON_KEY;
      return isKnown
        ? Response.json(toldByAuth(config.auth))
        : Response.json({ message: "Invalid API key" }, { status: 401 });
    }
    const [, path] = /^\/functions\/v1(\/.*)$/.exec(pathname) ?? [];
    if (path) return run(request, path + search);
    return Response.json({ message: `The emulated platform does not know ${pathname}.` }, {
      status: 404,
    });
  });

  const profile = join(home, "profile.yaml");
  const addresses = ["api_url", "dashboard_url"].map((name) => `${name}: ${server.url}\n`).join("");
  await Deno.writeTextFile(profile, `name: rehearsal\n${addresses}project_host: localhost\n`);
  const platform: Platform = {
    url: server.url,
    deployed,
    secrets,
    faults,
    config,
    authority,
    log,
    cli: { SUPABASE_PROFILE: profile, SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}` },
    restart: () => retire([...workers.keys()]),
    close: async () => {
      await server.close(1000);
      retire([...workers.keys()]);
      await Promise.all(ending);
      await Deno.remove(home, { recursive: true });
    },
  };
  return platform;
}

/** What Auth tells its clients. */
const toldByAuth = (
  { disable_signup, external_email_enabled, mailer_autoconfirm }: Config["auth"],
) => ({
  disable_signup,
  external: { email: external_email_enabled },
  mailer_autoconfirm,
});

/** Writes the upload's files to an empty folder; throws when a path leads out of it. */
async function unpack(form: FormData, name: string, home: string): Promise<Uploaded> {
  const folder = await Deno.makeTempDir({ dir: home, prefix: `${name}-` });
  const sent = form.getAll("file").filter((part) => part instanceof File)
    .sort((a, b) => a.name < b.name ? -1 : 1);
  for (const file of sent) {
    const path = normalize(file.name);
    if (path.startsWith("..") || path.startsWith("/")) throw new Error(`${name} sends ${path}`);
    await Deno.mkdir(dirname(join(folder, path)), { recursive: true });
    await Deno.writeFile(join(folder, path), file.stream());
  }
  const metadata = form.get("metadata");
  const text = metadata instanceof File ? await metadata.text() : String(metadata);
  const { entrypoint_path } = JSON.parse(text);
  return {
    name,
    folder,
    entrypoint: entrypoint_path,
    files: sent.map((file) => file.name).sort(),
    digest: await digestOf(sent),
  };
}

async function digestOf(files: File[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await file.bytes());
  return hash.digest("hex");
}

/** What the CLI downloads: the files as they were uploaded. */
async function pack({ folder, files, entrypoint }: Uploaded): Promise<FormData> {
  const form = new FormData();
  form.set("metadata", JSON.stringify({ deno2_entrypoint_path: entrypoint }));
  for (const file of files) {
    form.append("file", new File([await Deno.readFile(join(folder, file))], file));
  }
  return form;
}
