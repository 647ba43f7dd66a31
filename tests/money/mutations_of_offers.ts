import type { Mutation } from "./mutation.ts";

export const OFFER_MUTATIONS: Mutation[] = [
  {
    bug: "an order with an accepted offer costs the listing's price",
    rewrite: [
      "private.offered_price",
      "format('The offer is %s.', v_status));\n  end if;\n  return v_offer.price;",
      "format('The offer is %s.', v_status));\n  end if;\n  return p_listing.price;",
    ],
  },
  {
    bug: "an accepted offer is a price for ever",
    rewrite: [
      "private.offered_price",
      "v_status := private.offer_status(v_offer);",
      `v_status := case v_offer.status
        when 'expired' then 'accepted' else v_offer.status end;`,
    ],
  },
];
