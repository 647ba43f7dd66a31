import { constantOf } from "./operation.ts";
import type { Operation } from "./operation.ts";

const AUTH: Record<Operation["who"], [name: string, value: string]> = {
  member: ["member", "member"],
  public: ["open", "open"],
  staff: ["staff", 'staff("ops_admin")'],
};

/** The text of functions/<group>/<name>.ts. */
export function endpointFile(operation: Operation): string {
  if (operation.kind === "list") return listEndpoint(operation);
  return operation.kind === "read" ? readEndpoint(operation) : writeEndpoint(operation);
}

function textsOf({ group, name, kind, who }: Operation): string {
  const words = name.replaceAll("_", " ");
  const title = `${words[0]!.toUpperCase()}${words.slice(1)} (${group})`.slice(0, 40);
  const whose = { member: "your listings", public: "what is for sale", staff: "users" }[who];
  const description = {
    write: '"Takes a note and returns it. 409 when the note is your own username."',
    list: `"Lists ${whose}, newest first. Follow \`next_cursor\` to read on; 400 for a " +
    "cursor that no page gave, or with an offset."`,
    read: who === "public"
      ? '"Returns the title of what was listed last. 404 while nothing is for sale."'
      : '"Returns your username and when you registered. 403 before `POST /auth/register`."',
  };
  return `  title: "${title}",\n  description: ${description[kind]},\n`;
}

const writeEndpoint = (operation: Operation) =>
  `import * as z from "zod";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

const body = z.object({ note: z.string().max(500) }).meta({ example: { note: "Halo" } });

export const ${constantOf(operation)} = endpoint({
  id: "${operation.id}",
  method: "POST",
  path: "${operation.path}",
${textsOf(operation)}  auth: member,
  request: { body },
  response: { status: 200, schema: z.object({ note: z.string() }) },
  reasons: ["username_taken"],
  limit: "profile_changes",
  handler: async ({ body, client }) => ok(await client.call("api.${operation.id}", body)),
});
`;

const readEndpoint = (operation: Operation) => {
  const [auth, value] = AUTH[operation.who];
  const isPublic = operation.who === "public";
  return `import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { ${["endpoint", auth].join(", ")} } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const ${constantOf(operation)} = endpoint({
  id: "${operation.id}",
  method: "GET",
  path: "${operation.path}",
${textsOf(operation)}  auth: ${value},
  response: {
    status: 200,
    schema: z.object({ ${isPublic ? "title" : "username"}: z.string(), created_at: wireTime }),
  },
${
    isPublic
      ? '  reasons: ["listing_not_found"],\n'
      : ""
  }  handler: async ({ client }) => ok(await client.call("api.${operation.id}", {})),
});
`;
};

const listEndpoint = (operation: Operation) => {
  const [auth, value] = AUTH[operation.who];
  return `import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { ${["endpoint", auth].join(", ")} } from "../../shared/http/endpoint.ts";
import { cursorPage, longCursorPageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const item = z.object({
  id: z.uuid(),
  ${operation.who === "staff" ? "username" : "title"}: z.string(),
  created_at: wireTime,
});

export const ${constantOf(operation)} = endpoint({
  id: "${operation.id}",
  method: "GET",
  path: "${operation.path}",
${textsOf(operation)}  auth: ${value},
  request: { query: z.object(cursorPage()) },
  response: { status: 200, schema: longCursorPageOf(item) },
  handler: async ({ query: { limit, offset, cursor }, client }) =>
    ok(await client.call("api.${operation.id}", { limit, offset, cursor: cursor ?? null })),
});
`;
};
