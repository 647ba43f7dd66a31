/** Runs endpoints' own handlers on connections that report each statement's plan. */
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { validateParams } from "../../shared/http/validate.ts";
import type { TestDatabase } from "./database.ts";
import { keyOf, textKeyOf, USERS } from "./plan_rows.ts";
import { watchPlans } from "./plans.ts";
import type { Work } from "./plans.ts";

/** Of the made keys, those that a path accepts. */
const IS_ID = "id::text ~ '^.{14}[1-8].{4}[89ab]'";

/** The caller is the profile of row 1 or the one given, as active staff. After `close`, calls open new connections. */
export async function endpointPlans(
  { admin, url }: Pick<TestDatabase, "admin" | "url">,
  given?: string,
) {
  const id = async (expression: string): Promise<string> =>
    (await admin.unsafe(`select (${expression})::text as id`))[0]!["id"];
  const caller = given ?? await id(keyOf(USERS, 1));
  await admin`update public.profiles set account_status = 'active', deleted_at = null where id = ${caller}`;
  await admin`delete from private.staff_roles where user_id = ${caller}`;
  await admin`insert into private.staff_roles (user_id, role) values (${caller}, 'superadmin')`;
  const stream = await id(textKeyOf("public.live_streams", 1));
  await admin`
    delete from private.blocks using public.live_streams as streams
    where streams.id = ${stream}
      and array[blocker_id, blocked_id] <@ array[streams.seller_id, ${caller}]::uuid[]`;
  const roles = { anon: undefined, user: caller, service: "service_role" };
  const watched = new Map<keyof typeof roles, ReturnType<typeof watchPlans>>();
  const [own] = await admin.unsafe(`
    update private.conversations set buyer_id = '${caller}', buyer_sees = true
    where id = (select id from private.conversations where ${IS_ID} limit 1) returning id::text`);
  const [parcel] = await admin.unsafe(`
    update public.orders set tracking_number = upper(tracking_number)
    where id = (select id from public.orders where tracking_number is not null limit 1)
    returning tracking_number`);
  const one = (table: string) => id(`select id from ${table} where ${IS_ID} limit 1`);
  /** Values of path parameters, by the place in the path that they follow. */
  const known: Record<string, string> = {
    user: caller,
    users: caller,
    orders: await id(`select id from public.orders where buyer_id = '${caller}' limit 1`),
    conversations: own?.["id"],
    "admin/conversations": await id(`select id from private.conversations
      where ${IS_ID} and reported_at is not null and '${caller}' not in (buyer_id, seller_id) limit 1`),
    "live-streams": stream,
    approvals: await one("private.approvals"),
    offers: await one("private.offers"),
    listings: await one("public.listings"),
    track: parcel?.["tracking_number"],
  };
  const paramsOf = ({ id, path }: Endpoint) => {
    const parts = path.split("/");
    return Object.fromEntries(parts.flatMap((part, at) => {
      if (!part.startsWith(":")) return [];
      const value = known[parts.slice(at - 2, at).join("/")] ?? known[parts[at - 1]!];
      if (!value) {
        throw new Error(
          `${id}: say in tests/support/endpoint_plans.ts what follows /${
            parts[at - 1]
          }/ in a path.`,
        );
      }
      return [[part.slice(1), value]];
    }));
  };
  const of = async (endpoint: Endpoint, query: Record<string, string> = {}): Promise<Work[]> => {
    const done: Work[] = [];
    const client = (by: keyof typeof roles) => ({
      call: async (operation: string, args: Record<string, unknown>) => {
        if (!watched.has(by)) watched.set(by, watchPlans({ url }, roles[by]));
        const work = await watched.get(by)!.run(statement(operation, args));
        done.push(work);
        return work.answer;
      },
    });
    const [anon, user, service] = [client("anon"), client("user"), client("service")];
    await endpoint.handler({
      params: validateParams(endpoint.request?.params, paramsOf(endpoint)),
      query: endpoint.request?.query?.parse(query) ?? {},
      body: undefined,
      caller: { id: caller, email: null, issuedAt: 0 },
      request: new Request(`http://plans${endpoint.path}`),
      rawBody: "",
      requestId: crypto.randomUUID(),
      deps: {
        db: { anon, service, user: () => user, reader: () => user },
        log: () => {},
        ...PROVIDERS,
      },
      client: endpoint.auth.kind === "open" ? anon : user,
      audit: { operation: endpoint.id, reason: null, request_id: crypto.randomUUID() },
      storedResponse: undefined,
    } as never);
    return done;
  };
  const close = async () => {
    for (const each of watched.values()) await each.close();
    watched.clear();
  };
  return { of, close };
}

/** What handlers ask of others before or after their SQL. */
const PROVIDERS = {
  push: { publicKey: "" },
  version: "",
  shipping: { couriers: () => Promise.resolve([]) },
};

function statement(operation: string, args: Record<string, unknown>): string {
  const list = Object.entries(args).filter(([, value]) => value !== undefined)
    .map(([name, value]) => `p_${name} => ${literal(value)}`);
  return `select ${operation}(${list.join(", ")})`;
}

function literal(value: unknown): string {
  if (value === null) return "null";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
