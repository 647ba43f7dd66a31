/** Text into a box: broken at words, set smaller until it fits, cut off only when nobody could read it any more. */
import type { Page, Weight } from "./page.ts";

interface Paragraph {
  text: string;
  bold?: boolean;
}

interface Line {
  text: string;
  /** From the box's upper edge to the foot of the letters. */
  y: number;
  size: number;
  weight: Weight;
}

const SMALLEST = 5;
const LEADING = 1.22;

/** The lines of these paragraphs, all in one size of at most `size` points. */
export function fit(
  page: Pick<Page, "widthOf">,
  paragraphs: readonly Paragraph[],
  box: { width: number; height: number; size: number },
): Line[] {
  for (let size = box.size;; size -= 0.25) {
    const lines = paragraphs.filter(({ text }) => text !== "").flatMap(({ text, bold = false }) => {
      const weight: Weight = bold ? "bold" : "regular";
      const fits = (candidate: string) => page.widthOf(candidate, size, weight) <= box.width;
      return broken(text, fits).map((line) => ({ text: line, size, weight }));
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

function broken(text: string, fits: (candidate: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((long) => pieces(long, fits))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word that is wider than the box is broken where it must be. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
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
