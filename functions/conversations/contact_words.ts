/** Addresses made of words: e-mail, links, names on other services. All patterns read folded text. */

/** Endings that no sentence runs into. */
const SURE = "com|xyz|co\\.id|web\\.id|my\\.id|id|biz|shop|store|link|online|site|app|bio|page";
/** Endings that are also words (net: the last price, org: people): only with a path. */
const UNSURE = "net|org|info|me|my|to|io|ly|co|cc|gg|tv|ee|in|is|it|sg|at|so|us|uk|do|be";
/** A dot as people write it to be overlooked. */
const DOT = "(?:\\s?\\.\\s?|\\s?[([{]\\s?\\.\\s?[)\\]}]\\s?|" +
  "\\s*[([{]?\\s*\\b(?:dot|titik)\\b\\s*[)\\]}]?\\s*)";
const NAME = "[a-z0-9][\\w-]*";

const WORD_DOT = "\\s*[([{]?\\s*\\b(?:dot|titik)\\b\\s*[)\\]}]?\\s*";
/** Each pattern begins where a word does: tried within one, it would read a long word once per letter. */
const HOST = `(?<![\\w.-])(?=[\\w.-]*[a-z])${NAME}(?:\\.${NAME})*`;

const LINKS = [
  /\bhttps?\s?:\s?\/\s?\/\s?\S+/g,
  /\bwww\s?\.\s?\S+/g,
  new RegExp(`${HOST}\\.(?:${SURE})\\b(?:[/?:]\\S*)?`, "g"),
  new RegExp(`${HOST}\\.(?:${UNSURE})/\\S+`, "g"),
  new RegExp(
    `(?<![\\w-])(?=[\\w-]*[a-z])${NAME}(?:${DOT}co${DOT}id|${DOT}com|` +
      `${WORD_DOT}(?:net|org|id|me|ly|shop|store|xyz))\\b(?:\\s?/\\s?\\S+)?`,
    "g",
  ),
  /\b(?:wa|t|m|line|ig)\s?\.\s?me\s?\/\s?\S+/g,
];

const PRICE = "(?:rp|idr)[\\s.]*\\d";
const LOCAL = "(?<![\\w.+-])[\\w.+-]+";
const MAILS = [
  // A price per piece (2@50rb, 2@Rp50.000) has digits on the right.
  new RegExp(`${LOCAL}@(?!${PRICE})[a-z][\\w-]*(?:\\s?\\.\\s?[a-z][\\w-]*)*`, "g"),
  new RegExp(
    `${LOCAL}\\s*(?:[([{]\\s*(?:at|et|@)\\s*[)\\]}]|@|\\s(?:at|et)\\s)\\s*[a-z][\\w-]*` +
      `(?:\\.[a-z][\\w-]*)*(?:${DOT}(?:com|net|org|co|id))+\\b`,
    "g",
  ),
  new RegExp(
    `${LOCAL}\\s*[([{]?\\s*\\b(?:at|et)\\b\\s*[)\\]}]?\\s*` +
      "(?:gmail|yahoo|ymail|hotmail|outlook|icloud|proton(?:mail)?)\\b(?:\\s*\\.?\\s*(?:com|co|id|me)\\b)?",
    "g",
  ),
];

const SERVICE =
  "(?<![\\w-]|\\ba\\s)(?:wa|whats?\\s?app?|wh?at?s?ap+|wassap|wasap|ig|insta(?:gram)?|tele(?:gram)?|tg|line|fb|facebook|messenger|tik\\s?tok|tt|twitter|discord|signal|kakao(?:talk)?|wechat|bbm|pin)(?![\\w-])";
const FILLER =
  "(?:id|akun|username|user|nama|saya|aku|gw|gue|ku|my|is|di|ke|nya|aja|ya|kak|itu|adalah|toko|namanya)";

const HANDLES = [
  // A price per piece (@50rb) begins with a digit.
  new RegExp(`(?<![\\w.])@\\s?(?!${PRICE})[a-z_][\\w.]{2,}`, "g"),
  new RegExp(`${SERVICE}(?:\\s+${FILLER}\\b){0,3}\\s*[:=]\\s*@?[a-z_][\\w.]{2,}`, "g"),
  // Without a sign, only a name that is no plain word.
  new RegExp(
    `${SERVICE}(?:\\s+${FILLER}\\b){0,3}\\s+@?(?!${FILLER}\\.)` +
      `(?=[\\w.]*(?:\\w_|_\\w|[a-z]\\.?\\d|\\w\\.[a-z]))[a-z_][\\w.]{3,}`,
    "g",
  ),
];

export const WORDS: readonly RegExp[] = [...MAILS, ...LINKS, ...HANDLES];
