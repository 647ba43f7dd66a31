import { expect, test } from "vitest";
import { maskContacts } from "../../../functions/conversations/contacts.ts";

/** Texts with contact data, and what is left of them. */
const MASKED: [string, string][] = [
  // Telephone numbers
  ["WA ke 081234567890 ya", "WA ke *** ya"],
  ["0812-3456-7890", "***"],
  ["0812 3456 7890", "***"],
  ["0812.3456.789", "***"],
  ["+6281234567890", "***"],
  ["+62 812 3456 7890", "***"],
  ["62 812-3456-7890", "***"],
  ["6281234567890", "***"],
  ["(0812) 3456 7890", "(***"],
  ["0 8 1 2 3 4 5 6 7 8 9 0", "***"],
  ["0-8-1-2-3-4-5-6-7-8-9-0", "***"],
  ["08 12 34 56 78 90", "***"],
  ["0812_3456_7890", "***"],
  ["0812/3456/7890", "***"],
  ["0812*3456*7890", "***"],
  ["hp 812-3456-7890", "hp ***"],
  ["nomor saya 81234567890", "nomor saya ***"],
  ["telp (021) 555 1234 aja", "telp (*** aja"],
  ["021-55512345", "***"],
  ["+65 9123 4567", "***"],
  ["+1 (415) 555-2671", "***"],
  ["wa081234567890", "wa***"],
  ["size 40, hub 081234567890 size 42", "size 40, hub *** size 42"],
  ["081234567890 atau 085712345678", "*** atau ***"],
  ["0812👗3456👗7890", "***"],
  ["0812 ✨ 3456 = 7890", "***"],
  ["0812#3456\\7890", "***"],
  ["wa 62 81 23 45 67 89 0", "wa ***"],
  ["rp 62.812.345.678", "rp ***"],
  // Spelled
  ["nol delapan satu dua tiga empat lima enam tujuh delapan", "***"],
  ["kosong lapan satu dua tiga empat lima enam tujuh lapan sembilan", "***"],
  ["nol-delapan-satu-dua-tiga-empat-lima-enam-tujuh-delapan", "***"],
  ["noldelapansatuduatigaempatlimaenamtujuhdelapan", "***"],
  ["Nol Delapan 12 3456 tujuh delapan", "***"],
  ["zero eight one two three four five six seven eight", "***"],
  ["O812 3456 789O", "***"],
  ["08l2 3456 7890", "***"],
  // Look-alikes and invisible characters
  ["０８１２３４５６７８９０", "***"],
  ["𝟎𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟎", "***"],
  ["٠٨١٢٣٤٥٦٧٨٩٠", "***"],
  ["0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣0️⃣", "***"],
  ["⓪⑧①②③④⑤⑥⑦⑧⑨⓪", "***"],
  ["08\u200b12\u200d34\u20605678\ufeff90", "***"],
  ["ѕari@gmаil.соm", "***"],
  ["ｓａｒｉ＠ｇｍａｉｌ．ｃｏｍ", "***"],
  ["081234567\u2490", "***"],
  ["@\u33c2", "**"],
  // E-mail addresses
  ["email sari.dewi@gmail.com dong", "email *** dong"],
  ["sari @ gmail . com", "***"],
  ["sari at gmail dot com", "***"],
  ["sari(at)gmail(dot)com", "***"],
  ["sari [at] gmail [dot] com", "***"],
  ["sari et gmail titik com", "***"],
  ["sari at gmail", "***"],
  ["sari@gmail", "***"],
  ["sari(@)gmail(.)com", "***"],
  ["sari[at]gmail[.]com", "***"],
  // Links
  ["cek https://toko.example.co.id/dress?x=1 ya", "cek *** ya"],
  ["www.tokosari.com", "***"],
  ["tokosari.com", "***"],
  ["tokosari dot com", "***"],
  ["tokosari titik co titik id", "***"],
  ["tokosari . com", "***"],
  ["wa.me/6281234567890", "***"],
  ["bit.ly/3xYz", "***"],
  ["t.me/sari", "***"],
  ["linktr.ee/sari", "***"],
  ["shopee.co.id/sari", "***"],
  // Names on other services
  ["instagram @sari.closet", "***"],
  ["cari @saricloset", "cari ***"],
  ["ig @sari.closet", "***"],
  ["IG: sari.closet", "***"],
  ["instagram saya sari_closet", "***"],
  ["telegram = sarii", "***"],
  ["line id: sariii", "***"],
  ["follow @saricloset_", "follow ***"],
  ["tele aku sari99", "***"],
  // Payment outside
  ["transfer ke BCA 1234567890 a/n Sari", "transfer ke BCA *** a/n Sari"],
  ["rek mandiri: 137-00-1234567-8", "rek mandiri: ***"],
  ["BRI 0021 0100 1234 567", "BRI ***"],
  ["1234567890 BNI", "*** BNI"],
  ["gopay 081234567890", "gopay ***"],
  ["norek 12345678", "norek ***"],
];

test.each(MASKED)("%s is masked", (text, left) => {
  expect(maskContacts(text)).toBe(left);
});

test("a masked text is never longer, and masking it again changes nothing", () => {
  for (const [text, left] of MASKED) {
    expect(maskContacts(text).length, text).toBeLessThanOrEqual(text.length);
    expect(maskContacts(left), text).toBe(left);
  }
  expect(maskContacts("@\u33c2 ".repeat(333).trim())).toHaveLength(998);
});

test.each([
  "0".repeat(1000),
  "08".repeat(500),
  "nol ".repeat(250),
  "a.".repeat(500),
  "a@".repeat(500),
  "a at ".repeat(200),
  "wa ".repeat(333),
  "dot ".repeat(250),
  "1 ".repeat(500),
  "- ".repeat(500),
  "a-".repeat(500),
])("a long text takes no time: %s", (text) => {
  const began = performance.now();
  maskContacts(text);
  expect(performance.now() - began).toBeLessThan(250);
});
