import type postgres from "postgres";
import type { Keys } from "../auth/keys.ts";
import { mintToken } from "../auth/sessions.ts";
import type { StaffRole } from "../../shared/http/endpoint.ts";
import thumbhashes from "../seed/photos/thumbhashes.json" with { type: "json" };

const PASSWORD = "preloved-demo";

const CITIES = {
  bandung: ["Bandung", "Jawa Barat", "40111", "Sumur Bandung"],
  jakarta: ["Jakarta Selatan", "DKI Jakarta", "12190", "Kebayoran Baru"],
  surabaya: ["Surabaya", "Jawa Timur", "60271", "Genteng"],
} as const;

function user(
  name: string,
  username: string,
  full_name: string,
  place: keyof typeof CITIES,
  role?: StaffRole,
) {
  const [city, province, postal_code, district] = CITIES[place];
  return {
    name,
    email: `${name.replace("_", "-")}@demo.preloved.test`,
    password: PASSWORD,
    role,
    profile: { username, full_name, city },
    address: {
      label: "Rumah",
      recipient_name: full_name,
      phone: "0812-3456-7890",
      street: "Jl. Merdeka No. 17",
      city,
      province,
      postal_code,
      district,
    },
  };
}

export const TEST_USERS = [
  user("buyer", "rani", "Rani Kusuma", "jakarta"),
  user("seller", "sari.closet", "Sari Dewi", "bandung"),
  user("seller2", "bima_thrift", "Bima Pratama", "surabaya"),
  user("ops_admin", "ops.ayu", "Ayu Lestari", "jakarta", "ops_admin"),
  user("administrator", "fin.dimas", "Dimas Wijaya", "jakarta", "administrator"),
  user("superadmin", "root.indah", "Indah Permata", "jakarta", "superadmin"),
  // Approves the proposals of the other superadmin.
  user("superadmin2", "root.budi", "Budi Santoso", "bandung", "superadmin"),
];

/** `kind`: category, gender, condition, brand, size, tags (comma-separated); "-" for none. */
function listing(
  photo: keyof typeof thumbhashes,
  title: string,
  description: string,
  price: number,
  weight_grams: number,
  kind: string,
) {
  const [product_category, gender, condition, brand, size, tags] = kind.split(" | ");
  return {
    title,
    description,
    price,
    product_category,
    gender,
    condition,
    ...brand === "-" ? {} : { brand },
    ...size === "-" ? {} : { size },
    vibe_tags: tags!.split(","),
    photo,
    weight_grams,
  };
}

type Listing = ReturnType<typeof listing> & { color?: string };

// deno-fmt-ignore
export const TEST_LISTINGS: Readonly<Record<string, readonly Listing[]>> = {
  seller: [
    { color: "Biru", ...listing("batik", "Dress batik Pekalongan", "Dipakai dua kali, tanpa cacat.", 185_000, 400,
      "Dress | female | like_new | Danar Hadi | M | batik,formal") },
    listing("denim", "Jaket denim oversized", "Denim tebal, nyaman dipakai.", 220_000, 900,
      "Outerwear | unisex | good | Levi's | L | vintage,streetwear"),
    listing("linen", "Blus linen putih", "Adem, cocok untuk kantor.", 95_000, 250,
      "Atasan | female | like_new | Uniqlo | S | minimalis"),
    listing("scarf", "Scarf rajut", "Hangat dan ringan.", 45_000, 200,
      "Aksesoris | unisex | good | - | - | cozy"),
    listing("kebaya", "Kebaya brokat dusty pink", "Sekali pakai untuk wisuda.", 240_000, 350,
      "Atasan | female | like_new | - | M | kebaya,formal"),
    listing("skirt", "Rok plisket sage", "Pinggang karet, jatuhnya bagus.", 85_000, 300,
      "Bawahan | female | good | Zara | M | feminin"),
    listing("cardigan", "Cardigan rajut mustard", "Rajutan tebal, tidak berbulu.", 110_000, 450,
      "Outerwear | female | good | H&M | L | cozy"),
  ],
  seller2: [
    listing("sneakers", "Sneakers putih", "Sol masih tebal, dus lengkap.", 350_000, 1100,
      "Sepatu | male | good | Adidas | 42 | sporty"),
    listing("chino", "Celana chino coklat", "Slim fit.", 120_000, 500,
      "Bawahan | male | good | H&M | 32 | casual"),
    listing("bag", "Tas kulit kecil", "Kulit asli, sedikit patina.", 275_000, 700,
      "Tas | female | fair | Fossil | - | vintage"),
    listing("flannel", "Kemeja flanel kotak", "Bahan lembut, warna masih pekat.", 90_000, 350,
      "Atasan | male | good | Uniqlo | L | vintage,streetwear"),
    listing("hoodie", "Hoodie abu tua", "Tebal di dalam, ritsleting tidak ada.", 135_000, 650,
      "Outerwear | unisex | like_new | Erigo | XL | streetwear"),
    listing("rattan", "Tas anyaman Lombok", "Buatan tangan, tali kulit.", 165_000, 600,
      "Tas | female | new | - | - | etnik"),
    listing("cap", "Topi hijau lima panel", "Bisa disetel di belakang.", 60_000, 150,
      "Aksesoris | unisex | good | Eiger | - | outdoor"),
  ],
};

