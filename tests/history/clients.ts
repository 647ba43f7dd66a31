/** Clients that sell to each other and read, all at once, and who hang up and repeat themselves. */
import { setTimeout as sleep } from "node:timers/promises";
import { DRESS } from "../support/sale.ts";
import { recordClients } from "./record.ts";
import type { Call, Send, Server } from "./record.ts";

export interface Clients {
  calls: Call[];
  /** Orders that the provider has been told are paid. */
  paid: string[];
  /** Until the returned function is called. */
  start(): () => Promise<unknown>;
  /** What each user reads when nothing runs any more. */
  readAll(): Promise<void>;
}

const chance = (share: number) => Math.random() < share;

/** So many clients share the users; `administrator` reads the ledger. */
export function openClients(server: Server, users: readonly string[], count = 8): Clients {
  const calls: Call[] = [];
  const paid: string[] = [];
  const forSale: { id: string; seller: string }[] = [];
  const open = recordClients(server, calls);
  const parts = { paid, forSale, pay: server.pay };
  const shoppers = Array.from({ length: count }, (_, at) => {
    const user = users[at % users.length]!;
    return shopper({ ...parts, user, send: open(user), withWallet: at % 2 === 0 });
  });
  const auditor = open("administrator");
  const turns = [...shoppers, () => auditor("GET /admin/ledger?limit=1")];
  return {
    calls,
    paid,
    start: () => {
      let isOver = false;
      const repeat = async (turn: () => Promise<unknown>) => {
        while (!isOver) await turn();
      };
      const running = turns.map(repeat);
      return () => {
        isOver = true;
        return Promise.all(running);
      };
    },
    readAll: async () => {
      for (const user of users) {
        const send = open(user);
        await send("GET /wallet/transactions?limit=100");
        for (let offset = 0, total = 1; offset < total; offset += 100) {
          const told = await send(`GET /orders/my?limit=100&offset=${offset}`);
          const { total_as_buyer, total_as_seller } = told!.body.data;
          total = Math.max(total_as_buyer, total_as_seller);
        }
      }
      await auditor("GET /admin/ledger?limit=1");
    },
  };
}

interface Shopper extends Pick<Clients, "paid"> {
  user: string;
  send: Send;
  withWallet: boolean;
  forSale: { id: string; seller: string }[];
  pay: Server["pay"];
}

/** Lists something, walks through everything, and competes for what is new. */
function shopper({ user, send, withWallet, paid, forSale, pay }: Shopper) {
  const succeed: Send = async (...call) => {
    const told = await send(...call);
    if (!told || told.status >= 300) throw new GaveUp();
    return told;
  };
  const data = async (...call: Parameters<Send>) => (await succeed(...call))!.body.data;
  const order = async (listing_id: string) => {
    const address_id = (await data("GET /auth/me")).addresses[0].id;
    const { rates } = await data("POST /shipping/rates", { listing_id, address_id });
    const shipping_quote = rates[0].quote;
    const body = { listing_id, address_id, shipping_quote, use_wallet: withWallet };
    const key = crypto.randomUUID();
    // At once with one that hangs up, and once more.
    const abortAfter = Math.random() * 40;
    await Promise.all([
      send("POST /orders", body, { key, abortAfter }),
      chance(0.5) && send("POST /orders", body, { key }),
    ]);
    for (let tries = 0; tries < 20; tries++) {
      const told = await send("POST /orders", body, { key });
      if (told?.body.error?.reason !== "request_in_progress") return told?.body.data;
      await sleep(50);
    }
  };
  const turn = async () => {
    const listed = await data("POST /listings", DRESS);
    forSale.push({ id: listed.id, seller: user });
    await send(`GET /listings/${listed.id}`);
    if (chance(0.3)) await walk(send);
    const offered = forSale.slice(-6).filter(({ seller }) => seller !== user);
    const wanted = offered[Math.floor(Math.random() * offered.length)];
    if (!wanted) return;
    const bought = await order(wanted.id);
    if (!bought) return;
    const { id, payment } = bought;
    if (payment) {
      if (!await pay(payment.invoice_id).catch(() => false)) throw new GaveUp();
      paid.push(id);
    } else {
      await send(`PUT /orders/${id}/${chance(0.5) ? "confirm" : "cancel"}`);
    }
    for (const path of [`/orders/${id}`, "/orders/my", "/wallet/transactions", "/notifications"]) {
      await send(`GET ${path}`);
    }
  };
  return () =>
    turn().catch((error) => {
      if (!(error instanceof GaveUp)) throw error;
      return sleep(20);
    });
}

/** A call that this turn needs was refused, or had no answer. */
class GaveUp extends Error {}

async function walk(send: Send): Promise<void> {
  for (let cursor: string | null = ""; cursor !== null;) {
    const told = await send(`GET /listings?limit=10${cursor && `&cursor=${cursor}`}`);
    if (told?.status !== 200) return;
    cursor = told.body.next_cursor;
  }
}
