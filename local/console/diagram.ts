import { html } from "hono/html";
import { type Markup, rupiah } from "../html.ts";
import type { Arrow, Flow, FlowNode } from "./flow.ts";
import { words } from "./layout.ts";

const BOX = { width: 216, height: 66, gap: 34 };
const TOP = 34;
const COLUMNS = [0, 372, 744];
const WIDTH = 960;
/** Width right of the last column, for arrows between two of its boxes. */
const LOOP = 110;
const LONGEST_NAME = 14;
const HEADS = ["where money enters", "where it is held", "whose it is"];
const COLORS = ["#3f8f77", "#c98a2b", "#7d5ba6", "#c2556b", "#4a7fb5", "#6b7f3a"];

interface Drawn extends Arrow {
  start: { x: number; y: number };
  end: { x: number; y: number };
  /** The height at which it crosses the middle column. */
  pass: number | undefined;
  thickness: number;
}

export function diagram({ nodes, arrows }: Flow): Markup {
  const rows = [0, 1, 2].map((column) => nodes.filter((node) => node.column === column).length);
  const height = TOP + Math.max(...rows) * (BOX.height + BOX.gap);
  const top = (node: FlowNode) =>
    TOP + (height - TOP) * (node.row + 0.5) / rows[node.column]! - BOX.height / 2;
  const drawn = anchored(nodes, arrows, top);
  const width = WIDTH + (drawn.some(({ start, end }) => start.x === end.x) ? LOOP : 0);
  return html`
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="The ledger of this order"
      font-family="inherit" font-size="14">
      <defs>
        ${COLORS.map((color, index) => arrowHead(color, index))}
      </defs>
      ${HEADS.map((head, column) =>
        text(COLUMNS[column]! + BOX.width / 2, 14, head, "var(--soft)", 12)
      )}
      ${drawn.map(line)} ${nodes.filter(({ account }) => account !== "").map((node) =>
        box(node, COLUMNS[node.column]!, top(node))
      )}
      ${drawn.map(label)}
    </svg>
  `;
}

/** Positions the ends of arrows along the sides of their boxes, in the order of the opposite ends. */
function anchored(
  nodes: readonly FlowNode[],
  arrows: readonly Arrow[],
  top: (node: FlowNode) => number,
): Drawn[] {
  const node = (id: string) => nodes.find((each) => each.id === id)!;
  const most = Math.max(...arrows.map(({ amount }) => amount));
  const isBack = (arrow: Arrow) => node(arrow.from).column >= node(arrow.to).column;
  // Arrows that touch the same side share its height.
  const position = (arrow: Arrow, end: "from" | "to") => {
    const own = node(arrow[end]);
    const sideOf = (each: Arrow, its: "from" | "to") =>
      (its === "from") !== isBack(each) || node(each.from).column === node(each.to).column;
    const isRight = sideOf(arrow, end);
    const touching = arrows.flatMap((each) =>
      (["from", "to"] as const).filter((its) =>
        each[its] === own.id && sideOf(each, its) === isRight
      )
        .map((its) => ({ each, far: top(node(each.via ?? each[its === "from" ? "to" : "from"])) }))
    ).sort((a, b) => a.far - b.far || a.each.step - b.each.step);
    const share = (touching.findIndex(({ each }) => each === arrow) + 0.5) / touching.length;
    return {
      x: COLUMNS[own.column]! + (isRight ? BOX.width : 0),
      y: top(own) + BOX.height * (0.12 + 0.76 * share),
    };
  };
  return arrows.map((arrow) => ({
    ...arrow,
    start: position(arrow, "from"),
    end: position(arrow, "to"),
    pass: arrow.via === undefined ? undefined : top(node(arrow.via)) + BOX.height / 2,
    thickness: 1.5 + 9 * Math.sqrt(arrow.amount / most),
  }));
}

const colorOf = ({ step }: Arrow) => (step - 1) % COLORS.length;

function line(arrow: Drawn): Markup {
  const color = COLORS[colorOf(arrow)];
  return html`
    <path d="${pathOf(arrow)}" fill="none" stroke="${color}" stroke-opacity="0.55"
      stroke-width="${arrow.thickness.toFixed(1)}" marker-end="url(#head${colorOf(arrow)})" />
  `;
}

/** Horizontal at both ends; an arrow that skips the middle column crosses it horizontally. */
function pathOf({ start, end, pass }: Drawn): string {
  if (start.x === end.x) {
    const out = start.x + LOOP * 0.7;
    return `M ${start.x} ${start.y} C ${out} ${start.y} ${out} ${end.y} ${end.x + 9} ${end.y}`;
  }
  const forward = end.x > start.x ? 1 : -1;
  const stop = { x: end.x - 9 * forward, y: end.y };
  const curve = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const middle = (from.x + to.x) / 2;
    return `C ${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  };
  if (pass === undefined) return `M ${start.x} ${start.y} ${curve(start, stop)}`;
  const [enter, leave] = [{ x: COLUMNS[1]!, y: pass }, { x: COLUMNS[1]! + BOX.width, y: pass }];
  return `M ${start.x} ${start.y} ${curve(start, enter)} H ${leave.x} ${curve(leave, stop)}`;
}

function label({ start, end, pass, step, kind, amount, thickness }: Drawn): Markup {
  const x = start.x === end.x ? start.x + LOOP / 2 : (start.x + end.x) / 2;
  const y = (pass ?? (start.y + end.y) / 2) - thickness / 2 - 22;
  return html`
    <g paint-order="stroke" stroke="var(--paper)" stroke-width="5" stroke-linejoin="round">
      ${text(x, y, `${step} · ${words(kind)}`, "var(--soft)", 12)}
      ${text(x, y + 16, rupiah(amount), "var(--ink)", 14)}
    </g>
  `;
}

function box({ account, owner, net }: FlowNode, x: number, y: number): Markup {
  const color = net === 0 ? "var(--soft)" : net > 0 ? "var(--good)" : "var(--wait)";
  return html`
    <g>
      <rect x="${x + 0.5}" y="${y}" width="${BOX.width - 1}" height="${BOX.height}" rx="12"
        fill="var(--back)" stroke="var(--line)" />
      <text x="${x + 16}" y="${y + 27}" fill="var(--ink)" font-weight="600">
        ${words(account)}${owner
          ? html`<tspan font-weight="400"> of ${shortened(owner)}</tspan>`
          : ""}
      </text>
      <text x="${x + 16}" y="${y + 48}" fill="${color}">${net === 0
        ? "passed on"
        : rupiah(net)}</text>
    </g>
  `;
}

const shortened = (name: string) =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;

function arrowHead(color: string, index: number): Markup {
  return html`
    <marker id="head${index}" viewBox="0 0 10 10" refX="1" refY="5" markerWidth="10"
      markerHeight="10"
      markerUnits="userSpaceOnUse" orient="auto">
      <path d="M 0 0 L 10 5 L 0 10 z" fill="${color}" />
    </marker>
  `;
}

function text(x: number, y: number, words: string, color: string, size: number): Markup {
  return html`
    <text x="${x}" y="${y}" text-anchor="middle" fill="${color}"
      font-size="${size}">${words}</text>
  `;
}