export interface TestUser {
  id: string;
  email: string;
  password: string;
  /** Valid for 60 days from this start. */
  token: string;
}

const TOKEN_SECONDS = 60 * 86_400;

/** Creates users and listings through the API, once. */
export async function seed(
  { url, keys, admin }: { url: string; keys: Keys; admin: postgres.Sql },
): Promise<Record<string, TestUser>> {
  const post = async (path: string, headers: object, body: unknown): Promise<Response> =>
    await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  async function signIn(email: string, password: string): Promise<string> {
    const sent = { email, password, email_confirm: true };
    const known = await post("/auth/v1/token?grant_type=password", { apikey: keys.anonKey }, sent);
    if (known.ok) return (await known.json()).user.id;
    const created = await post("/auth/v1/admin/users", {
      apikey: keys.serviceRoleKey,
      authorization: `Bearer ${keys.serviceRoleKey}`,
    }, sent);
    const user = await created.json();
    if (!created.ok) throw new Error(`Signing up ${email} failed: ${JSON.stringify(user)}`);
    return user.id;
  }

  const users: Record<string, TestUser> = {};
  for (const { name, email, password, role, profile, address } of TEST_USERS) {
    const id = await signIn(email, password);
    const issuer = `${url}/auth/v1`;
    const token = await mintToken({
      keys,
      issuer,
      userId: id,
      email,
      lifetimeSeconds: TOKEN_SECONDS,
    });
    const headers = { authorization: `Bearer ${keys.anonKey}`, "x-user-token": token };
    const create = async (path: string, body: unknown) => {
      const response = await post(path, headers, body);
      const text = await response.text();
      if (!response.ok) throw new Error(`Seeding failed: ${text}`);
      return JSON.parse(text).data;
    };
    const list = async ({ photo, ...listing }: Listing) => {
      const content_type = "image/webp";
      const body = await Deno.readFile(new URL(`../seed/photos/${photo}.webp`, import.meta.url));
      const { signed_url, public_url } = await create("/listings/photos", {
        content_type,
        thumbhash: thumbhashes[photo],
      });
      const sent = await fetch(signed_url, {
        method: "PUT",
        headers: { "content-type": content_type },
        body,
      });
      await sent.body?.cancel();
      await create("/listings", { ...listing, photos: [public_url] });
    };
    const me = await fetch(`${url}/auth/me`, { headers });
    await me.body?.cancel();
    if (me.status === 404) {
      await create("/auth/register", profile);
      await create("/auth/me/addresses", address);
      for (const listing of TEST_LISTINGS[name] ?? []) await list(listing);
    }
    if (role) {
      await admin`insert into private.staff_roles (user_id, role) values (${id}, ${role}) on conflict do nothing`;
    }
    users[name] = { id, email, password, token };
  }
  return users;
}
