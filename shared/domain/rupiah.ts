const INDONESIAN = /^-?(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d{1,2})?$/;
const ENGLISH = /^-?(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d{1,2})?$/;

/** Reads an amount in Indonesian or English style: 10.000,00 and 10,000.00 are 10000; NaN for another text. */
export function parseRupiah(text: string): number {
  const plain = text.replaceAll(/\s|Rp\.?|IDR/gi, "").replace("−", "-").replace(/,-$/, "");
  if (INDONESIAN.test(plain)) return Number(plain.replaceAll(".", "").replace(",", "."));
  if (ENGLISH.test(plain)) return Number(plain.replaceAll(",", ""));
  return NaN;
}
