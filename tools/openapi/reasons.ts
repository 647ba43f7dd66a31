/** Which reasons each endpoint can give: what its code and the SQL it calls raise, and what the router does. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { ERRORS } from "../../shared/errors.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { codeOf, isReason } from "../../shared/reasons.ts";
import type { Reason } from "../../shared/reasons.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { reasonsOfSql, sqlFunctions } from "./raised.ts";

const functions = sqlFunctions();
const found = new Map<string, Reason[]>();

/** Sorted, of the codes that it can have. An upper bound: a branch that this endpoint never takes counts too. */
export function reasonsOf(endpoint: Endpoint): Reason[] {
  const known = found.get(endpoint.id);
  if (known) return known;
  const { words, operations } = readCode(fileOf(endpoint));
  const reasons = new Set([
    ...ofRouter(endpoint),
    ...words.filter(isReason),
    ...[...reasonsOfSql(operations, functions)].filter(isReason),
  ]);
  const codes = possibleErrors(endpoint);
  const sorted = [...reasons].filter((reason) => codes.includes(codeOf(reason))).sort();
  found.set(endpoint.id, sorted);
  return sorted;
}

/** Every error code of this endpoint: those of the router for its kind of authentication, and those it declares. */
export function possibleErrors(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(["INTERNAL", "UNAVAILABLE", ...endpoint.errors ?? []]);
  const { auth, request, method, idempotent, limit } = endpoint;
  if (auth.kind !== "open") codes.add("UNAUTHORIZED");
  if (auth.kind === "member" || auth.kind === "active" || auth.kind === "staff") {
    codes.add("FORBIDDEN");
  }
  if (request?.params) codes.add("NOT_FOUND");
  codes.add("VALIDATION"); // An unknown query parameter, a NUL, a malformed body.
  if (method !== "GET") codes.add("PAYLOAD_TOO_LARGE").add("CONFLICT");
  if (limit) codes.add("RATE_LIMITED");
  if (idempotent) codes.add("CONFLICT");
  return [...codes].sort((left, right) =>
    ERRORS[left].status - ERRORS[right].status || left.localeCompare(right)
  );
}

/** What shared/http checks before the handler runs. */
function ofRouter(endpoint: Endpoint): Reason[] {
  const { auth, method, request, idempotent, limit, needsReason } = endpoint;
  const isUser = auth.kind !== "open" && auth.kind !== "signed";
  const isRegistered = isUser && auth.kind !== "authenticated";
  const hasBody = method !== "GET";
  const groups: [boolean, Reason[]][] = [
    [true, ["internal_error", "database_busy", "validation_failed", "unknown_parameter"]],
    [true, ["action_reason_invalid", "dry_run_unsupported"]],
    [isUser, ["credentials_missing", "platform_key_invalid", "token_invalid"]],
    [isUser, ["token_check_unavailable", "account_deleted"]],
    [auth.kind === "signed", ["signature_missing", "signature_invalid"]],
    [auth.kind === "signed" && auth.by.startsWith("QStash"), ["schedule_only"]],
    [isRegistered, ["not_registered"]],
    [auth.kind === "active" || auth.kind === "staff", ["account_suspended", "account_banned"]],
    [auth.kind === "staff", ["staff_role_required"]],
    [request?.params !== undefined, ["route_not_found"]],
    [hasBody, ["body_too_large", "json_invalid", "content_type_invalid"]],
    // A callback's body is parsed after its signature is checked.
    [request?.body !== undefined || auth.kind === "signed" && hasBody, ["body_required"]],
    [request?.form !== undefined, ["multipart_invalid"]],
    [idempotent === true, ["idempotency_key_invalid", "idempotency_key_reused"]],
    [idempotent === true, ["request_in_progress", "request_taken_over"]],
    [limit !== undefined, ["rate_limited"]],
    [needsReason === true, ["action_reason_required"]],
  ];
  return groups.flatMap(([applies, reasons]) => applies ? reasons : []);
}

function fileOf({ id, path }: Endpoint): string {
  const group = path.split("/")[1]!;
  const file = `functions/${group}/${id.slice(group.length + 1)}.ts`;
  // Callbacks share one file.
  return existsSync(join(PROJECT_ROOT, file)) ? file : `functions/${group}/app.ts`;
}

/** The router's own files, whose reasons `ofRouter` knows, and the client, whose constraints depend on the SQL. */
const ROUTER = /^shared\/(http\/(?!schedule)|db\/|errors|reasons|sentences|locale)/;
const WHOLE = "";

/** What is reachable from the declarations of a file: words in quotes, and operations that are called. */
function readCode(entry: string) {
  const seen = new Set<string>();
  const texts: string[] = [];
  const waiting: Place[] = [{ file: entry, name: WHOLE }];
  const created = createdIn(join(dirname(entry), "app.ts"));
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { file, name } = place;
    if (seen.has(`${file} ${name}`) || ROUTER.test(file)) continue;
    seen.add(`${file} ${name}`);
    const { declared, imported } = read(file);
    const text = name === WHOLE ? [...declared.values()].join("\n") : declared.get(name) ?? "";
    texts.push(text);
    for (const [used] of text.matchAll(/\b[A-Za-z_]\w*\b/g)) {
      const source = imported.get(used) ?? created.get(used);
      if (source) waiting.push(source);
      else if (declared.has(used)) waiting.push({ file, name: used });
    }
  }
  const all = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found!));
  return { words: all(/"([a-z_]+)"/g), operations: all(/"((?:api|internal)\.\w+)"/g) };
}

/** What a group's app.ts adds to its deps, by name: `postChat: createPostChat(deps.db)`. */
function createdIn(app: string): Map<string, Place> {
  const { declared, imported } = read(app);
  const text = [...declared.values()].join("\n");
  return new Map(
    [...text.matchAll(/\b(\w+): (create\w+)\(/g)].flatMap(([, name, create]) => {
      const place = imported.get(create!);
      return place ? [[name!, place] as const] : [];
    }),
  );
}

/** One declaration of a file. */
interface Place {
  file: string;
  name: string;
}

interface Source {
  /** The text of each by its name. */
  declared: Map<string, string>;
  imported: Map<string, Place>;
}

const IMPORT = /^import (?!type\b){([^}]*)} from "(\.[^"]+)";/gm;
const DECLARATION = /^(?=(?:export )?(?:async )?(?:function|const|class|let)\b)/m;
const NAME = /^(?:export )?(?:async )?(?:function\*?|const|class|let) (\w+)/;
const sources = new Map<string, Source>();

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = Deno.readTextFileSync(join(PROJECT_ROOT, file));
  const declared = text.split(DECLARATION).map((part, at) =>
    [NAME.exec(part)?.[1] ?? `${at}`, part] as const
  );
  const imported = [...text.matchAll(IMPORT)].flatMap(([, names, path]) =>
    names!.split(",").map((each) => each.trim().split(" as ")).map(([name = "", local = name]) =>
      [local, { file: join(dirname(file), path!), name }] as const
    )
  );
  const source = { declared: new Map(declared), imported: new Map(imported) };
  sources.set(file, source);
  return source;
}
