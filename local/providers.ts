/** `npm run providers`: the emulated providers alone, beside the CLI's stack. */
import { join } from "node:path";
import { createQstash } from "../functions/jobs/providers/qstash.ts";
import { loadConfig } from "../shared/config.ts";
import { createEmulators } from "./emulators/app.ts";
import { API_URL, FUNCTIONS_ENV, PROVIDERS_PORT, readFunctionsEnv } from "./functions_env.ts";
import { allowedHosts, forHosts, forOwnPages } from "./gateway/access.ts";
import { listen } from "./gateway/listen.ts";
import { onShutdown } from "./process/signals.ts";
import { PROJECT_ROOT } from "./project.ts";
import { emulatorsFor } from "./stack/environment.ts";

interface ProvidersOptions {
  /** The functions' variables. */
  variables: Record<string, string>;
  port: number;
  /** The address of the interface to listen on. */
  hostname?: string | undefined;
  /** Target of callbacks: the gateway's URL, without /functions/v1. */
  apiUrl: string;
  /** The sqlite file. */
  file: string;
}

/** Does all due work of the real clock every second, including the functions' schedule. */
export async function startProviders(
  { variables, port, hostname, apiUrl, file }: ProvidersOptions,
) {
  const hosts = allowedHosts(port, `host.docker.internal:${port}`);
  let handle: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const listener = await listen(port, (request) => handle(request), hostname);
  const sandboxUrl = `${listener.url}/sandbox`;
  const emulators = createEmulators({
    ...emulatorsFor(variables as Parameters<typeof emulatorsFor>[0], {
      sandboxUrl,
      webhookBaseUrl: `${apiUrl}/functions/v1`,
    }),
    file,
    clock: { now: () => new Date() },
  });
  for (const name of allowedHosts(listener.port, "")) hosts.add(name);
  handle = forHosts(
    hosts,
    forOwnPages(hosts, (request) => {
      const url = new URL(request.url);
      if (!url.pathname.startsWith("/sandbox/")) return new Response(null, { status: 404 });
      url.pathname = url.pathname.slice("/sandbox".length);
      const { method, headers, body } = request;
      return emulators.app.fetch(new Request(url, { method, headers, body }));
    }),
  );
  const { qstash } = loadConfig({
    ...variables,
    SUPABASE_URL: apiUrl,
    API_EXTERNAL_URL: "",
    QSTASH_URL: `${sandboxUrl}/qstash`,
  }, ["qstash"]);
  await createQstash(qstash)?.register();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= emulators.startDue().catch(console.error).finally(() => running = undefined);
  }, 1000);
  return {
    url: sandboxUrl,
    /** Resolves when no callback is being sent. */
    idle: emulators.idle,
    close: async () => {
      clearInterval(timer);
      emulators.close();
      await running;
      await listener.close(1000);
    },
  };
}

if (import.meta.main) {
  const variables = readFunctionsEnv();
  if (!variables["QSTASH_TOKEN"]) {
    console.error(`${FUNCTIONS_ENV} lacks the emulators' secrets: npm run functions-env`);
    Deno.exit(1);
  }
  const folder = join(PROJECT_ROOT, ".local", "providers");
  await Deno.mkdir(folder, { recursive: true });
  const providers = await startProviders({
    variables,
    port: PROVIDERS_PORT,
    hostname: Deno.env.get("PROVIDERS_LISTEN"),
    apiUrl: variables["API_EXTERNAL_URL"] ?? API_URL,
    file: join(folder, "sandbox.db"),
  });
  onShutdown(providers.close);
  console.log(`The providers answer at ${providers.url}; mails are at ${providers.url}/email.`);
}
