import { must } from "../support/client.ts";
import type { Answer } from "../support/client.ts";
import { DRESS } from "../support/sale.ts";
import { pick } from "./plan.ts";
import type { World } from "./world.ts";

/** Waits of a person before they give up. */
const PATIENCE = 25;
const PRICES = [30_000, 150_000, 400_000];
const WALLET = 500_000;
const NAMES = ["Ani", "Budi", "Citra", "Dewi", "staff"] as const;
const LOST = "is lost";
const ENDED = ["COMPLETED", "CANCELLED", "EXPIRED", "REFUNDED"];

type Person = Awaited<ReturnType<typeof openAccount>>;

/** What one actor has at hand. */
interface Part {
  world: World;
  /** What the seed decides for this actor, from 0 to 1. */
  chance(what: string): number;
  /** Of this actor alone. */
  key: string;
  people: Record<typeof NAMES[number], Person>;
}

async function openAccount(world: World, name: string) {
  const user = await world.createUser();
  const [address] = await world.database.admin`
    select id from public.addresses where user_id = ${user.id}`;
  const client = world.as(user);
  const { gate, draw } = world.scheduler;

  /** Undefined where the person has to ask again. */
  async function askOnce(request: string, body: unknown, key?: string) {
    const [method, path] = request.split(" ") as [string, string];
    const fault = await gate(undefined, `${name} asks ${request}`, LOST, "arrives twice");
    const begin = world.instant();
    const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
    const send = () => client.send(method, path, body, headers).catch(() => undefined);
    if (fault === "arrives twice") void send();
    const answer = fault === LOST ? undefined : await send();
    const reason = answer?.body?.error?.reason;
    const told = `${name} is told ${answer?.status ?? "nothing"} ${reason ?? ""} of ${request}`;
    const heard = await gate(undefined, told, LOST) ? undefined : answer;
    if (answer?.status === 500) throw new Error(`${told}: ${world.errors.at(-1)}`);
    const call = { client: 0, user: user.id, request, body, key, begin, end: world.instant() };
    world.calls.push({ ...call, told: heard ?? null });
    return heard && heard.status < 500 && reason !== "request_in_progress" ? heard : undefined;
  }

  return {
    id: user.id,
    address: address!["id"] as string,
    client,
    /** Asks until there is an answer; with a key sometimes once more, when a claimed one is free again. */
    ask: async (request: string, body?: unknown, key?: string): Promise<Answer> => {
      for (let tries = 0; tries < PATIENCE; tries++) {
        const answer = await askOnce(request, body, key);
        if (!answer) await world.sleep();
        else {
          if (key === undefined || draw(name, key) < 0.5) return answer;
          await world.sleep(61);
          await askOnce(request, body, key);
          return answer;
        }
      }
      return { status: 0, headers: new Headers(), text: "", body: null };
    },
  };
}

/** Opens accounts and listings, before the seed decides anything; returns what runs then. */
export async function gather(world: World): Promise<() => Promise<void>[]> {
  const { admin } = world.database;
  const people = {} as Part["people"];
  for (const name of NAMES) people[name] = await openAccount(world, name);
  await admin`
    insert into private.staff_roles (user_id, role) values (${people.staff.id}, 'superadmin')`;
  for (const { id } of [people.Citra, people.Dewi]) {
    await admin`
      select private.ledger_post('test:' || ${id}, 'adjustment', 'Test', null, array[
        private.ledger_line('adjustments', ${-WALLET}),
        private.ledger_line('wallet', ${WALLET}, p_user_id => ${id}::uuid)])`;
  }
  const listings: string[] = [];
  for (const price of PRICES) {
    listings.push((await must(people.Ani.client.post("/listings", { ...DRESS, price }))).id);
  }
  const { Budi, Citra, Dewi } = people;
  const shoppers = [[0, Budi], [0, Citra], [1, Citra], [2, Dewi], [1, Budi]] as const;
  const actors = [
    ...shoppers.map(([item, me]) => (part: Part) => shop(part, listings[item]!, me)),
    withdraw,
    redrive,
  ];
  const start = (act: (part: Part) => Promise<void>, who: number) =>
    world.plan.absent.includes(who) ? [] : [act({
      world,
      people,
      chance: (what) => world.scheduler.draw("actor", who, what),
      key: `key-${who}`,
    })];
  return () => actors.flatMap(start);
}

interface Bought {
  id: string;
  payment: { invoice_id: string } | null;
}

