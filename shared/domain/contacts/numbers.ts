/** Telephone and account numbers in folded text, as from and to. */
export type Range = readonly [from: number, to: number];

const SPELLED: readonly (readonly [RegExp, string])[] = [
  "nol|kosong|zero",
  "satu|one",
  "dua|two",
  "tiga|three",
  "empat|four",
  "lima|five",
  "enam|six",
  "tujuh|seven",
  "delapan|lapan|eight",
  "sembilan|nine",
].map((words, digit) => [new RegExp(`^(?:${words})$`), String(digit)] as const);
const WORD =
  "nol|kosong|zero|satu|one|dua|two|tiga|three|empat|four|lima|five|enam|six|tujuh|seven|delapan|lapan|eight|sembilan|nine";
/** Letters used instead of similar digits. */
const LETTERS: Readonly<Record<string, string>> = {
  o: "0",
  l: "1",
  i: "1",
  s: "5",
  b: "8",
  z: "2",
};
/** A digit; a word for one; a letter in its place between digits. */
const TOKEN =
  `\\d|${WORD}|\\bo(?=\\s?\\d)|o(?=\\d)|(?<=\\d)[oli](?=\\d|\\b)|(?<=\\d)[sbz](?=\\d)|(?<=\\d\\s)o\\b`;
/** Words between the parts of a number, written to avoid detection. */
const JOIN =
  "x{1,3}|titik|koma|strip|spasi|garis|minus|min|dash|lalu|terus|trus|kemudian|lanjut|sambung|dan";
/** Between tokens any non-letters; NUL replaces harmless parts. */
const GAP = `[^a-z0-9\\0]{0,16}(?:(?:${JOIN})[^a-z0-9\\0]{0,4})?`;
const RUN = new RegExp(`(?:${TOKEN})(?:${GAP}(?:${TOKEN}))*`, "gu");
const TOKENS = new RegExp(`${TOKEN}|${JOIN}`, "g");

const CLOCK = "(?:[01]?\\d|2[0-3])[.:][0-5]\\d";
/** Digits that are never part of a number to call. No digit precedes them. */
const HARMLESS = [
  // References, and waybills with the courier's letters, which people write in capitals.
  /\b(?:ord|bst|wd)-\d{6}-\w{4,8}\b/g,
  // Prices: with the sign, in thousands with dots, or with a word for thousands.
  /\b(?:rp|idr)\.?\s*[1-9]\d{0,2}(?:[.,]?\d{3}){0,2}(?:,\d\d)?(?![.,]?\d)/g,
  /(?<![\d.])[1-9]\d{0,2}(?:\.\d{3})*\.(?:000|500)(?![\d.])/g,
  // A quantity, unless it is the last part of a number.
  /(?<![\d.]|\d{3}[^a-z\d\0]{1,4}|\d[^a-z\d\0]{1,4}(?=\d{4}))[1-9]\d{0,3}(?:[.,]\d+)?\s?(?:rb|ribu|k|jt|juta|cm|mm|gr?|gram|kg|ml|inch|inci|tahun|thn|pcs|buah)\b/g,
  // Opening hours and dates.
  /(?<![\d.])\d{1,2}[.:]\d{2}\s*(?:-|–|sampai|s\/d|sd)\s*\d{1,2}[.:]\d{2}(?![\d.-]*\d)/g,
  /(?<!\d)\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}(?!\d)/g,
  /(?<!\d)20\d\d-[01]\d-[0-3]\d(?![\d-])/g,
  new RegExp(`(?<!\\d)\\d{1,2}([-/])\\d{1,2}\\1\\d{2},?\\s+${CLOCK}(?![^a-z\\0]{0,4}\\d)`, "g"),
  new RegExp(`(?<!\\d)${CLOCK}(?:[\\s,/&-]{1,3}${CLOCK})+(?![^a-z\\0]{0,4}\\d)`, "g"),
  // Article numbers: 0387/235/800, and the format of H&M.
  /(?<=\bh\s?&\s?m\b[^\d]{0,12})0\d{6}00\d(?![^a-z\0]{0,4}\d)/g,
  /(?<![\d/])\d{4}\/\d{3}\/\d{3}(?![^a-z\0]{0,4}\d)/g,
];

interface Group {
  digits: string;
  /** The number of digits that are words. */
  words: number;
  from: number;
  to: number;
}

/** Groups of adjacent digits. */
function groupsOf(run: string, offset: number): Group[] {
  const groups: Group[] = [];
  for (const { 0: token, index } of run.matchAll(TOKENS)) {
    const word = SPELLED.find(([words]) => words.test(token))?.[1];
    const digit = word ?? (/\d/.test(token) ? token : LETTERS[token]);
    if (digit === undefined) continue;
    const last = groups.at(-1);
    const [from, to] = [offset + index, offset + index + token.length];
    const words = word === undefined ? 0 : 1;
    if (last?.to === from) {
      [last.digits, last.to, last.words] = [last.digits + digit, to, last.words + words];
    } else groups.push({ digits: digit, words, from, to });
  }
  return groups;
}

