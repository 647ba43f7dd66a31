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

/** The text in the characters of a font: accents go where they must, other scripts become "?", pictures go. */
export function printable(text: string, characters: ReadonlySet<string>): string {
  return [...text.normalize("NFC")].map((character) => {
    if (/\s/.test(character)) return " ";
    if (characters.has(character)) return character;
    if (UNSEEN.test(character)) return "";
    const plain = RELATIVES[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "");
    return plain !== "" && [...plain].every((each) => characters.has(each)) ? plain : "?";
  }).join("").replace(/ +/g, " ").trim();
}
