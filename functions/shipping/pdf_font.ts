/** Helvetica, which every PDF reader brings along: how wide its letters are, and how text is written in it. */

export type Weight = "regular" | "bold";

/** Widths of the characters 32 to 126 in thousandths of the size, from Adobe's metrics of the font. */
const WIDTHS: Record<Weight, number[]> = {
  regular: (
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 " +
    "556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 " +
    "722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 " +
    "556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 " +
    "260 334 584"
  ).split(" ").map(Number),
  bold: (
    "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 " +
    "556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 " +
    "722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 " +
    "556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 " +
    "280 389 584"
  ).split(" ").map(Number),
};
const WIDEST = 1000;

/** Where Windows-1252, the encoding of the text, differs from Unicode. */
const SPECIALS: Record<string, number> = Object.fromEntries(
  [..."€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"].map((character, at) => [
    character,
    [
      0x80,
      0x82,
      0x83,
      0x84,
      0x85,
      0x86,
      0x87,
      0x88,
      0x89,
      0x8a,
      0x8b,
      0x8c,
      0x8e,
      0x91,
      0x92,
      0x93,
      0x94,
      0x95,
      0x96,
      0x97,
      0x98,
      0x99,
      0x9a,
      0x9b,
      0x9c,
      0x9e,
      0x9f,
    ][at]!,
  ]),
);

/** Letters of Latin scripts that are not a plain letter with something on it. */
const RELATIVES: Record<string, string> = {
  Đ: "D",
  đ: "d",
  Ł: "L",
  ł: "l",
  ı: "i",
  Ħ: "H",
  ħ: "h",
};

/** Pictures, their colours and flags, and what no eye sees. */
const UNSEEN = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{C}\ufe0f]/u;

/** The text in the characters that the font has: accents go where they must, other scripts become "?", pictures go. */
export function printable(text: string): string {
  const known = (character: string) => codeOf(character) !== undefined;
  return [...text.normalize("NFC")].map((character) => {
    if (/\s/.test(character)) return " ";
    if (known(character)) return character;
    if (UNSEEN.test(character)) return "";
    const plain = RELATIVES[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "");
    return plain !== "" && [...plain].every(known) ? plain : "?";
  }).join("").replace(/ +/g, " ").trim();
}

/** How wide printable text is at this size, in points. Never less than it will be. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const widths = WIDTHS[weight];
  return [...text].reduce((sum, character) => {
    const base = character.normalize("NFD").charCodeAt(0);
    return sum + (widths[base - 32] ?? WIDEST) * size / 1000;
  }, 0);
}

/** Printable text as a PDF string. */
export function encoded(text: string): string {
  const bytes = [...text].map((character) => codeOf(character) ?? 0x3f);
  return `<${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}>`;
}

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0)!;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code;
  return SPECIALS[character];
}
