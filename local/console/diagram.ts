import { html } from "hono/html";
import { COLORS, drawingOf } from "../../panel/src/drawing/drawing.ts";
import type { Arrow, Flow } from "../../panel/src/drawing/flow.ts";
import type { Markup } from "../html.ts";
import { rupiah, words } from "./layout.ts";

const LONGEST_NAME = 14;
const HEADS = ["where money enters", "where it is held", "whose it is"];

const titleOf = ({ step, kind }: Arrow) => `${step} · ${words(kind)}`;

export function diagram(flow: Flow): Markup {
  const { width, height, heads, boxes, arrows, labels } = drawingOf(flow, {
    title: titleOf,
    amount: rupiah,
  });
  return html`
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="The ledger of this order"
      font-family="inherit" font-size="14">
      <defs>
        ${COLORS.map((color, index) => arrowHead(color, index))}
      </defs>
      ${heads.map((x, column) => text(x, 14, HEADS[column]!, "var(--soft)", 12))}
      ${arrows.map(({ path, thickness, color }) =>
        html`
          <path class="arrow" d="${path}" fill="none" stroke="${COLORS[
            color
          ]}" stroke-opacity="0.55"
            stroke-width="${thickness.toFixed(1)}" marker-end="url(#head${color})" />
        `
      )} ${boxes.map(drawBox)}
      ${labels.map(({ x, y, title, amount }) =>
        html`
          <g class="label">
            ${text(x, y + 12, title, "var(--soft)", 12)} ${text(
              x,
              y + 29,
              amount,
              "var(--ink)",
              14,
            )}
          </g>
        `
      )}
    </svg>
  `;
}

/** The same as lines of text, for a narrow screen. */
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

type Drawn = ReturnType<typeof drawingOf>["boxes"][number];

function drawBox({ account, owner, net, x, y, width, height }: Drawn): Markup {
  const color = net === 0 ? "var(--soft)" : net > 0 ? "var(--good)" : "var(--wait)";
  return html`
    <g>
      <rect x="${x + 0.5}" y="${y}" width="${width - 1}" height="${height}" rx="12"
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
