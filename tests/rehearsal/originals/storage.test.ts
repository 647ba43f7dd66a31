/** The emulator of Storage answers what the genuine one answers. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import { createGateway } from "../../../local/gateway/gateway.ts";
import { createStorageApi } from "../../../local/storage/storage.ts";
import { createDatabase } from "../../support/database.ts";
import { ANON_KEY, SERVICE_KEY, storageOf } from "../../support/environment.ts";
import { createKeys } from "../../support/users.ts";
import { startStorage } from "./storage.ts";

const folder = inject("storage");

interface Sides {
  emulator: string;
  genuine: string;
  close(): Promise<void>;
}

async function openSides(folder: string): Promise<Sides> {
  const keys = await createKeys();
  const [mine, theirs] = [await createDatabase(), await createDatabase()];
  const files = await Deno.makeTempDir({ prefix: "preloved-storage-" });
  const api = createStorageApi({ ...storageOf(keys.jwks), sql: mine.admin, folder: files });
  const genuine = await startStorage(folder, theirs, keys.jwks);
  const open = (handler: typeof genuine.handler) =>
    listen(
      0,
      createGateway({
        functions: {},
        mounts: { "/storage/v1": handler },
        fallback: () => new Response(null, { status: 404 }),
      }),
    );
  const servers = [await open((request) => api.fetch(request)), await open(genuine.handler)];
  return {
    emulator: servers[0]!.url,
    genuine: servers[1]!.url,
    close: async () => {
      for (const server of servers) await server.close(100);
      await genuine.close();
      for (const database of [mine, theirs]) await database.drop();
      await Deno.remove(files, { recursive: true });
    },
  };
}

let sides: Sides;
beforeAll(async () => {
  if (folder) sides = await openSides(folder);
});
afterAll(() => sides?.close());

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sends the body without its length. */
  chunked?: boolean;
}

const HEADERS = [
  "accept-ranges",
  "cache-control",
  "content-disposition",
  "content-length",
  "content-range",
  "content-type",
  "etag",
  "x-robots-tag",
];

/** What of an answer is the same at each run. */
async function ask(origin: string, { method, path, headers, body, chunked }: Call) {
  const text = typeof body === "object" ? JSON.stringify(body) : body as string;
  const answer = await fetch(`${origin}/storage/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${SERVICE_KEY}`, ...headers },
    body: chunked ? new Blob([text]).stream() : text,
  });
  const got = await answer.text();
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const seen = HEADERS
    .map((
      name,
    ) => [name, answer.headers.get(name)?.replace(/(json); charset=utf-8$/, "$1") ?? null])
    .filter(([name, value]) => value !== null && !(isJson && name !== "content-type"));
  return { status: answer.status, body: masked(got), headers: Object.fromEntries(seen) };
}

const masked = (text: string): unknown => {
  const same = text.replaceAll(/[\w-]+\.[\w-]+\.[\w-]{20,}/g, "token")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, "time");
  try {
    return JSON.parse(same);
  } catch {
    return same;
  }
};

const json = { "content-type": "application/json" };
const png = { "content-type": "image/png" };
const put = (path: string, headers = {}, body = "0123456789"): Call => ({
  method: "POST",
  path: `/object/${path}`,
  headers: { ...png, ...headers },
  body,
});
const get = (path: string, headers = {}): Call => ({ method: "GET", path, headers });
const post = (path: string, body: unknown, headers = {}): Call => ({
  method: "POST",
  path,
  headers: { ...json, ...headers },
  body,
});

const anonymous = { authorization: `Bearer ${ANON_KEY}` };

/** As supabase-js sends a file: it has no name. */
const FILE = 'name=""; filename="blob"';
const form = (path: string, ...parts: [string, string, string?][]): Call => ({
  method: "POST",
  path: `/object/${path}`,
  headers: { "content-type": "multipart/form-data; boundary=x" },
  body: parts.map(([name, value, type]) =>
    `--x\r\nContent-Disposition: form-data; ${name}\r\n` +
    `${type ? `Content-Type: ${type}\r\n` : ""}\r\n${value}\r\n`
  ).join("") + "--x--\r\n",
});

