/** The sold item, its seller and buyer, and its parcel. */
import type { Row } from "../types.ts";
import { to } from "../address.ts";
import { Photos } from "../photos.tsx";
import { Badge, Facts } from "../value.tsx";
import { nameOf, rupiah, t } from "../words/index.ts";

export function Item({ item, order }: { item: Row; order: Row }) {
  const { title, description, photos, ...about } = item;
  const { item_price, shipping_fee, buyer_protection_fee, voucher_discount, commission } = order;
  const { courier_code, tracking_number } = order;
  return (
    <section className="item">
      <h2>
        {title} · <span className="number">{rupiah(item_price)}</span>
      </h2>
      <Photos urls={photos} name={title} />
      <p>{description}</p>
      <div className="pair">
        <Facts row={about} />
        <Facts row={{ shipping_fee, buyer_protection_fee, voucher_discount, commission }} />
        <Facts row={{ courier_code, tracking_number }} />
      </div>
    </section>
  );
}

/** Both people of an order, by name, with their history. */
export function Parties({ buyer, seller }: { buyer: Row; seller: Row }) {
  return (
    <section className="pair">
      {Object.entries({ buyer, seller }).map(([side, { id, username, ...person }]) => (
        <div className="card" key={side}>
          <h3>
            {nameOf(side)}: <a href={to(`person/${id}`)}>{username}</a>{" "}
            {person.account_status !== "active" && <Badge value={person.account_status} />}
          </h3>
          <p className="note">{t("record", recordOf(person))}</p>
        </div>
      ))}
    </section>
  );
}

export const recordOf = (person: Row): Row => ({
  ...person,
  rating: person["rating_average"] === null ? t("unrated") : t("rated", person),
});
