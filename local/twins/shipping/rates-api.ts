/** Which couriers there are, and what each asks for a parcel. */
import { Hono } from "hono";
import type { MaySuffer } from "../faults.ts";
import { readJson } from "../refusal.ts";
import { services, toWire as courierToWire } from "./couriers.ts";
import { type Place, placeOr } from "./places.ts";
import { priceOf, toWire as priceToWire } from "./prices.ts";
import { readRatesQuestion, shippingRefusal } from "./requests.ts";

export function ratesApi(may: MaySuffer): Hono {
  const app = new Hono();
  app.get(
    "/couriers",
    may("couriers"),
    (c) => c.json({ success: true, object: "courier", couriers: services.map(courierToWire) }),
  );

  app.post("/rates/couriers", may("rates"), async (c) => {
    const asked = readRatesQuestion(await readJson(c));
    const from = placeOr(40_001_003, "origin", {
      postal_code: asked.origin_postal_code,
      area_id: asked.origin_area_id,
      latitude: asked.origin_latitude,
      longitude: asked.origin_longitude,
    });
    const to = placeOr(40_001_002, "destination", {
      postal_code: asked.destination_postal_code,
      area_id: asked.destination_area_id,
      latitude: asked.destination_latitude,
      longitude: asked.destination_longitude,
    });
    const wanted = asked.couriers.split(",").map((code) => code.trim().toLowerCase());
    const prices = services.filter(({ company }) => wanted.includes(company))
      .map((service) => priceOf(service, from, to, asked.items, asked.courier_insurance))
      .filter((price) => price !== null);
    if (prices.length === 0) {
      throw shippingRefusal(400, 40_001_010, "No courier available for the requested location.");
    }
    return c.json({
      success: true,
      object: "courier_pricing",
      message: "Success to retrieve courier pricing",
      code: 20_001_003,
      origin: placeToWire(from),
      destination: placeToWire(to),
      pricing: prices.map(priceToWire),
    });
  });

  return app;
}

function placeToWire(place: Place): Record<string, unknown> {
  return {
    location_id: null,
    latitude: place.latitude,
    longitude: place.longitude,
    postal_code: place.postal_code,
    country_name: "Indonesia",
    country_code: "ID",
    administrative_division_level_1_name: place.province,
    administrative_division_level_1_type: "province",
    address: null,
  };
}
