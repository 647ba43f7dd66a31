/** One page of text and black boxes as a PDF: all that a label needs, a hundredth of what a PDF library weighs. */
import { encoded, widthOf } from "./pdf_font.ts";
import type { Weight } from "./pdf_font.ts";

/** Points from the left and from the top. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  align?: "left" | "center" | "right";
  white?: boolean;
}

export class Page {
  #operations: string[] = [];

  constructor(readonly width: number, readonly height: number) {}

  /** One line of printable text whose letters stand on `y`. */
  text(line: string, x: number, y: number, style: TextStyle): void {
    const { size, weight = "regular", align = "left", white = false } = style;
    const shift = { left: 0, center: 0.5, right: 1 }[align] * widthOf(line, size, weight);
    const font = weight === "bold" ? "F2" : "F1";
    const at = `${round(x - shift)} ${round(this.height - y)}`;
    this.#operations.push(
      `BT ${white ? "1" : "0"} g /${font} ${size} Tf ${at} Td ${encoded(line)} Tj ET`,
    );
  }

  /** A filled box; `y` is its upper edge. */
  box(x: number, y: number, width: number, height: number): void {
    const [left, bottom] = [round(x), round(this.height - y - height)];
    this.#operations.push(`0 g ${left} ${bottom} ${round(width)} ${round(height)} re f`);
  }

  /** The same page gives the same bytes, so that two who render it at once write the same file. */
  toPdf(title: string): Uint8Array<ArrayBuffer> {
    const content = this.#operations.join("\n");
    const font = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    return assemble([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${round(this.width)} ${round(this.height)}] ` +
      "/Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      font("Helvetica"),
      font("Helvetica-Bold"),
      `<< /Title ${encoded(title)} >>`,
    ]);
  }
}

/** Everything in it is ASCII, so a character is a byte and positions are lengths. */
function assemble(objects: string[]): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return new TextEncoder().encode(`${file}${table}${trailer}startxref\n${file.length}\n%%EOF\n`);
}

const round = (points: number) => Math.round(points * 100) / 100;
