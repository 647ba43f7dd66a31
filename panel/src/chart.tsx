/** Bars over time. Attributes only: the policy forbids styles in the page. The table beside it has the numbers. */
import { day, short } from "./words/index.ts";

interface Given {
  title: string;
  /** In the order of time. */
  points: readonly { at: string; value: number }[];
  /** A number as the page writes it. */
  format: (value: number) => string;
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [640, 220, 64, 34, 12];
const LINES = 4;

/** 1, 2 or 5 times a power of ten, so that this many lines reach the value. */
function stepOf(range: number): number {
  const least = range / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least)!;
}

export function Chart({ title, points, format }: Given) {
  const values = points.map(({ value }) => value);
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)];
  // All zero: an axis up to 1.
  const step = Math.max(1, stepOf(highest - lowest || 1));
  const top = Math.ceil(highest / step) * step || (lowest < 0 ? 0 : step);
  const bottom = Math.floor(lowest / step) * step;
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (top - value) / (top - bottom);
  const slot = (WIDTH - LEFT) / points.length;
  const lines = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, index) => bottom + index * step,
  );
  const labels = [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])];
  const name = `${title}: ${
    points.map(({ at, value }) => `${day(at)} ${format(value)}`).join("; ")
  }`;
  return (
    <figure className="card chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
        {lines.map((value) => (
          <g key={value}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={y(value)}
              y2={y(value)}
              className={value === 0 ? "zero" : undefined}
            />
            <text x={LEFT - 6} y={y(value) + 5} textAnchor="end">{short(value)}</text>
          </g>
        ))}
        {points.map(({ at, value }, index) => (
          <rect
            key={at}
            x={LEFT + slot * index + slot * .15}
            width={Math.min(slot * .7, 40)}
            y={y(Math.max(0, value))}
            height={Math.abs(y(value) - y(0))}
          >
            <title>{`${day(at)}: ${format(value)}`}</title>
          </rect>
        ))}
        {labels.map((index) => (
          <text
            key={index}
            x={LEFT + slot * index + (index === points.length - 1 && index > 0 ? slot : 0)}
            y={HEIGHT - 8}
            textAnchor={index === 0 ? "start" : index === points.length - 1 ? "end" : "middle"}
          >
            {day(points[index]!.at)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
