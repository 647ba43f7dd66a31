/** The demo people and what they sell. */

const PASSWORD = "preloved-demo";

interface DemoPerson {
  name: string;
  email: string;
  password: string;
  role?: "ops_admin" | "administrator" | "superadmin";
  profile: Record<string, unknown>;
  address: Record<string, unknown>;
}

const bandung = {
  city: "Bandung",
  province: "Jawa Barat",
  postal_code: "40111",
  district: "Sumur Bandung",
};
const jakarta = {
  city: "Jakarta Selatan",
  province: "DKI Jakarta",
  postal_code: "12190",
  district: "Kebayoran Baru",
};
const surabaya = {
  city: "Surabaya",
  province: "Jawa Timur",
  postal_code: "60271",
  district: "Genteng",
};

function person(
  name: string,
  username: string,
  fullName: string,
  place: typeof bandung,
  role?: DemoPerson["role"],
): DemoPerson {
  return {
    name,
    email: `${name.replace("_", "-")}@demo.preloved.test`,
    password: PASSWORD,
    ...(role ? { role } : {}),
    profile: { username, full_name: fullName, city: place.city },
    address: {
      label: "Rumah",
      recipient_name: fullName,
      phone: "0812-3456-7890",
      street: "Jl. Merdeka No. 17",
      ...place,
    },
  };
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person("buyer", "rani", "Rani Kusuma", jakarta),
  person("seller", "sari.closet", "Sari Dewi", bandung),
  person("seller2", "bima_thrift", "Bima Pratama", surabaya),
  person("ops_admin", "ops.ayu", "Ayu Lestari", jakarta, "ops_admin"),
  person("administrator", "fin.dimas", "Dimas Wijaya", jakarta, "administrator"),
  person("superadmin", "root.indah", "Indah Permata", jakarta, "superadmin"),
];

const photo = (name: string) => [`https://images.example.com/demo/${name}.jpg`];

export const DEMO_LISTINGS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  seller: [
    {
      title: "Dress batik Pekalongan",
      description: "Dipakai dua kali, tanpa cacat.",
      price: 185_000,
      product_category: "Dress",
      gender: "female",
      condition: "like_new",
      brand: "Danar Hadi",
      size: "M",
      color: "Biru",
      vibe_tags: ["batik", "formal"],
      photos: photo("batik"),
      weight_grams: 400,
    },
    {
      title: "Jaket denim oversized",
      description: "Denim tebal, nyaman dipakai.",
      price: 220_000,
      product_category: "Outerwear",
      gender: "unisex",
      condition: "good",
      brand: "Levi's",
      size: "L",
      vibe_tags: ["vintage", "streetwear"],
      photos: photo("denim"),
      weight_grams: 900,
    },
    {
      title: "Blus linen putih",
      description: "Adem, cocok untuk kantor.",
      price: 95_000,
      product_category: "Atasan",
      gender: "female",
      condition: "like_new",
      brand: "Uniqlo",
      size: "S",
      vibe_tags: ["minimalis"],
      photos: photo("linen"),
      weight_grams: 250,
    },
    {
      title: "Scarf rajut",
      description: "Hangat dan ringan.",
      price: 45_000,
      product_category: "Aksesoris",
      gender: "unisex",
      condition: "good",
      vibe_tags: ["cozy"],
      photos: photo("scarf"),
      weight_grams: 200,
    },
  ],
  seller2: [
    {
      title: "Sneakers putih",
      description: "Sol masih tebal, dus lengkap.",
      price: 350_000,
      product_category: "Sepatu",
      gender: "male",
      condition: "good",
      brand: "Adidas",
      size: "42",
      vibe_tags: ["sporty"],
      photos: photo("sneakers"),
      weight_grams: 1100,
    },
    {
      title: "Celana chino coklat",
      description: "Slim fit.",
      price: 120_000,
      product_category: "Bawahan",
      gender: "male",
      condition: "good",
      brand: "H&M",
      size: "32",
      vibe_tags: ["casual"],
      photos: photo("chino"),
      weight_grams: 500,
    },
    {
      title: "Tas kulit kecil",
      description: "Kulit asli, sedikit patina.",
      price: 275_000,
      product_category: "Tas",
      gender: "female",
      condition: "fair",
      brand: "Fossil",
      vibe_tags: ["vintage"],
      photos: photo("bag"),
      weight_grams: 700,
    },
  ],
};
