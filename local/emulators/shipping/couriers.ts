export interface Service {
  company: string;
  courierName: string;
  code: string;
  name: string;
  description: string;
  tier: "free" | "essentials" | "standard";
  serviceType: Kind;
  shippingType: "parcel" | "freight";
  /** On Java. */
  days: readonly [least: number, most: number];
  /** Rupiah per kilogram, at no distance. */
  base: number;
  /** Rupiah per kilometre and kilogram. */
  perKm: number;
  /** Maximum distance. */
  reachKm: number;
}

const anywhere = 20_000;

const courierNames: Record<string, string> = {
  jne: "JNE",
  sicepat: "SiCepat",
  jnt: "J&T",
  anteraja: "AnterAja",
  ninja: "Ninja Xpress",
  pos: "Pos Indonesia",
};
const kinds = {
  standard: { description: "Layanan reguler", tier: "free" },
  overnight: { description: "Esok hari sampai", tier: "essentials" },
  economy: { description: "Kargo hemat", tier: "standard" },
} as const;

type Kind = keyof typeof kinds;
/** company, code, name, service type, days at least and at most, base, perKm, reachKm */
type Row = readonly [string, string, string, Kind, number, number, number, number, number];

const rows: readonly Row[] = [
  ["jne", "reg", "Reguler", "standard", 2, 3, 9_000, 15, anywhere],
  ["jne", "yes", "Yakin Esok Sampai", "overnight", 1, 1, 17_000, 24, 900],
  ["jne", "jtr", "JNE Trucking", "economy", 4, 6, 32_000, 4, anywhere],
  ["sicepat", "reg", "Reguler", "standard", 2, 3, 8_500, 15, anywhere],
  ["sicepat", "best", "Besok Sampai Tujuan", "overnight", 1, 1, 14_000, 22, 900],
  ["jnt", "ez", "EZ", "standard", 2, 4, 9_000, 16, anywhere],
  ["anteraja", "reg", "Reguler", "standard", 2, 4, 8_000, 15, anywhere],
  ["anteraja", "next_day", "Next Day", "overnight", 1, 1, 13_000, 22, 700],
  ["ninja", "standard", "Standard", "standard", 2, 4, 8_000, 16, anywhere],
  ["pos", "reg", "Pos Reguler", "standard", 3, 5, 7_500, 13, anywhere],
  ["pos", "next_day", "Pos Nextday", "overnight", 1, 1, 15_000, 21, 900],
];

export const services: readonly Service[] = rows.map(
  ([company, code, name, serviceType, least, most, base, perKm, reachKm]) => ({
    company,
    courierName: courierNames[company] ?? company,
    code,
    name,
    ...kinds[serviceType],
    serviceType,
    shippingType: serviceType === "economy" ? "freight" : "parcel",
    days: [least, most],
    base,
    perKm,
    reachKm,
  }),
);

export function findService(company: string, code: string): Service | null {
  return services.find((each) => each.company === company && each.code === code) ?? null;
}

export function toWire(service: Service): Record<string, unknown> {
  return {
    ...courierFields(service),
    tier: service.tier,
    description: service.description,
    available_for_cash_on_delivery: false,
    available_for_proof_of_delivery: false,
    available_for_instant_waybill_id: true,
  };
}

/** Fields of both the list of couriers and the list of prices. */
export const courierFields = (service: Service, days = service.days) => ({
  courier_name: service.courierName,
  courier_code: service.company,
  courier_service_name: service.name,
  courier_service_code: service.code,
  service_type: service.serviceType,
  shipping_type: service.shippingType,
  shipment_duration_range: range(days),
  shipment_duration_unit: "days",
});

/** "2 - 3", or "1" when both are equal. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least} - ${most}`;
}
