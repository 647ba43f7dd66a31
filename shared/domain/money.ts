/** Rupiah: whole numbers, never floats. */
import * as z from "zod";

export const rupiah = z.int().meta({ description: "Rupiah", example: 150000 });
