import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey } from "jose";
import type { DatabaseClients } from "../../shared/db/client.ts";
import { newAddress } from "../../shared/domain/address.ts";
import type { StaffRole } from "../../shared/http/endpoint.ts";
import { must } from "./client.ts";
import type { Answer, Client } from "./client.ts";
import type { TestDatabase } from "./database.ts";
import type { Market } from "./market.ts";
import { mailbox } from "./notifications.ts";
import type { Mailed } from "./notifications.ts";
import { list, orderBody } from "./sale.ts";
import type { Withdrawal } from "./withdrawals.ts";

export interface TestUser {
  id: string;
  username: string;
  email: string;
  token: string;
}

/** A user who calls the API, `seller.post("/listings", …)`, and what tests often do as one. */
export interface User extends TestUser, Client {
  /** Creates a listing; returns its id. */
  list(changes?: Record<string, unknown>): Promise<string>;
  /** A body for POST /orders, with a quote for the primary address. */
  orderBody(listingId: string): ReturnType<typeof orderBody>;
  /** The available balance, in rupiah. */
  wallet(): Promise<number>;
  /** `available`, `held` and `in_escrow` of the wallet. */
  balance(): ReturnType<typeof must>;
  /** Types and amounts of the wallet's transactions, newest first. */
  entries(): Promise<[string, number][]>;
  /** Adds rupiah to the wallet by an adjustment. */
  fund(amount: number): Promise<void>;
  /** Makes a withdrawal with an unclaimed link. */
  withdraw(amount?: number): Promise<Withdrawal>;
  /** Asks for a withdrawal, of Rp50,000 by default. */
  requestWithdrawal(amount?: number, key?: string): Promise<Answer>;
  /** The withdrawal as it is now. */
  reread(withdrawal: { id: string }): Promise<Withdrawal>;
  /** Runs private.notify in its own transaction. */
  notify(text?: { event?: string; kind?: string; data?: object }): Promise<void>;
  /** E-mails at the provider, newest first. */
  mailbox(): Promise<Mailed[]>;
  /** The notifications, newest first. */
  inbox(): ReturnType<typeof must>;
  /** The kinds of the notifications, newest first. */
  notifications(): Promise<string[]>;
  /** Subscribes a browser; returns its name at the push service. */
  device(): Promise<string>;
}

export function userOf(market: Market, person: TestUser): User {
  const { sql } = market;
  const client = market.as(person);
  const inbox = () => must(client.get("/notifications"));
  const user: User = {
    ...person,
    ...client,
    list: (changes) => list(market, person, changes),
    orderBody: (listingId) => orderBody(market, person, listingId),
    wallet: async () => (await user.balance()).available,
    balance: () => must(client.get("/wallet/balance")),
    entries: async () =>
      (await must(client.get("/wallet/transactions"))).items
        .map(({ type, amount }: { type: string; amount: number }) => [type, amount]),
    fund: async (amount) => {
      await sql`
        select private.ledger_post('test:' || gen_random_uuid(), 'adjustment', 'Test', null, array[
          private.ledger_line('adjustments', ${-amount}),
          private.ledger_line('wallet', ${amount}, p_user_id => ${person.id})])`;
    },
    withdraw: async (amount) => await must(user.requestWithdrawal(amount)),
    requestWithdrawal: (amount = 50_000, key) => {
      const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
      return client.post("/wallet/withdrawals", { amount }, headers);
    },
    reread: async ({ id }) => await must(client.get(`/wallet/withdrawals/${id}`)),
    notify: async (
      { event = crypto.randomUUID(), kind = "withdrawal.paid", data = {} } = {},
    ) => {
      await sql`select private.notify(${person.id}, ${event}, ${kind}, ${sql.json(data as never)})`;
    },
    mailbox: () => mailbox(market, person),
    inbox,
    notifications: async () => (await inbox()).items.map(({ kind }: { kind: string }) => kind),
    device: async () => {
      const name = crypto.randomUUID();
      const browser = await market.with({}).get(`/sandbox/push/send/${name}`);
      await must(client.post("/push/subscribe", browser.body));
      return name;
    },
  };
  return user;
}

/** Signs a token with any claims; with another key when `forged`. */
export type Token = (
  claims: Record<string, unknown>,
  options?: { forged?: boolean; expiresIn?: string },
) => Promise<string>;

interface Tools {
  database: TestDatabase;
  db: DatabaseClients;
  token: Token;
}

/** The project's signing key and a forger's. */
export async function createKeys() {
  const own = await generateKeyPair("ES256", { extractable: true });
  const forger = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...await exportJWK(own.publicKey), kid: "test-key", alg: "ES256", use: "sig" };
  const sign = (url: string): Token => (claims, { forged = false, expiresIn = "1h" } = {}) =>
    signToken(forged ? forger.privateKey : own.privateKey, url, claims, expiresIn);
  return { jwks: JSON.stringify({ keys: [jwk] }), sign };
}

function signToken(
  key: CryptoKey,
  url: string,
  claims: Record<string, unknown>,
  expiresIn: string,
): Promise<string> {
  return new SignJWT({
    role: "authenticated",
    aud: "authenticated",
    iss: `${url}/auth/v1`,
    ...claims,
  })
    .setProtectedHeader({ alg: "ES256", kid: "test-key" }).setExpirationTime(expiresIn).sign(key);
}

let count = 0;

export interface UserOptions {
  registered?: boolean;
  address?: boolean;
}

/**
 * A new user; by default registered, with a primary address in Bandung. The operations of POST /auth/register and
 * POST /auth/me/addresses run without their requests, which are half of the time that a user takes.
 */
export async function createUser(
  { database, db, token }: Tools,
  { registered = true, address = true }: UserOptions = {},
): Promise<TestUser> {
  const id = crypto.randomUUID();
  const username = `person_${++count}`;
  const email = `${username}@example.test`;
  await database
    .admin`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
  const person = { id, username, email, token: await token({ sub: id, email }) };
  const own = db.user(person);
  if (registered) await own.call("api.auth_register", { username, city: "Bandung", email });
  if (registered && address) {
    await own.call("api.auth_addresses_create", { address: newAddress.parse(ADDRESS) });
  }
  return person;
}

/** A new user with this staff role. */
export async function createStaff(
  tools: Tools,
  role: StaffRole,
  options?: UserOptions,
): Promise<TestUser> {
  const person = await createUser(tools, options);
  await tools.database
    .admin`insert into private.staff_roles (user_id, role) values (${person.id}, ${role})`;
  return person;
}

export const ADDRESS = {
  label: "Rumah",
  recipient_name: "Sari Dewi",
  phone: "0812-3456-7890",
  street: "Jl. Braga No. 12",
  district: "Sumur Bandung",
  city: "Bandung",
  province: "Jawa Barat",
  postal_code: "40111",
};
