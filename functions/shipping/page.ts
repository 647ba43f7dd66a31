import { grayscale, PDFDocument, StandardFonts } from "pdf-lib";
import type { PDFFont, PDFPage } from "pdf-lib";
import { printable } from "./printable.ts";

export type Weight = "regular" | "bold";

interface TextStyle {
  size: number;
  weight?: Weight;
  align?: "left" | "center" | "right";
  white?: boolean;
}

/** A PDF page of text and black boxes. Coordinates are points from the upper left corner. */
export class Page {
  #characters: ReadonlySet<string>;
  #advances = { regular: new Map<string, number>(), bold: new Map<string, number>() };

  private constructor(
    readonly document: PDFDocument,
    readonly page: PDFPage,
    readonly fonts: Record<Weight, PDFFont>,
  ) {
    const points = fonts.regular.getCharacterSet();
    this.#characters = new Set(points.map((point) => String.fromCodePoint(point)));
  }

  static async open(title: string, width: number, height: number): Promise<Page> {
    // No creation date: equal pages are equal bytes, so concurrent renderings store the same file.
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title);
    const regular = await document.embedFont(StandardFonts.Helvetica);
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    return new Page(document, document.addPage([width, height]), { regular, bold });
  }

  printable(text: string): string {
    return printable(text, this.#characters);
  }

  /** The width in points. */
  widthOf(text: string, size: number, weight: Weight): number {
    const advances = this.#advances[weight];
    return [...text].reduce((sum, character) => {
      // Per character: for a whole text the library subtracts kerning that it does not draw.
      const advance = advances.get(character) ??
        this.fonts[weight].widthOfTextAtSize(character, 1);
      advances.set(character, advance);
      return sum + advance * size;
    }, 0);
  }

  /** Draws one line of printable text with its baseline at `y`. */
  text(line: string, x: number, y: number, style: TextStyle): void {
    const { size, weight = "regular", align = "left", white = false } = style;
    const shift = { left: 0, center: 0.5, right: 1 }[align] * this.widthOf(line, size, weight);
    this.page.drawText(line, {
      x: x - shift,
      y: this.page.getHeight() - y,
      size,
      font: this.fonts[weight],
      color: grayscale(white ? 1 : 0),
    });
  }

  /** Draws a filled box; `y` is its upper edge. */
  box(x: number, y: number, width: number, height: number): void {
    const bottom = this.page.getHeight() - y - height;
    this.page.drawRectangle({ x, y: bottom, width, height, color: grayscale(0) });
  }

  toPdf(): Promise<Uint8Array> {
    return this.document.save();
  }
}
