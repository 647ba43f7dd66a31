import { row } from "./row.ts";
import type { Row } from "./row.ts";

const id = crypto.randomUUID();
const none = (step: string, body?: object) =>
  row(`/offers/${id}/${step}`, 404, { suspended: 403 }, body ? { body } : {});

export const offers: Record<string, Row> = {
  offers_create: row("/offers", 201, { seller: 403, suspended: 403 }, {
    body: ({ free_listing_id }) => ({ listing_id: free_listing_id, price: 100_000 }),
  }),
  offers_list: row("/offers", 200),
  offers_accept: none("accept"),
  offers_decline: none("decline"),
  offers_counter: none("counter", { price: 100_000 }),
  offers_withdraw: none("withdraw"),
};
