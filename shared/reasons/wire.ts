import type { Entries } from "../error_codes.ts";

/** Errors about the request itself. */
export const WIRE = {
  validation_failed: [
    "VALIDATION",
    "A value is missing or not allowed: {problem}.",
    "Ada isian yang belum benar.",
  ],
  unknown_parameter: [
    "VALIDATION",
    "There is no query parameter {name}. {hint}",
    "Parameter {name} tidak dikenal.",
  ],
  body_required: [
    "VALIDATION",
    "A JSON body is required.",
    "Permintaan ini harus berisi data JSON.",
  ],
  json_invalid: [
    "VALIDATION",
    "The body is not JSON in UTF-8.",
    "Data yang dikirim bukan JSON yang benar.",
  ],
  multipart_invalid: [
    "VALIDATION",
    "The body is not valid multipart.",
    "Formulir yang dikirim tidak bisa dibaca.",
  ],
  content_type_invalid: [
    "VALIDATION",
    "Send the body as Content-Type: {expected}.",
    "Content-Type permintaan ini tidak sesuai.",
  ],
  cursor_invalid: [
    "VALIDATION",
    "The cursor is broken, or belongs to another list.",
    "Halaman ini tidak bisa dilanjutkan. Muat ulang daftarnya.",
  ],
  idempotency_key_invalid: [
    "VALIDATION",
    "Idempotency-Key must have 1 to 255 characters.",
    "Idempotency-Key harus 1 sampai 255 karakter.",
  ],
  action_reason_required: [
    "VALIDATION",
    "The header X-Action-Reason is required.",
    "Beri alasan di header X-Action-Reason.",
  ],
  action_reason_invalid: [
    "VALIDATION",
    "X-Action-Reason must be one line of 3 to 500 characters.",
    "X-Action-Reason harus satu baris, 3 sampai 500 karakter.",
  ],
  dry_run_unsupported: [
    "VALIDATION",
    "This route has no dry run.",
    "Operasi ini tidak bisa dicoba dengan dry_run.",
  ],
  credentials_missing: [
    "UNAUTHORIZED",
    "Authorization and X-User-Token are both required.",
    "Masuk dulu untuk melanjutkan.",
  ],
  platform_key_invalid: [
    "UNAUTHORIZED",
    "The platform key is not valid.",
    "Kunci aplikasi tidak berlaku. Perbarui aplikasimu.",
  ],
  token_invalid: [
    "UNAUTHORIZED",
    "The user token is not valid or has expired: refresh it, or sign in.",
    "Sesimu sudah berakhir. Masuk lagi untuk melanjutkan.",
  ],
  signature_missing: [
    "UNAUTHORIZED",
    "The header {header} is missing.",
    "Tanda tangan permintaan tidak ada.",
  ],
  signature_invalid: [
    "UNAUTHORIZED",
    "The signature or token is not valid, or has expired.",
    "Tanda tangan permintaan tidak berlaku.",
  ],
  schedule_only: [
    "UNAUTHORIZED",
    "Only the schedule may call this.",
    "Hanya penjadwal yang boleh memanggil ini.",
  ],
  route_not_found: ["NOT_FOUND", "There is no such path.", "Alamat ini tidak ada."],
  method_not_allowed: [
    "METHOD_NOT_ALLOWED",
    "Allowed methods: {methods}.",
    "Metode ini tidak tersedia di sini. Yang tersedia: {methods}.",
  ],
  idempotency_key_reused: [
    "CONFLICT",
    "This Idempotency-Key was used for another request: make a new one per intent.",
    "Permintaan ini sudah dipakai untuk hal lain. Mulai lagi.",
  ],
  request_in_progress: [
    "CONFLICT",
    "The first request with this Idempotency-Key still runs: send it again.",
    "Permintaanmu masih diproses. Tunggu sebentar.",
  ],
  request_taken_over: [
    "CONFLICT",
    "This request took too long, and a repeat of it took over: send it again.",
    "Permintaanmu terlalu lama dan sudah diambil alih pengulangannya.",
  ],
  body_too_large: [
    "PAYLOAD_TOO_LARGE",
    "The body may have at most {max_bytes} bytes.",
    "Data yang dikirim terlalu besar: paling banyak {max_bytes} byte.",
  ],
  rate_limited: [
    "RATE_LIMITED",
    "Too many requests. Try again in {seconds} seconds.",
    "Terlalu banyak permintaan. Coba lagi dalam {seconds} detik.",
  ],
  internal_error: [
    "INTERNAL",
    "An error on our side; give the request id when you ask for help.",
    "Ada yang salah di pihak kami. Coba lagi nanti.",
  ],
  database_busy: [
    "UNAVAILABLE",
    "The database is busy; try again.",
    "Kami sedang sibuk. Coba lagi sebentar lagi.",
  ],
  token_check_unavailable: [
    "UNAVAILABLE",
    "Tokens cannot be checked at the moment.",
    "Sesimu belum bisa diperiksa. Coba lagi sebentar lagi.",
  ],
  dependency_down: [
    "UNAVAILABLE",
    "{services} could not be reached.",
    "Layanan ini sedang tidak bisa dihubungi.",
  ],
  payment_provider_unavailable: [
    "UNAVAILABLE",
    "The payment provider is unavailable.",
    "Penyedia pembayaran sedang tidak tersedia. Coba lagi sebentar lagi.",
  ],
  shipping_provider_unavailable: [
    "UNAVAILABLE",
    "The shipping provider is unavailable.",
    "Layanan pengiriman sedang tidak tersedia. Coba lagi sebentar lagi.",
  ],
  storage_unavailable: [
    "UNAVAILABLE",
    "Files cannot be stored or read.",
    "Berkas sedang tidak bisa disimpan atau dibuka. Coba lagi sebentar lagi.",
  ],
  schedule_unavailable: [
    "UNAVAILABLE",
    "The service that runs the schedule is not configured or unavailable.",
    "Penjadwal sedang tidak tersedia.",
  ],
  feature_off: [
    "UNAVAILABLE",
    "{what} is not configured here: {variable} {problem}.",
    "Fitur ini tidak tersedia di sini: {variable} belum diatur.",
  ],
  secret_key_required: [
    "UNAUTHORIZED",
    "Only the project's secret key may do this.",
    "Ini butuh kunci rahasia proyek.",
  ],
} as const satisfies Entries;