/** One after the other, on both sides. */
const CALLS: Call[] = [
  post("/bucket", { name: "open", public: true, file_size_limit: "1kb" }),
  post("/bucket", { name: "open" }),
  post("/bucket", { name: "a/b" }),
  get("/bucket/open"),
  get("/bucket/none"),
  put("photos/a.png"),
  put("photos/a.png"),
  put("photos/a.png", { "x-upsert": "true", "cache-control": "max-age=60" }, "abcdefghij"),
  put("photos/b.png", { "content-type": "image/png; charset=binary" }),
  put("photos/b.png", { "content-type": "IMAGE/PNG" }),
  put("photos/b.png", { "content-type": "image/gif" }),
  put("none/b.png"),
  put("photos/[b].png"),
  put("open/big.bin", {}, "x".repeat(1001)),
  { ...put("open/chunks.bin", {}, "x".repeat(1001)), chunked: true },
  get("/object/info/open/chunks.bin"),
  put("open/page.html", { "content-type": "text/html" }, "<p>"),
  { ...put("photos/folder/c.png"), method: "PUT" },
  put("photos/d.png", { "x-metadata": btoa(JSON.stringify({ order: "ORD1" })) }),
  form("photos/f.png", ['name="cacheControl"', "60"], ['name="metadata"', '{"order": "ORD1"}'], [
    FILE,
    "0123",
    "image/png; charset=binary",
  ]),
  get("/object/info/photos/f.png"),
  form("photos/g.png", [FILE, "0123", "image/png"], ['name="cacheControl"', "60"]),
  get("/object/info/photos/g.png"),
  form("photos/h.png", ['name="contentType"', "image/png"], [FILE, "0123"]),
  form("photos/i.png", [FILE, "0123", "text/plain"]),
  form("open/i.bin", [FILE, "x".repeat(1001), "image/png"]),
  form("open/j.bin", ['name="cacheControl"', "60"]),
  form("open/k.bin", ['name="metadata"', "no json"], [FILE, "0123", "text/plain"]),
  get("/object/info/open/k.bin"),
  put("open/l.bin", { "x-metadata": "no json" }),
  get("/object/info/open/l.bin"),
  put("photos/e.png", anonymous),
  put("photos/e.png", { authorization: "Bearer x" }),
  get("/object/public/photos/a.png"),
  get("/object/public/photos/a.png?download=x.png"),
  get("/object/public/photos/none.png"),
  put("labels/a.pdf", { "content-type": "application/pdf" }),
  get("/object/public/labels/a.pdf"),
  get("/object/public/open/page.html"),
  get("/object/authenticated/photos/a.png"),
  get("/object/photos/a.png", { authorization: "Bearer x" }),
  get("/object/labels/a.pdf", { authorization: "Bearer x" }),
  get("/object/info/photos/d.png"),
  get("/object/info/public/photos/d.png"),
  get("/object/info/photos/none.png"),
  { method: "HEAD", path: "/object/photos/a.png" },
  { method: "HEAD", path: "/object/photos/none.png" },
  ...["bytes=2-4", "bytes=7-", "bytes=-2", "bytes=8-99", "bytes=10-", "bytes=4-2", "x"]
    .map((range) => get("/object/public/photos/a.png", { range })),
  get("/object/public/photos/a.png", { "if-none-match": '"a925576942e94b2ef57a066101b48876"' }),
  get("/object/public/photos/a.png", { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" }),
  post("/object/sign/photos/a.png", { expiresIn: 60 }),
  post("/object/sign/photos/none.png", { expiresIn: 60 }),
  post("/object/sign/photos", { expiresIn: 60, paths: ["a.png", "none.png"] }),
  get("/object/sign/photos/a.png?token=x.y.z"),
  post("/object/upload/sign/photos/new.png", {}),
  post("/object/upload/sign/photos/a.png", {}),
  post("/object/upload/sign/photos/a.png", {}, { "x-upsert": "true" }),
  post("/object/upload/sign/none/a.png", {}),
  post("/object/list/photos", { prefix: "" }),
  post("/object/list/photos", { prefix: "folder" }),
  post("/object/list/photos", { prefix: "", search: "C", sortBy: { column: "created_at" } }),
  post("/object/list/photos", { prefix: "", sortBy: { column: "updated_at", order: "desc" } }),
  post("/object/list/photos", { prefix: "", limit: 2, offset: 1 }),
  post("/object/list-v2/photos", { with_delimiter: true }),
  post("/object/list-v2/photos", { prefix: "folder/" }),
  post("/object/copy", { bucketId: "photos", sourceKey: "d.png", destinationKey: "copy.png" }),
  get("/object/info/photos/copy.png"),
  post("/object/copy", { bucketId: "photos", sourceKey: "d.png", destinationKey: "copy.png" }),
  post("/object/copy", { bucketId: "photos", sourceKey: "none", destinationKey: "x.png" }),
  post("/object/move", { bucketId: "photos", sourceKey: "copy.png", destinationKey: "m.png" }),
  post("/object/move", { bucketId: "photos", sourceKey: "m.png", destinationKey: "a.png" }),
  post("/object/move", { bucketId: "photos", sourceKey: "none", destinationKey: "x.png" }),
  { ...post("/object/photos", { prefixes: ["m.png", "none.png"] }), method: "DELETE" },
  { ...post("/bucket/open", { public: false }), method: "PUT" },
  { method: "DELETE", path: "/bucket/open" },
  post("/bucket/open/empty", {}),
  get("/bucket/none/below"),
  post("/object/list/labels", { prefix: "" }, anonymous),
  get("/object/info/labels/none.pdf", anonymous),
  get("/object/labels/none.pdf", anonymous),
  { ...post("/object/photos", { prefixes: ["a.png"] }, anonymous), method: "DELETE" },
  { ...post("/object/photos", { prefixes: ["a.png"] }), method: "DELETE" },
];

test.skipIf(!folder).each(CALLS)("$method $path $headers", async (call) => {
  expect(await ask(sides.emulator, call)).toEqual(await ask(sides.genuine, call));
});
