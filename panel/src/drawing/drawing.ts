/** The positions of a flow's boxes, arrows and labels: the console writes them as HTML, the panel with React. */
import { between, type Box, type Curve, pathOf, placesFor, pointsOf, straight } from "./curves.ts";
import type { Arrow, Flow, FlowNode } from "./flow.ts";

const BOX = { width: 216, height: 66, gap: 46 };
const TOP = 34;
const COLUMNS = [0, 412, 824];
const WIDTH = 1040;
const LABEL = { height: 34, letter: 7, digit: 8.2 };
/** Width right of the last column, for arrows between two of its boxes. */
const LOOP = 200;
export const COLORS = ["#3f8f77", "#c98a2b", "#7d5ba6", "#c2556b", "#4a7fb5", "#6b7f3a"];

/** The transfer above, the amount below. */
export interface Words {
  title: (arrow: Arrow) => string;
  amount: (rupiah: number) => string;
}

interface Drawn extends Arrow {
  start: { x: number; y: number };
  end: { x: number; y: number };
  /** The height at which it crosses the middle column. */
  pass: number | undefined;
  thickness: number;
}

export function drawingOf({ nodes, arrows }: Flow, words: Words) {
  const rows = [0, 1, 2].map((column) => nodes.filter((node) => node.column === column).length);
  const height = TOP + Math.max(...rows) * (BOX.height + BOX.gap);
  const top = (node: FlowNode) =>
    TOP + (height - TOP) * (node.row + 0.5) / rows[node.column]! - BOX.height / 2;
  const drawn = anchored(nodes, arrows, top);
  const boxes = nodes.filter(({ account }) => account !== "").map((node) => ({
    ...node,
    x: COLUMNS[node.column]!,
    y: top(node),
    width: BOX.width,
    height: BOX.height,
  }));
  const width = WIDTH + (drawn.some(({ start, end }) => start.x === end.x) ? LOOP : 0);
  const area = { x: 0, y: 20, width, height: height - 20 };
  return {
    width,
    height,
    /** The middle of each column. */
    heads: COLUMNS.map((x) => x + BOX.width / 2),
    boxes,
    arrows: drawn.map((arrow) => ({
      path: pathOf(curvesOf(arrow)),
      thickness: arrow.thickness,
      color: (arrow.step - 1) % COLORS.length,
    })),
    labels: labels(drawn, boxes, area, words),
  };
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

function labels(drawn: readonly Drawn[], boxes: readonly Box[], area: Box, words: Words) {
  const said = drawn.map((arrow) => ({
    title: words.title(arrow),
    amount: words.amount(arrow.amount),
  }));
  const wanted = drawn.map((arrow, index) => ({
    points: pointsOf(curvesOf(arrow)),
    thickness: arrow.thickness,
    width: Math.max(
      said[index]!.title.length * LABEL.letter,
      said[index]!.amount.length * LABEL.digit,
    ),
    height: LABEL.height,
  }));
  return placesFor(wanted, boxes, area).map(({ x, y, width }, index) => ({
    ...said[index]!,
    x: x + width / 2,
    y,
  }));
}
