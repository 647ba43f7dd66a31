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
  // E-mail addresses
  ["email sari.dewi@gmail.com dong", "email *** dong"],
  ["sari @ gmail . com", "***"],
  ["sari at gmail dot com", "***"],
  ["sari(at)gmail(dot)com", "***"],
  ["sari [at] gmail [dot] com", "***"],
  ["sari et gmail titik com", "***"],
  ["sari at gmail", "***"],
  ["sari@gmail", "***"],
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

/** What people talk about: not a character changes. */
const KEPT = [
  "Masih ada ukuran M?",
  "Rp 150.000",
  "Rp150.000 boleh nego?",
  "rp 12.500.000 bca",
  "150rb",
  "150 rb atau 200rb",
  "1,5jt",
  "bisa 125.000 kak?",
  "628.000 800.000",
  "total 1.500.000 + 250.000",
  "2 pcs @50rb",
  "2 @ 50.000",
  "@ 50.000",
  "LD 90 cm, panjang 110 cm, pinggang 62",
  "LD 90, P 110, lebar bahu 38, lengan 58",
  "80x60x40 cm",
  "size 08 10 12 14 16",
  "ukuran 36 37 38 39 40 41 42",
  "62 64 66 68 70",
  "EU 38 / UK 6 / US 8",
  "beli tahun 2019, pakai 2020-2023",
  "08/11/2026 10.00 bisa?",
  "buka 08.00-17.00",
  "buka 08.00 - 17.00, Sabtu 08.00 - 12.00",
  "besok jam 08.30 atau 10.15",
  "ORD-261121-7F3K9Q",
  "ORD-081234-567890 sudah dikirim?",
  "resi JNE0098123456",
  "resi JP0812345678",
  "resi SPXID081234567890",
  "resi 0112345678901",
  "resi 8825112345678",
  "berat 400 gram, 0,5 kg",
  "lima puluh ribu boleh?",
  "satu dua hari lagi ya",
  "dua atau tiga kali pakai",
  "A-line dress, v-neck",
  "model A line, size S/M",
  "bagus.terima kasih",
  "ok.me too",
  "Bahan katun.Warna biru.",
  "meet at the store?",
  "Bisa lihat di IG?",
  "bisa chat WA?",
  "pakai insta story ya kak",
  "Uniqlo x Marimekko 2021",
  "90% katun, 10% polyester",
  "kode pos 12190",
  "Jl. Merdeka No. 17",
  "bisa transfer BCA?",
  "bayar lewat gopay bisa 150.000?",
  "dana 250.000 sudah saya transfer 1.250.000",
  "rek 12.500.000",
  "diskon 10.000 - 20.000",
  "harga awal 600000 jadi 240000",
  "Terima kasih 🙏 sudah sampai",
  "Seri 501 levis W32 L34",
  "no 7 dan no 8",
  "ada 3 warna: hitam, putih, biru",
  "Halo,\nboleh kurang?\nTerima kasih",
];

test.each(MASKED)("%s is masked", (text, left) => {
  expect(maskContacts(text)).toBe(left);
});

test.each(KEPT)("%s is kept", (text) => {
  expect(maskContacts(text)).toBe(text);
});

test("a masked text is never longer, and masking it again changes nothing", () => {
  for (const [text, left] of MASKED) {
    expect(maskContacts(text).length, text).toBeLessThanOrEqual(text.length);
    expect(maskContacts(left), text).toBe(left);
  }
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
