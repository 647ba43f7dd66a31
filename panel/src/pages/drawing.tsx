/** An order's money between accounts: a drawing, and on a phone a list of every movement. */
import { COLORS, drawingOf } from "../drawing/drawing.ts";
import { flowOf } from "../drawing/flow.ts";
import type { Arrow } from "../drawing/flow.ts";
import type { Row } from "../types.ts";
import { nameOf, rupiah, t } from "../words/index.ts";

const HEADS = ["moneyEnters", "moneyHeld", "moneyOwned"] as const;

export function Drawing({ order, transfers }: { order: Row; transfers: Row[] }) {
  if (transfers.length === 0) return null;
  const flow = flowOf(
    transfers.flatMap(({ id, kind, entries }) =>
      entries.map(({ account, user_id, amount }: Row) => ({
        transfer: id,
        kind,
        account,
        owner: ownerOf(order, user_id),
        amount,
      }))
    ),
  );
  const title = ({ step, kind }: Arrow) => `${step} · ${nameOf(kind)}`;
  const { width, height, heads, arrows, boxes, labels } = drawingOf(flow, {
    title,
    amount: rupiah,
  });
  const account = (id: string) => boxNameOf(flow.nodes.find((node) => node.id === id)!);
  const movements = flow.arrows.map((arrow) => ({
    title: title(arrow),
    accounts: `${account(arrow.from)} → ${account(arrow.to)}`,
    amount: rupiah(arrow.amount),
  }));
  const all = movements.map((each) => `${each.title}: ${each.accounts} ${each.amount}`).join("; ");
  return (
    <section className="card drawing">
      <h2>{t("drawing")}</h2>
      <p className="note">{t("drawingAbout")}</p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${t("drawing")}: ${all}`}>
        <defs>
          {COLORS.map((color, index) => (
            <marker
              key={color}
              id={`head${index}`}
              viewBox="0 0 10 10"
              refX="1"
              refY="5"
              markerWidth="10"
              markerHeight="10"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M 0 0 L 10 5 L 0 10 z" fill={color} />
            </marker>
          ))}
        </defs>
        {heads.map((x, column) => (
          <text key={x} className="small" x={x} y={14}>{t(HEADS[column]!)}</text>
        ))}
        {arrows.map(({ path, thickness, color }, index) => (
          <path
            key={index}
            className="arrow"
            d={path}
            stroke={COLORS[color]}
            strokeWidth={thickness.toFixed(1)}
            markerEnd={`url(#head${color})`}
          />
        ))}
        {boxes.map((box) => (
          <g key={box.id}>
            <rect x={box.x + .5} y={box.y} width={box.width - 1} height={box.height} rx={12} />
            <text className="name" x={box.x + 16} y={box.y + 27}>{boxNameOf(box)}</text>
            <text className={`net ${toneOf(box.net)}`} x={box.x + 16} y={box.y + 48}>
              {box.net === 0 ? t("passedOn") : rupiah(box.net)}
            </text>
          </g>
        ))}
        {labels.map((label, index) => (
          <g key={index} className="label">
            <text className="small" x={label.x} y={label.y + 12}>{label.title}</text>
            <text className="middle" x={label.x} y={label.y + 29}>{label.amount}</text>
          </g>
        ))}
      </svg>
      <ol className="movements">
        {movements.map(({ title, accounts, amount }, index) => (
          <li key={index}>
            <span className="note">{title}</span>
            <br />
            {accounts} <b>{amount}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ownerOf({ buyer_id, seller_id }: Row, user: string | null): string | null {
  if (user === null) return null;
  return user === buyer_id
    ? nameOf("buyer")
    : user === seller_id
    ? nameOf("seller")
    : user.slice(0, 8);
}

const boxNameOf = ({ account, owner }: { account: string; owner: string | null }) =>
  nameOf(account) + (owner ? ` · ${owner}` : "");

const toneOf = (net: number) => net === 0 ? "rest" : net > 0 ? "good" : "wait";
