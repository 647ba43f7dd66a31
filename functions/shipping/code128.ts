/** Code 128, the barcode that couriers scan: a text as black and white stripes. */

/** Widths of bar, space, bar, space, bar, space for each symbol; the last is the stop with its final bar. */
const SYMBOLS = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 " +
  "122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 " +
  "321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 " +
  "211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 " +
  "213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 " +
  "121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 " +
  "241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 " +
  "412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 " +
  "211214 211232 2331112"
).split(" ");
const START_B = 104;
const START_C = 105;
const TO_C = 99;
const TO_B = 100;
const STOP = 106;

/** Widths of the stripes in modules, starting with a bar. Throws for what is not printable ASCII. */
export function code128(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new Error("Code 128 takes printable ASCII.");
  const symbols = symbolsOf(text);
  const weighted = symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(place, 1), 0);
  return [...symbols, weighted % 103, STOP].flatMap((symbol) => [...SYMBOLS[symbol]!].map(Number));
}

/** Pairs of digits take half the room: four of them and more are worth the change of alphabet. */
function symbolsOf(text: string): number[] {
  const symbols: number[] = [];
  let inPairs = false;
  for (let at = 0; at < text.length;) {
    const digits = /^\d*/.exec(text.slice(at))![0].length;
    const wantsPairs: boolean = digits >= 4 || (inPairs && digits >= 2);
    if (at === 0) symbols.push(wantsPairs ? START_C : START_B);
    else if (wantsPairs !== inPairs) symbols.push(wantsPairs ? TO_C : TO_B);
    inPairs = wantsPairs;
    symbols.push(inPairs ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += inPairs ? 2 : 1;
  }
  return symbols;
}
