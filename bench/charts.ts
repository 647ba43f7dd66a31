/** Charts of what the parts return. */
import type { Chart, Panel } from "./chart.ts";
import type { ClientsRow } from "./clients.ts";
import { BARE, INBOX } from "./history.ts";
import type { HistoryRow } from "./history.ts";
import type { SizeRow } from "./size.ts";

interface StripesRow {
  stripes: number;
  perSecond: number;
  p50: number;
}

interface Point {
  x: string;
  series: string;
  value: number;
}

/** A series for each name, in the order of their first points. */
function panel(kind: Panel["kind"], y: string, xLabel: string, points: Point[]): Panel {
  const unique = (names: string[]) => [...new Set(names)];
  const values = unique(points.map(({ x }) => x));
  const series = unique(points.map(({ series }) => series)).map((name) => ({
    name,
    values: values.map((x) => {
      const point = points.find((each) => each.series === name && each.x === x);
      if (!point) throw new Error(`${name} was not measured at ${x}.`);
      return Number(point.value.toPrecision(3));
    }),
  }));
  return { kind, y, x: { label: xLabel, values }, series };
}

const count = (value: number) => value.toLocaleString("en");

/** By the part that measures them. */
export const CHARTS = {
  size: (rows: SizeRow[]): Chart => {
    const points = (value: (row: SizeRow) => number) =>
      rows.map((row) => ({ x: count(row.listings), series: row.path, value: value(row) }));
    return {
      title: "Listings: the same pages with more of them (8 clients)",
      panels: [
        panel("lines", "requests per second", "listings", points((row) => row.perSecond)),
        panel("lines", "p50, ms", "listings", points((row) => row.p50)),
      ],
    };
  },
  clients: (rows: ClientsRow[]): Chart => {
    const points = (value: (row: ClientsRow) => number) =>
      rows.map((row) => ({ x: count(row.clients), series: row.path, value: value(row) }));
    return {
      title: "Clients: throughput and latency of one stack",
      panels: [
        panel("lines", "per second", "clients", points((row) => row.perSecond)),
        panel("lines", "p50, ms", "clients", points((row) => row.p50)),
      ],
    };
  },
  stripes: ({ ledger, payments }: { ledger: StripesRow[]; payments: StripesRow[] }): Chart => {
    const points = (value: (row: StripesRow) => number) =>
      Object.entries({ "a payment's callback": payments, "its ledger transfer alone": ledger })
        .flatMap(([series, rows]) =>
          rows.map((row) => ({ x: count(row.stripes), series, value: value(row) }))
        );
    return {
      title: "Stripes of the shared ledger accounts (32 clients)",
      panels: [
        panel("bars", "per second", "stripes", points((row) => row.perSecond)),
        panel("bars", "p50, ms", "stripes", points((row) => row.p50)),
      ],
    };
  },
  history: (rows: HistoryRow[]): Chart => {
    const shown = rows.filter(({ figure }) => figure.name !== BARE && figure.name !== INBOX);
    const points = (value: (row: HistoryRow) => number) =>
      shown.map((row) => ({
        x: `${row.rows / 1e6} million${row.layout === "by month" ? ", by month" : ""}`,
        series: row.figure.name,
        value: value(row),
      }));
    return {
      title: "Ledger entries: a wallet's page and a transfer (one client)",
      panels: [
        panel("bars", "p50, ms", "ledger entries", points(({ figure }) => figure.p50)),
        panel("bars", "pages of 8 kB touched", "ledger entries", points(({ pages }) => pages)),
      ],
    };
  },
};
