import type { Entries } from "./entry.ts";

/** Of the caller's account, addresses, documents, notifications and devices. */
export const ACCOUNT = {
  account_deleted: [
    "UNAUTHORIZED",
    "The account of this token was deleted.",
    "Akun ini sudah tidak ada.",
  ],
  not_registered: [
    "FORBIDDEN",
    "The token has no profile yet: POST /auth/register.",
    "Lengkapi profilmu dulu untuk melanjutkan.",
  ],
  account_suspended: [
    "FORBIDDEN",
    "The account is suspended and can start nothing new.",
    "Akunmu ditangguhkan, jadi ini belum bisa dilakukan.",
  ],
  account_banned: [
    "FORBIDDEN",
    "The account is banned and can start nothing new.",
    "Akunmu diblokir, jadi ini tidak bisa dilakukan.",
  ],
  profile_not_found: [
    "NOT_FOUND",
    "You have no profile yet: POST /auth/register.",
    "Kamu belum punya profil. Daftar dulu.",
  ],
  user_not_found: ["NOT_FOUND", "There is no such user.", "Pengguna ini tidak ada."],
  already_registered: ["CONFLICT", "You have a profile already.", "Kamu sudah terdaftar."],
  username_taken: [
    "CONFLICT",
    "Another user has this username.",
    "Nama pengguna ini sudah dipakai.",
  ],
  orders_open: [
    "CONFLICT",
    "The account has open orders: they have to end first.",
    "Masih ada pesanan yang berjalan. Selesaikan dulu.",
  ],
  wallet_not_empty: [
    "CONFLICT",
    "There is money in the wallet: withdraw it, or give it up.",
    "Masih ada uang di dompetmu. Tarik dulu, atau relakan sisanya.",
  ],
  wallet_negative: [
    "CONFLICT",
    "The wallet is below zero.",
    "Saldo dompetmu di bawah nol. Lunasi dulu selisihnya.",
  ],
  withdrawal_unfinished: [
    "CONFLICT",
    "A withdrawal is still on its way.",
    "Penarikan terakhirmu masih diproses. Tunggu sampai tiba.",
  ],
  booking_undecided: [
    "CONFLICT",
    "It is not certain yet whether a courier was booked for one of your orders.",
    "Belum pasti apakah kurir untuk salah satu pesananmu sudah dipesan.",
  ],
  still_staff: [
    "CONFLICT",
    "A member of staff: the roles have to be removed first.",
    "Kamu masih anggota staf. Superadmin harus mencabut peranmu dulu.",
  ],
  address_not_found: ["NOT_FOUND", "There is no such address.", "Alamat ini tidak ada."],
  too_many_addresses: [
    "CONFLICT",
    "The user has as many addresses as one may have.",
    "Kamu sudah punya {max} alamat. Hapus salah satu dulu.",
  ],
  primary_address_required: [
    "CONFLICT",
    "One address has to be primary: make another one primary instead.",
    "Harus ada satu alamat utama. Jadikan alamat lain sebagai alamat utama.",
  ],
  primary_address_changing: [
    "CONFLICT",
    "Another request changed the primary address at the same moment.",
    "Alamat utamamu baru saja diubah. Coba lagi.",
  ],
  email_required: [
    "CONFLICT",
    "The account needs a verified e-mail address.",
    "Tambahkan e-mail yang terverifikasi: tautan pencairan dikirim ke sana.",
  ],
  self_report: [
    "FORBIDDEN",
    "Nobody can report themselves or their own listing.",
    "Kamu tidak bisa melaporkan dirimu atau barangmu sendiri.",
  ],
  self_follow: [
    "FORBIDDEN",
    "Nobody can follow themselves.",
    "Kamu tidak bisa mengikuti dirimu sendiri.",
  ],
  too_many_follows: [
    "CONFLICT",
    "The user follows as many users as one may follow.",
    "Kamu sudah mengikuti {max} orang. Berhenti mengikuti seseorang dulu.",
  ],
  self_block: [
    "FORBIDDEN",
    "Nobody can block themselves.",
    "Kamu tidak bisa memblokir dirimu sendiri.",
  ],
  user_blocked: [
    "FORBIDDEN",
    "One of the two users has blocked the other.",
    "Ini tidak bisa dilakukan dengan pengguna ini.",
  ],
  conversation_not_found: [
    "NOT_FOUND",
    "There is no such conversation, or it is not yours.",
    "Percakapan ini tidak ada.",
  ],
  self_message: [
    "FORBIDDEN",
    "Nobody opens a conversation about their own listing.",
    "Ini barangmu sendiri. Tunggu pembeli yang memulai percakapan.",
  ],
  user_deleted: [
    "CONFLICT",
    "The other user has deleted their account.",
    "Pengguna ini sudah menghapus akunnya.",
  ],
  too_many_conversations: [
    "CONFLICT",
    "The user has opened as many conversations as one may in 24 hours.",
    "Kamu sudah memulai {max} percakapan dalam sehari. Lanjutkan besok.",
  ],
  too_many_messages: [
    "CONFLICT",
    "The user has sent as many messages as one may in 24 hours.",
    "Kamu sudah mengirim {max} pesan dalam sehari. Lanjutkan besok.",
  ],
  already_reported: [
    "CONFLICT",
    "You have reported this already.",
    "Kamu sudah melaporkan ini. Tim kami akan memeriksanya.",
  ],
  upload_too_slow: [
    "CONFLICT",
    "The upload took too long: send the photos again.",
    "Unggahan terlalu lama. Kirim fotonya lagi.",
  ],
  already_verified: [
    "CONFLICT",
    "Your identity is verified already.",
    "Identitasmu sudah terverifikasi.",
  ],
  verification_pending: [
    "CONFLICT",
    "Your documents are being checked.",
    "Dokumenmu sedang diperiksa. Kami akan mengabarimu.",
  ],
  notification_not_found: [
    "NOT_FOUND",
    "There is no such notification.",
    "Notifikasi ini tidak ada.",
  ],
  push_endpoint_taken: [
    "CONFLICT",
    "This push endpoint belongs to another browser.",
    "Notifikasi di peramban ini sudah terhubung ke akun lain.",
  ],
  subscription_not_found: [
    "NOT_FOUND",
    "There is no such subscription.",
    "Langganan notifikasi ini tidak ada.",
  ],
  vacation_invalid: [
    "VALIDATION",
    "A vacation ends in the future, within the days that are allowed.",
    "Libur harus berakhir di masa depan, paling lama {days} hari lagi.",
  ],
  identity_not_verified: [
    "FORBIDDEN",
    "It needs an approved identity check: POST /ktp/submit.",
    "Verifikasi identitasmu dulu dengan KTP.",
  ],
  identity_in_review: [
    "FORBIDDEN",
    "It needs an approved identity check; yours is being reviewed.",
    "KTP-mu sedang diperiksa. Coba lagi setelah disetujui.",
  ],
} as const satisfies Entries;
