import type { ParcelAddress } from "../../shared/providers/shipping.ts";
import { code128 } from "./barcode.ts";
import { Page } from "./page.ts";
import { fit } from "./text_box.ts";

export interface Label {
  reference: string;
  waybill: string;
  is_return: boolean;
  courier_code: string;
  courier_service_code: string;
  item: string;
  weight_grams: number;
  sender: ParcelAddress;
  recipient: ParcelAddress;
}

/** In points. */
const millimetre = 72 / 25.4;
const WIDTH = 105 * millimetre;
const HEIGHT = 148 * millimetre;
const MARGIN = 5 * millimetre;
const INNER = WIDTH - 2 * MARGIN;
const RIGHT = WIDTH - MARGIN;
/** White space on both sides of the bars, required by Code 128. */
const QUIET_MODULES = 10;

/** A PDF of one A6 page. Equal labels give equal bytes. */
export async function renderLabel(label: Label): Promise<Uint8Array> {
  const page = await Page.open(`${label.reference} ${label.waybill}`, WIDTH, HEIGHT);
  drawHead(page, label);
  drawBarcode(page, label.waybill, 54);
  drawParty(page, "PENERIMA / TO", label.recipient, { top: 150, height: 126, size: 11 });
  drawParty(page, "PENGIRIM / FROM", label.sender, { top: 280, height: 78, size: 8.5 });
  drawFoot(page, label, 362);
  return await page.toPdf();
}

function drawHead(page: Page, { courier_code, courier_service_code, is_return }: Label): void {
  const courier = page.printable(courier_code.replaceAll("_", " ").toUpperCase());
  const service = page.printable(courier_service_code.replaceAll("_", " ").toUpperCase());
  page.text("PRELOVED", MARGIN, 30, { size: 14, weight: "bold" });
  if (is_return) {
    page.box(MARGIN, 34, 66, 12);
    page.text("RETUR / RETURN", MARGIN + 33, 43, {
      size: 7.5,
      weight: "bold",
      align: "center",
      white: true,
    });
  }
  page.text(courier, RIGHT, 30, { size: 20, weight: "bold", align: "right" });
  page.text(service, RIGHT, 43, { size: 10, weight: "bold", align: "right" });
  rule(page, 50);
}

function drawBarcode(page: Page, waybill: string, top: number): void {
  const stripes = code128(waybill);
  const modules = stripes.reduce((sum, stripe) => sum + stripe, 2 * QUIET_MODULES);
  const module = Math.min(INNER / modules, 1.5);
  let x = (WIDTH - modules * module) / 2 + QUIET_MODULES * module;
  stripes.forEach((stripe, index) => {
    if (index % 2 === 0) page.box(x, top + 8, stripe * module, 56);
    x += stripe * module;
  });
  const size = Math.min(15, 15 * INNER / page.widthOf(waybill, 15, "bold"));
  page.text(waybill, WIDTH / 2, top + 82, { size, weight: "bold", align: "center" });
  rule(page, top + 92);
}

function drawParty(
  page: Page,
  heading: string,
  { recipient_name, phone, street, district, city, province, postal_code }: ParcelAddress,
  { top, height, size }: { top: number; height: number; size: number },
): void {
  page.text(heading, MARGIN, top + 10, { size: 6.5, weight: "bold" });
  page.text(postal_code, RIGHT, top + 16, { size: size + 6, weight: "bold", align: "right" });
  const paragraphs = [
    { text: page.printable(recipient_name) || "-", bold: true },
    { text: page.printable(phone) },
    { text: page.printable(street) },
    {
      text: page.printable(
        `${[district, city, province].filter(Boolean).join(", ")} ${postal_code}`,
      ),
    },
  ];
  const lines = fit(page, paragraphs, { width: INNER, height: height - 22, size });
  lines.forEach(({ text, y, size, weight }) => {
    page.text(text, MARGIN, top + 18 + y, { size, weight });
  });
  rule(page, top + height);
}

function drawFoot(page: Page, { reference, weight_grams, item }: Label, top: number): void {
  page.text(reference, MARGIN, top + 12, { size: 10, weight: "bold" });
  const kilograms = (weight_grams / 1000).toLocaleString("id-ID", { maximumFractionDigits: 3 });
  page.text(`${kilograms} kg`, RIGHT, top + 12, { size: 10, weight: "bold", align: "right" });
  const box = { width: INNER, height: 24, size: 8 };
  for (const { text, y, size } of fit(page, [{ text: page.printable(`1 x ${item}`) }], box)) {
    page.text(text, MARGIN, top + 16 + y, { size });
  }
}

function rule(page: Page, y: number): void {
  page.box(MARGIN, y, INNER, 0.75);
}
