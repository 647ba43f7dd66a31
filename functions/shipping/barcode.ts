import { code128 as draw } from "bwip-js/generic";

/** Pixels per module. With one, the library rounds the middle of a bar to a whole pixel. */
const SCALE = 2;

/**
 * The widths in modules of a Code 128 barcode, bars and spaces alternating. Throws on text that is
 * not printable ASCII. The library's `raw()` returns the same widths but bundles all its encoders,
 * 2.0 MB instead of 0.2 MB.
 */
export function code128(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new Error("Code 128 takes printable ASCII.");
  const stripes: number[] = [];
  let end = 0;
  const nothing = () => {};
  draw({ bcid: "code128", text, scale: SCALE }, {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line: (middle, _top, _middle, _bottom, width) => {
      const start = middle - width / 2;
      if (stripes.length > 0) stripes.push((start - end) / SCALE);
      stripes.push(width / SCALE);
      end = start + width;
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: nothing,
  });
  return stripes;
}
