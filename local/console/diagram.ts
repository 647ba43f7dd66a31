import { html } from "hono/html";
import { type Markup, rupiah } from "../html.ts";
import { between, type Box, type Curve, pathOf, placesFor, pointsOf, straight } from "./curves.ts";
import type { Arrow, Flow, FlowNode } from "./flow.ts";
import { words } from "./layout.ts";

const BOX = { width: 216, height: 66, gap: 46 };
const TOP = 34;
const COLUMNS = [0, 412, 824];
const WIDTH = 1040;
const LABEL = { height: 34, letter: 7, digit: 8.2 };
/** Width right of the last column, for arrows between two of its boxes. */
const LOOP = 200;
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
  const boxes = nodes.filter(({ account }) => account !== "").map((node) => ({
    node,
    box: { x: COLUMNS[node.column]!, y: top(node), width: BOX.width, height: BOX.height },
  }));
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
      ${drawn.map(line)} ${boxes.map(({ node, box }) => drawBox(node, box))}
      ${labels(drawn, boxes.map(({ box }) => box), { x: 0, y: 20, width, height: height - 20 })}
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
    <path class="arrow" d="${pathOf(
      curvesOf(arrow),
    )}" fill="none" stroke="${color}" stroke-opacity="0.55"
      stroke-width="${arrow.thickness.toFixed(1)}" marker-end="url(#head${colorOf(arrow)})" />
  `;
}

/** An arrow that skips the middle column crosses it horizontally. */
function curvesOf({ start, end, pass }: Drawn): Curve[] {
  if (start.x === end.x) {
    const out = start.x + LOOP * 0.45;
    return [[start, { x: out, y: start.y }, { x: out, y: end.y }, { x: end.x + 9, y: end.y }]];
  }
  const forward = end.x > start.x ? 1 : -1;
  const stop = { x: end.x - 9 * forward, y: end.y };
  if (pass === undefined) return [between(start, stop)];
  const [enter, leave] = [{ x: COLUMNS[1]!, y: pass }, { x: COLUMNS[1]! + BOX.width, y: pass }];
  return [between(start, enter), straight(enter, leave), between(leave, stop)];
}

const titleOf = ({ step, kind }: Arrow) => `${step} · ${words(kind)}`;

function labels(drawn: readonly Drawn[], boxes: readonly Box[], area: Box): Markup[] {
  const wanted = drawn.map((arrow) => ({
    points: pointsOf(curvesOf(arrow)),
    thickness: arrow.thickness,
    width: Math.max(
      titleOf(arrow).length * LABEL.letter,
      rupiah(arrow.amount).length * LABEL.digit,
    ),
    height: LABEL.height,
  }));
  return placesFor(wanted, boxes, area).map(({ x, y, width }, index) => {
    const arrow = drawn[index]!;
    const middle = x + width / 2;
    return html`
      <g class="label">
        ${text(middle, y + 12, titleOf(arrow), "var(--soft)", 12)}
        ${text(middle, y + 29, rupiah(arrow.amount), "var(--ink)", 14)}
      </g>
    `;
  });
}

/** The same as lines of text, for a screen that is too narrow for the drawing. */
export const flowList = ({ arrows, nodes }: Flow): Markup => {
  const name = (id: string) => {
    const { account, owner } = nodes.find((node) => node.id === id)!;
    return words(account) + (owner ? ` of ${owner}` : "");
  };
  return html`
    <ol class="flows calls">
      ${arrows.map((arrow) =>
        html`
          <li>
            <span class="note">${titleOf(arrow)}</span><br>
            ${name(arrow.from)} → ${name(arrow.to)} <b class="price">${rupiah(arrow.amount)}</b>
          </li>
        `
      )}
    </ol>
  `;
};

function drawBox({ account, owner, net }: FlowNode, { x, y }: Box): Markup {
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
