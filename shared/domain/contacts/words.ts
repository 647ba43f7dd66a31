/** Addresses made of words: e-mail, links, names on other services. All patterns read folded text. */

/** Endings that are no first word of a next sentence. */
const SURE = "com|xyz|co\\.id|web\\.id|my\\.id|id|biz|shop|store|link|online|site|app|bio|page";
/** Endings that are also words (net: the last price, org: people): only with a path. */
const UNSURE = "net|org|info|me|my|to|io|ly|co|cc|gg|tv|ee|in|is|it|sg|at|so|us|uk|do|be";
/** Spellings of a dot that avoid detection. */
const DOT = "(?:\\s?\\.\\s?|\\s?[([{]\\s?\\.\\s?[)\\]}]\\s?|" +
  "\\s*[([{]?\\s*\\b(?:dot|titik)\\b\\s*[)\\]}]?\\s*)";
const NAME = "[a-z0-9][\\w-]*";

const WORD_DOT = "\\s*[([{]?\\s*\\b(?:dot|titik)\\b\\s*[)\\]}]?\\s*";
/** Each pattern begins at the start of a word: otherwise it would read a long word once per letter. */
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
  /\b(?:(?:wa|t|m|line|ig)[\s.]{0,3}me|bit[\s.]{0,3}ly|linktr[\s.]{0,3}ee)\s?\/\s?\S+/g,
  new RegExp(`(?<![\\w-])(?=[\\w-]*[a-z])${NAME}(?:,com|\\s+c\\s+o\\s+m)\\b`, "g"),
];

const PRICE = "(?:rp|idr)[\\s.]*\\d";
const MAILER = "(?:gmail|yahoo|ymail|hotmail|outlook|icloud|proton(?:mail)?)";
/** Words beside the name of a service that are no names there. */
const ORDINARY =
  "(?:story|stories|reels?|post(?:ing(?:an)?)?|feeds?|live|dm|bio|chat|akun|account|toko|email|e-?mail|lewat|pakai|pake|via|ke|dari|di|atau|dan|yang|yg|itu|ini|ada|bisa|boleh|dong|kak|kakak|sis|mba|mbak|bang|mas|gan|ya|yah|aja|saja|juga|dulu|nanti|kemarin|besok|lagi|udah|sudah|belum|gak|ga|nggak|tidak|punya|buat|untuk|dengan|sama|apa|mana|kalau|kalo|karena|biar|cuma|hanya|banyak|bagus|lucu|viral|kok|sih|deh|nih|tuh|kan|pun|foto|video|iklan|konten|promo|order|jualan|seller|official|ori|original|mall|store|online|look|worthy|lens|dress|bag|shirt|skirt|pants|style|print|art|aesthetic|story-?nya|saya|aku|kamu|kita|dia|mereka|is|on|and|or|the|for|in|your|me|you|please|thanks|makasih|terima|tolong|kirim|lihat|liat|cek|follow|cari|beli|jual|harga|stok|size|ukuran|warna|barang|paket|ongkir|gratis|free|username|nama|shop|murah|terbaru|kekinian|vibes?|vintage|model|premium|hits|trend(?:ing)?|terlaris|import|lokal|korea(?:n)?|fast|slow|only|bukan|bros|merah|kuning|hijau|biru|putih|hitam|emas|perak|silver|gold|pink|coklat|krem)";
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
    `${LOCAL}\\s*[([{]?\\s*\\b(?:a-?t|et)\\b\\s*[)\\]}]?\\s*${MAILER}\\b(?:\\s*\\.?\\s*(?:com|co|id|me)\\b)?`,
    "g",
  ),
  new RegExp(`${LOCAL}[_([{]+(?:at|@)[_)\\]}]+[a-z]\\w*(?:_dot_\\w+)?`, "g"),
  new RegExp(
    `(?<![\\w.+-])(?!${ORDINARY}\\b)[\\w.+-]{3,}\\s+${MAILER}\\b(?:\\s*[.,]?\\s*com\\b)?`,
    "g",
  ),
  new RegExp(`\\b${MAILER}[\\s:=]+(?=[\\w.]*[\\d._])[a-z][\\w.]{3,}`, "g"),
];

const SERVICE =
  "(?<![\\w-]|\\ba\\s)(?:1g|i[\\s.]g|inst4gram|instagr4m|1nstagram|wa|whats?\\s?app?|wh?at?s?ap+|wassap|wasap|ig|insta(?:gram)?|tele(?:gram)?|tg|line|fb|facebook|messenger|tik\\s?tok|tt|twitter|discord|signal|kakao(?:talk)?|wechat|bbm|pin)(?![\\w-])";
const FILLER =
  "(?:id|akun|username|user|nama|saya|aku|gw|gue|ku|my|is|di|ke|nya|aja|ya|kak|itu|adalah|toko|namanya)";

const HANDLES = [
  // A price per piece (@50rb) begins with a digit.
  new RegExp(`(?<![\\w.])@\\s?(?!${PRICE})[a-z_][\\w.]{2,}`, "g"),
  new RegExp(
    `${SERVICE}(?:\\s+${FILLER}\\b){0,3}\\s*[:=]\\s*(?!${ORDINARY}(?![\\w.]*\\w))@?[a-z_][\\w.]{2,}`,
    "g",
  ),
  // Without a sign, only a name that is no ordinary word.
  new RegExp(
    `${SERVICE}(?:\\s+${FILLER}\\b){0,3}\\s+@?(?!${FILLER}\\.)` +
      `(?=[\\w.]*(?:\\w_|_\\w|[a-z]\\.?\\d|\\w\\.[a-z]))[a-z_][\\w.]{3,}`,
    "g",
  ),
  // Also an ordinary word, if it ends the sentence and seldom follows a service's name.
  new RegExp(
    `(?<![\\w-])(?:ig|insta(?:gram)?|tele(?:gram)?|tik\\s?tok|linktree|(?:id\\s)?line(?:\\sid|\\s?ku)?(?<=id.*|ku))` +
      `(?:ku|nya)?(?:\\s+${FILLER}\\b){0,4}\\s+(?!${ORDINARY}\\b)[a-z]{4,}(?=\\s*(?:$|[.,!?\\n)]))`,
    "g",
  ),
  // The reverse order: sari.closet di ig.
  new RegExp(
    `(?<![\\w.])(?=[\\w.]*(?:\\w_|_\\w|[a-z]\\.?\\d|\\w\\.[a-z]))[a-z_][\\w.]{3,}\\s+(?:di|on|in)\\s+(?:ig|insta(?:gram)?|tele(?:gram)?|tik\\s?tok|fb|facebook)\\b`,
    "g",
  ),
];

export const WORDS: readonly RegExp[] = [...MAILS, ...LINKS, ...HANDLES];
