import type { Page, Weight } from "./page.ts";

interface Paragraph {
  text: string;
  bold?: boolean;
}

interface Line {
  text: string;
  /** Points from the box's upper edge to the baseline. */
  y: number;
  size: number;
  weight: Weight;
}

/** In points; smaller text is illegible. */
const SMALLEST = 5;
/** Line height as a multiple of the font size. */
const LEADING = 1.22;

/**
 * Breaks paragraphs into lines of one font size that fit the box: `box.size` points or the largest
 * smaller size. Text that does not fit at the smallest size is cut off.
 */
export function fit(
  page: Pick<Page, "widthOf">,
  paragraphs: readonly Paragraph[],
  box: { width: number; height: number; size: number },
): Line[] {
  for (let size = box.size;; size -= 0.25) {
    const lines = paragraphs.filter(({ text }) => text !== "").flatMap(({ text, bold = false }) => {
      const weight: Weight = bold ? "bold" : "regular";
      const fits = (candidate: string) => page.widthOf(candidate, size, weight) <= box.width;
      return breakLines(text, fits).map((line) => ({ text: line, size, weight }));
    });
    const room = Math.floor(box.height / (size * LEADING));
    if (lines.length > room && size > SMALLEST) continue;
    return lines.slice(0, room).map((line, index) => ({
      ...line,
      text: index === room - 1 && lines.length > room ? `${line.text.slice(0, -1)}…` : line.text,
      y: (index + 1) * size * LEADING,
    }));
  }
}

function breakLines(text: string, fits: (candidate: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((long) => splitWord(long, fits))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Splits a word wider than the box. */
function splitWord(word: string, fits: (text: string) => boolean): string[] {
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (!fits(piece + character)) {
      found.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...found, piece];
}
