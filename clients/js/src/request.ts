/** One call over fetch: URL, headers and body by the path's declaration. */
export interface Asked {
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, string | undefined>;
  };
  body?: unknown;
  headers: Record<string, string | undefined>;
  signal: AbortSignal;
}

export interface Answer {
  response: Response;
  body: unknown;
}

export interface Target {
  /** Of the functions: `https://<project>.supabase.co/functions/v1`. */
  url: string;
  /** The project's anon or publishable key. */
  key: string;
  /** Where the project's database is: functions run there, not near the caller. */
  region?: string;
  fetch?: typeof fetch;
}

/** Throws when there is no answer, or one that is cut off or a proxy's page. */
export async function request(
  { url, key, region, fetch = globalThis.fetch }: Target,
  method: string,
  path: string,
  { params = {}, body, headers, signal }: Asked,
): Promise<Answer> {
  const isForm = typeof FormData === "function" && body instanceof FormData;
  const all: Record<string, string | undefined> = {
    apikey: key,
    Authorization: `Bearer ${key}`,
    "x-region": region,
    "Content-Type": body === undefined || isForm ? undefined : "application/json",
    ...params.header,
    ...headers,
  };
  const sent: Record<string, string> = {};
  for (const name in all) if (all[name] !== undefined) sent[name] = all[name];
  const response = await fetch(addressOf(url + path, params), {
    method: method.toUpperCase(),
    headers: sent,
    body: isForm ? body as FormData : JSON.stringify(body),
    signal,
  });
  const text = await response.text();
  const type = response.headers.get("Content-Type") ?? "";
  if (/json/.test(type)) return { response, body: JSON.parse(text) };
  if (response.ok && text && !/csv/.test(type)) throw new Error(`Not the service: ${type}`);
  return { response, body: text || undefined };
}

function addressOf(template: string, { path, query }: NonNullable<Asked["params"]>): string {
  const pairs: string[] = [];
  for (const name in query) {
    for (const value of [query[name]].flat()) {
      if (value !== undefined && value !== null) pairs.push(`${name}=${escape(value)}`);
    }
  }
  const address = template.replace(/\{(\w+)\}/g, (_, name) => escape(path?.[name]));
  return pairs.length > 0 ? `${address}?${pairs.join("&")}` : address;
}

const escape = (value: unknown) => encodeURIComponent(String(value));
