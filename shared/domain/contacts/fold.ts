/**
 * A text as people read it: without invisible characters, look-alikes replaced by the letters and digits that they
 * resemble.
 */
export interface Folded {
  /** Lower case. */
  text: string;
  /** The start of each character of `text` in the source, and the end. */
  starts: number[];
  source: string;
}

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.freeze(
  Object.fromEntries(
    [
      ..."aа eе oо pр cс xх yу iі jј sѕ dԁ hһ kк mм tт bв nп wԝ lӏ qԛ uս gɡ oо".split(" "),
      ..."aα oο eε iι kκ nη pρ tτ uυ xχ yγ vν oօ nո lǀ iı oσ o🅾 o🅞 i🅸".split(" "),
    ].map((pair) => [...pair].toReversed() as [string, string]),
  ),
);

const DIGIT = /\p{Nd}/u;
/** Marks, and invisible characters. */
const UNSEEN = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/** The digits of a script follow each other from zero. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0)!;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

function foldOne(character: string): string {
  if (/^[\x20-\x7e\n]$/.test(character)) return character.toLowerCase();
  const plain = character.normalize("NFKD").replace(UNSEEN, "").toLowerCase();
  return [...plain].map((one) =>
    one > "\x7f" && DIGIT.test(one) ? asciiDigit(one) : LOOKALIKES[one] ?? one
  ).join("");
}

export function fold(source: string): Folded {
  const starts: number[] = [];
  let text = "";
  let at = 0;
  for (const character of source) {
    const folded = foldOne(character);
    for (let unit = 0; unit < folded.length; unit++) starts.push(at);
    text += folded;
    at += character.length;
  }
  return { text, starts: [...starts, at], source };
}
