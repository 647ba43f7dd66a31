import type postgres from "postgres";

export interface Figures {
  postgres: string;
  for_sale: number;
  orders: number;
  escrow: number;
  wallets: number;
  /** Of all accounts; zero unless the ledger is broken. */
  sum: number;
  /** Due by now and not done. */
  waiting: number;
  given_up: number;
}

export interface ForSale {
  id: string;
  title: string;
  price: number;
  product_category: string;
  seller_id: string;
  seller: string;
  size: string | null;
  photo: string | null;
}

export interface Wallet {
  user_id: string;
  username: string;
  full_name: string | null;
  city: string | null;
  balance: number;
}

export async function readFigures(sql: postgres.Sql): Promise<Figures> {
  const [figures] = await sql<Figures[]>`
    select current_setting('server_version') as postgres,
      (select count(*) from public.listings where is_visible)::int as for_sale,
      (select count(*) from public.orders where state_version > 0)::int as orders,
      (select coalesce(sum(balance), 0) from private.ledger_accounts where kind = 'escrow')::float8 as escrow,
      (select coalesce(sum(balance), 0) from private.ledger_accounts where kind = 'wallet')::float8 as wallets,
      (select coalesce(sum(balance), 0) from private.ledger_accounts)::float8 as sum,
      (select count(*) from private.jobs
        where finished_at is null and dead_at is null and run_at <= private.now())::int as waiting,
      (select count(*) from private.jobs where dead_at is not null)::int as given_up`;
  return figures!;
}

/** The newest listings of other sellers. */
export async function readForSale(sql: postgres.Sql, buyerId: string): Promise<ForSale[]> {
  return await sql<ForSale[]>`
    select listings.id, listings.title, listings.price::float8, listings.product_category, listings.seller_id,
      profiles.username as seller, listings.size, listings.photos[1] as photo
    from public.listings join public.profiles on profiles.id = listings.seller_id
    where listings.is_visible and listings.seller_id <> ${buyerId}
    order by listings.created_at desc, listings.id desc limit 4`;
}

export async function readWallets(sql: postgres.Sql, ids: readonly string[]): Promise<Wallet[]> {
  return await sql<Wallet[]>`
    select profiles.id as user_id, profiles.username, profiles.full_name, profiles.city,
      coalesce(accounts.balance, 0)::float8 as balance
    from public.profiles
    left join private.ledger_accounts as accounts
      on accounts.user_id = profiles.id and accounts.kind = 'wallet'
    where profiles.id = any (${ids as string[]}::uuid[])`;
}
