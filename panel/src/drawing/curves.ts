/** The geometry of arrows, and places for their labels that no curve crosses. */
export interface Point {
  x: number;
  y: number;
}
/** A cubic curve: start, two controls, end. */
export type Curve = readonly [Point, Point, Point, Point];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Horizontal at both ends. */
export function between(start: Point, end: Point): Curve {
  const middle = (start.x + end.x) / 2;
  return [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end];
}

export const straight = (start: Point, end: Point): Curve => [start, start, end, end];

export const pathOf = (curves: readonly Curve[]): string =>
  curves.map(([start, one, two, end], index) =>
    `${index === 0 ? `M ${start.x} ${start.y} ` : ""}C ${
      [one, two, end].map(({ x, y }) => `${x} ${y}`).join(" ")
    }`
  ).join(" ");

const SAMPLES = 40;

export const pointsOf = (curves: readonly Curve[]): Point[] =>
  curves.flatMap((curve) =>
    Array.from({ length: SAMPLES + 1 }, (_, index) => pointAt(curve, index / SAMPLES))
  );

function pointAt(curve: Curve, share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const sum = (axis: "x" | "y") =>
    curve.reduce((total, point, index) => total + point[axis] * weights[index]!, 0);
  return { x: sum("x"), y: sum("y") };
}

interface Wanted {
  /** Points along the label's own arrow. */
  points: readonly Point[];
  thickness: number;
  width: number;
  height: number;
}

const MARGIN = 3;

/** One box per arrow, near it, in order of preference: clear of boxes, of labels, of every curve. */
export function placesFor(wanted: readonly Wanted[], boxes: readonly Box[], area: Box): Box[] {
  const places: Box[] = [];
  for (const label of wanted) {
    const best = candidates(label, area)
      .map(({ box, away }) => ({ box, cost: costOf(box, wanted, [...boxes, ...places]) + away }))
      .reduce((one, other) => other.cost < one.cost ? other : one);
    places.push(best.box);
  }
  return places;
}

function candidates({ points, thickness, width, height }: Wanted, area: Box) {
  const clear = thickness / 2 + height / 2 + MARGIN;
  return points.flatMap((point, index) =>
    [-1, 1].flatMap((side) =>
      [0, 8, 16, 26, 40].map((more) => {
        const x = Math.min(Math.max(point.x - width / 2, area.x), area.x + area.width - width);
        const y = point.y + side * (clear + more) - height / 2;
        const box = {
          x,
          y: Math.min(Math.max(y, area.y), area.y + area.height - height),
          width,
          height,
        };
        // Preferred: the middle of its arrow, above it, and close to it.
        const middle = Math.abs(index / points.length - 0.5);
        return { box, away: middle * 20 + (side > 0 ? 3 : 0) + more };
      })
    )
  );
}

function costOf(box: Box, arrows: readonly Wanted[], taken: readonly Box[]): number {
  const crossed = arrows.reduce((sum, { points, thickness }) => {
    const reach = thickness / 2 + MARGIN;
    return sum +
      points.filter(({ x, y }) =>
        x > box.x - reach && x < box.x + box.width + reach && y > box.y - reach &&
        y < box.y + box.height + reach
      ).length;
  }, 0);
  const overlapped =
    taken.filter((other) =>
      box.x < other.x + other.width && other.x < box.x + box.width &&
      box.y < other.y + other.height && other.y < box.y + box.height
    ).length;
  return crossed * 200 + overlapped * 5000;
}
