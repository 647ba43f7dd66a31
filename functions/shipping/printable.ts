/** Latin letters that Unicode does not decompose into a base letter and an accent. */
const BASE_LETTERS: Record<string, string> = {
  Đ: "D",
  đ: "d",
  Ł: "L",
  ł: "l",
  ı: "i",
  Ħ: "H",
  ħ: "h",
};

/** Emoji with their modifiers, flags, and invisible characters. */
const REMOVED = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{C}\ufe0f]/u;

/**
 * The text in the characters of a font. Accents that the font lacks are dropped, other unknown
 * characters become "?", emoji are removed.
 */
export function printable(text: string, characters: ReadonlySet<string>): string {
  return [...text.normalize("NFC")].map((character) => {
    if (/\s/.test(character)) return " ";
    if (characters.has(character)) return character;
    if (REMOVED.test(character)) return "";
    const plain = BASE_LETTERS[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "");
    return plain !== "" && [...plain].every((each) => characters.has(each)) ? plain : "?";
  }).join("").replace(/ +/g, " ").trim();
}
