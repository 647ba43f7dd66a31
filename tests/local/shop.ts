/** People who sell and buy against a running stack, as clients do, and what the companies have in their books. */
import { openStore } from "../../local/emulators/store.ts";

interface Known {
  base_url: string;
  sandbox_url: string;
  anon_key: string;
  database_url: string;
  users: Record<string, { token: string }>;
}

export type Shop = ReturnType<typeof openShop>;

/** `sandboxFile` is where the twins of this stack keep their books. */
export function openShop(known: Known, sandboxFile: string) {
  const json = { "content-type": "application/json" };
  const send = async (url: string, method: string, headers: object, body?: unknown) => {
    const init = { method, headers: { ...json, ...headers }, body: JSON.stringify(body) };
    const response = await fetch(url, init);
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const as = (who: string) => (method: string, path: string, body?: unknown) =>
    send(known.base_url + path, method, {
      authorization: `Bearer ${known.anon_key}`,
      "x-user-token": known.users[who]!.token,
    }, body);
  const sandbox = (path: string, body: unknown = {}) =>
    send(`${known.sandbox_url}${path}`, "POST", {}, body);

  /** The documents of one kind in the companies' books. */
  function books<T>(kind: string): T[] {
    const store = openStore(sandboxFile);
    const all = store.collection<T>(kind).newest(1_000_000);
    store.close();
    return all;
  }

  return {
    databaseUrl: known.database_url,
    advance: (seconds: number) => sandbox("/clock/advance", { seconds }),
    /** One sells a dress, the other buys and pays it; the order's id. Throws where somebody did not answer. */
    async buyAndPay(): Promise<string> {
      const [seller, buyer] = [as("seller"), as(Math.random() < 0.5 ? "buyer" : "seller2")];
      const listing = await seller("POST", "/listings", {
        title: "Dress katun",
        price: 150_000,
        product_category: "Dress",
        gender: "female",
        condition: "good",
        photos: ["https://photos.example.com/dress.jpg"],
        weight_grams: 400,
      });
      const listing_id = listing.data.id;
      const address_id = (await buyer("GET", "/auth/me")).data.addresses[0].id;
      const { rates } = (await buyer("POST", "/shipping/rates", { listing_id, address_id })).data;
      const shipping_quote = rates[0].quote;
      const order = await buyer("POST", "/orders", { listing_id, address_id, shipping_quote });
      await sandbox(`/payment/invoices/${order.data.payment.invoice_id}/pay`);
      return order.data.id;
    },
    /** Ids of what the payment company was paid. */
    paidInvoices: () =>
      books<{ id: string; payment: object | null }>("invoice").filter(({ payment }) => payment)
        .map(({ id }) => id),
    /** Under which of our references the courier's broker has shipping orders. */
    brokersOrders: () =>
      books<{ request: { reference_id: string } }>("order").map(({ request }) =>
        request.reference_id
      ),
  };
}