/** Sizes: 08 10 12 14, or 0-3, 3-6, 6-9, 9-12. */
function isSeries(groups: Group[]): boolean {
  const isChain = groups.length > 3 &&
    groups.every(({ digits }, at) =>
      digits.length < 3 && (at === 0 || at % 2 === 1 || digits === groups[at - 1]!.digits)
    );
  if (isChain) return true;
  const steps = groups.slice(1).map(({ digits }, at) =>
    Number(digits) - Number(groups[at]!.digits)
  );
  return groups.length > 2 && groups.every(({ digits }) => digits.length > 1) && steps[0]! > 0 &&
    new Set(steps).size === 1;
}

const MOBILE = /^(?:0|62|0062)8[1-9]\d{7,10}$/;
const LANDLINE = /^(?:0|62)[2-7]\d{7,9}$/;
const FOREIGN = /^[1-9]\d{8,14}$/;
/** Indonesia's prefix is also a measurement: 62, 81, 112, 55. */
const isMeasured = ([first, ...rest]: Group[]) =>
  first!.digits === "62" && rest.some(({ digits }) => digits.length < 3);
/** A mobile number without its 0: in the groups of a telephone number, or after a word for one. */
const BARE = /^8[1-9]\d{7,10}$/;
const CALLED =
  /(?:\b(?:wa|whatsapp|hp|telp?|tlp|telepon|nomor|nomer|no|call|sms|hub|hubungi|kontak|cp)\b)[\s.:=a-z]{0,12}$/;

function isNumber(groups: Group[], before: string): boolean {
  const digits = groups.map((group) => group.digits).join("");
  if (digits.length < 8 || digits.length > 16 || isSeries(groups)) return false;
  if (/\+\s?$/.test(before) && FOREIGN.test(digits)) return true;
  if (isMeasured(groups) && !CALLED.test(before)) return false;
  // Only telephone numbers are spelled out digit by digit at such a length.
  if (digits.length > 7 && groups.every(({ digits, words }) => words === digits.length)) {
    return true;
  }
  if (MOBILE.test(digits) || LANDLINE.test(digits)) return true;
  const inGroups = groups.length === 3 && groups[0]!.digits.length === 3 &&
    groups.slice(1).every((group) => group.digits.length > 2);
  return BARE.test(digits) && (inGroups || CALLED.test(before));
}

/** The longest number from a group on. A complete number ends there. */
function numberFrom(groups: Group[], first: number, before: string): number | undefined {
  if (isNumber([groups[first]!], before)) return first;
  for (let last = Math.min(groups.length, first + 15) - 1; last > first; last--) {
    if (isNumber(groups.slice(first, last + 1), before)) return last;
  }
  return undefined;
}

const BANK =
  "bca|bni|bri|bsi|btn|mandiri|cimb(?: niaga)?|permata|danamon|jago|seabank|jenius|btpn|blu|ocbc|panin|maybank|mega|allo|muamalat|gopay|ovo|dana|shopeepay|linkaja|spay";
const ACCOUNT_BEFORE = new RegExp(
  `\\b(?:${BANK}|rek|rekening|norek|a\\/n|virtual account|va|transfer(?: ke)?|tf(?: ke)?)\\b[^\\d]{0,30}$`,
);
const ACCOUNT_AFTER = new RegExp(`^[\\s(,:/-]{0,3}(?:${BANK})\\b`);

/** Prices and years, which people also write next to the name of a bank or wallet. */
const ROUND = /^(?:[1-9]\d{0,5}(?:000|500)|(?:19|20)\d\d)$/;

/** Account numbers have 8 to 18 digits; next to the name of a bank or wallet. */
function isAccount(groups: Group[], text: string): boolean {
  if (groups.every(({ digits }) => ROUND.test(digits))) return false;
  const length = groups.reduce((sum, { digits }) => sum + digits.length, 0);
  return length >= 8 && length <= 18 && (
    ACCOUNT_BEFORE.test(text.slice(Math.max(0, groups[0]!.from - 60), groups[0]!.from)) ||
    ACCOUNT_AFTER.test(text.slice(groups.at(-1)!.to, groups.at(-1)!.to + 20))
  );
}

/** `isWaybill`: a courier's capitals stand before this place. */
export function numbersIn(text: string, isWaybill: (from: number) => boolean): Range[] {
  const hidden = HARMLESS.reduce(
    (rest, pattern) => rest.replace(pattern, (match) => "\u0000".repeat(match.length)),
    text,
  );
  return [...hidden.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const groups = groupsOf(run, index).slice(isWaybill(index) ? 1 : 0);
    if (groups.length === 0) return [];
    if (isAccount(groups, hidden)) return [[groups[0]!.from, groups.at(-1)!.to] as const];
    const ranges: Range[] = [];
    for (let first = 0; first < groups.length; first++) {
      const { digits, words, from } = groups[first]!;
      const before = hidden.slice(Math.max(0, from - 40), from);
      if (!/^[068]/.test(digits) && words === 0 && !/\+\s?$/.test(before)) continue;
      const last = numberFrom(groups, first, before);
      if (last === undefined) continue;
      ranges.push([
        /\+\s?$/.test(before) ? before.lastIndexOf("+") - before.length + from : from,
        groups[last]!.to,
      ]);
      first = last;
    }
    return ranges;
  });
}