/** Orders a listing from one or two devices, with a new quote when one expired. */
async function order(
  part: Part,
  listing_id: string,
  me: Person,
  tries = 3,
): Promise<Bought | undefined> {
  const { chance, key } = part;
  const address_id = me.address;
  const quoted = await me.ask("POST /shipping/rates", { listing_id, address_id });
  if (quoted.status !== 200) return undefined;
  const shipping_quote = quoted.body.data.rates[0].quote;
  const use_wallet = chance("wallet") < 0.3;
  const body = { listing_id, address_id, shipping_quote, use_wallet };
  // A double click has the same key, and a second device another.
  const keys = [key, chance("device") < 0.3 ? key : `${key}-2`].slice(
    chance("double") < 0.7 ? 0 : 1,
  ).map((key) => `${key}-${tries}`);
  const answers = await Promise.all(keys.map((key) => me.ask("POST /orders", body, key)));
  const bought = answers.find(({ status }) => status === 201)?.body.data;
  const isExpired = answers.some(({ body }) => body?.error?.reason === "quote_expired");
  if (bought || !isExpired || tries === 1) return bought;
  return order(part, listing_id, me, tries - 1);
}

/** Buys a listing; the seed decides what happens to the order. */
async function shop(part: Part, listing_id: string, me: Person): Promise<void> {
  const { world, people, chance } = part;
  const { gate } = world.scheduler;
  const bought = await order(part, listing_id, me);
  if (!bought) return;
  const { id, payment } = bought;
  if (payment && chance("pay") < 0.9) {
    await gate(undefined, "somebody pays at the provider");
    await world.sandbox.post(`/payment/invoices/${payment.invoice_id}/pay`, {});
  }
  await Promise.all([
    chance("check") < 0.5 && me.ask(`GET /payments/${id}/check`),
    chance("cancel") < 0.15 && me.ask(`PUT /orders/${id}/cancel`, {}),
  ]);
  const until = (...statuses: string[]) =>
    patiently(part, async () => {
      const { status } = (await me.ask(`GET /orders/${id}`)).body?.data ?? {};
      return statuses.includes(status) && status as string;
    });
  if (await until("READY_TO_SHIP", ...ENDED) !== "READY_TO_SHIP") return;
  if (chance("seller") < 0.1) await people.Ani.ask(`PUT /orders/${id}/cancel`, {});
  const parcel = await patiently(part, async () => {
    const { orders } = (await world.sandbox.get("/shipping/orders")).body;
    return orders.find(({ reference_id }: { reference_id: string }) => reference_id.startsWith(id))
      ?.id;
  });
  if (!parcel) return;
  for (const status of ["picked", "delivered"]) {
    await gate(undefined, `the carrier says ${status}`);
    await world.sandbox.post(`/shipping/orders/${parcel}/status`, { status });
  }
  await until("DELIVERED", ...ENDED);
  const ending = chance("ending");
  await Promise.all([
    ending > 0.2 && me.ask(`PUT /orders/${id}/confirm`),
    ending > 0.6 && me.ask(`PUT /orders/${id}/confirm`),
    ending < 0.5 && me.ask(`PUT /orders/${id}/dispute`, { reason: "Rusak" }),
  ]);
  if (await until("DISPUTED", ...ENDED) === "DISPUTED") await decide(people.staff, id);
}

async function decide(staff: Person, order: string): Promise<void> {
  const { body } = await staff.ask(`GET /orders/${order}`);
  const path = `/admin/disputes/${body.data.dispute.id}/resolve`;
  await staff.ask(`POST ${path}`, { resolution: "refund", note: "Sesuai foto" });
}

/** Withdraws twice at once, and the bank ends the payout. */
async function withdraw(part: Part): Promise<void> {
  const { world, people: { Citra: me }, chance } = part;
  const once = (key: string) => me.ask("POST /wallet/withdrawals", { amount: 100_000 }, key);
  await Promise.all([once("first"), once(chance("key") < 0.5 ? "first" : "second")]);
  const open = await patiently(part, async () => {
    const { body } = await me.ask("GET /wallet/withdrawals");
    return body?.data.items.find((each: { provider_payout_id: string | null }) =>
      each.provider_payout_id !== null
    );
  });
  if (!open) return;
  const how = pick(["complete", "fail", "expire"], chance("end"));
  await world.scheduler.gate(undefined, `the bank lets the payout ${how}`);
  await world.sandbox.post(`/payment/payouts/${open.id}/${how}`, {});
}

/** Once nothing fails any more, staff retry what is dead. */
async function redrive({ world, people: { staff } }: Part): Promise<void> {
  while (!world.scheduler.isCalm) await world.sleep();
  await world.sleep(12 * 3600);
  for (const what of ["outbox", "jobs"]) {
    const reason = { "x-action-reason": "Their workers stopped" };
    await must(staff.client.post(`/admin/${what}/redrive`, { error: "e" }, reason));
  }
}

/** What is found within a person's patience. */
async function patiently<T>({ world }: Part, find: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const found = await find();
    if (found) return found;
    await world.sleep();
  }
  return undefined;
}
