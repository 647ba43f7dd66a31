/** The money of an order as a graph: accounts, and the movements between them. */
export interface Entry {
  transfer: string;
  kind: string;
  account: string;
  /** The owner of a wallet. */
  owner: string | null;
  amount: number;
}

export interface Arrow {
  from: string;
  to: string;
  amount: number;
  /** The number of its transfer, counted from 1. */
  step: number;
  kind: string;
  /** The node that it passes through if it skips the middle column. */
  via?: string;
}

export interface FlowNode {
  id: string;
  /** Empty for a node that only positions an arrow. */
  account: string;
  owner: string | null;
  /** 0: where money enters; 1: where it is held; 2: its owner. */
  column: number;
  row: number;
  /** The sum of this order's entries. */
  net: number;
}

export interface Flow {
  nodes: FlowNode[];
  arrows: Arrow[];
}

const SOURCES = ["provider_cash", "promotions", "claims", "adjustments"];
const HELD = ["escrow", "shipping_payable", "protection_fee_held", "suspense"];

export function flowOf(entries: readonly Entry[]): Flow {
  const nodes = new Map<string, FlowNode>();
  for (const { account, owner, amount } of entries) {
    const id = idOf({ account, owner });
    const column = SOURCES.includes(account) ? 0 : HELD.includes(account) ? 1 : 2;
    const node = nodes.get(id) ?? { id, account, owner, column, row: 0, net: 0 };
    nodes.set(id, { ...node, net: node.net + amount });
  }
  const transfers = [...Map.groupBy(entries, ({ transfer }) => transfer).values()];
  const arrows = transfers.flatMap((parts, index) => arrowsOf(parts, index + 1)).map((arrow) => {
    const skips = nodes.get(arrow.to)!.column - nodes.get(arrow.from)!.column === 2;
    if (!skips) return arrow;
    const via = `${arrow.from} > ${arrow.to} ${arrow.step}`;
    nodes.set(via, { id: via, account: "", owner: null, column: 1, row: 0, net: 0 });
    return { ...arrow, via };
  });
  return { nodes: arranged([...nodes.values()], arrows), arrows };
}

/** Pairs the outgoing and incoming amounts of accounts, equal ones first; a transfer sums to zero. */
function arrowsOf(parts: readonly Entry[], step: number): Arrow[] {
  const open = parts.map((entry) => ({ id: idOf(entry), left: entry.amount }));
  const arrows: Arrow[] = [];
  const pair = (isMatch: (given: number, taken: number) => boolean) => {
    for (const source of open.filter(({ left }) => left < 0)) {
      for (const target of open.filter(({ left }) => left > 0)) {
        if (source.left === 0 || !isMatch(-source.left, target.left)) continue;
        const amount = Math.min(-source.left, target.left);
        arrows.push({ from: source.id, to: target.id, amount, step, kind: parts[0]!.kind });
        source.left += amount;
        target.left -= amount;
      }
    }
  };
  pair((given, taken) => given === taken);
  pair(() => true);
  return arrows;
}

/** Orders each column by the weighted mean row of its sources, so that few arrows cross. */
function arranged(nodes: FlowNode[], arrows: readonly Arrow[]): FlowNode[] {
  const rows = new Map<string, number>();
  const legs = arrows.flatMap(({ from, to, via, amount }) =>
    via ? [{ from, to: via, amount }, { from: via, to, amount }] : [{ from, to, amount }]
  );
  for (const column of [0, 1, 2]) {
    const here = nodes.filter((node) => node.column === column);
    const weight = ({ id }: FlowNode) => {
      const sources = legs.filter((leg) => leg.to === id && rows.has(leg.from));
      const total = sources.reduce((sum, { amount }) => sum + amount, 0);
      const sum = sources.reduce((sum, { from, amount }) => sum + rows.get(from)! * amount, 0);
      return total === 0 ? here.length : sum / total;
    };
    const order = here.map((node, index) => ({ node, weight: weight(node), index }))
      .sort((a, b) => a.weight - b.weight || rank(a.node) - rank(b.node) || a.index - b.index);
    order.forEach(({ node }, row) => rows.set(node.id, row));
  }
  return nodes.map((node) => ({ ...node, row: rows.get(node.id)! }));
}

const rank = ({ account }: FlowNode) => {
  const index = [...SOURCES, ...HELD].indexOf(account);
  return index < 0 ? SOURCES.length + HELD.length + (account === "" ? 1 : 0) : index;
};

const idOf = ({ account, owner }: Pick<Entry, "account" | "owner">) =>
  owner ? `${account} ${owner}` : account;
