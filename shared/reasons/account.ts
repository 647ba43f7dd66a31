import type { Entries } from "../error_codes.ts";

/** Errors about the caller's account, addresses, documents, notifications and devices. */
export const ACCOUNT = {
  account_deleted: [
    "UNAUTHORIZED",
    "This account does not exist any more.",
    "Akun ini sudah tidak ada.",
  ],
  not_registered: [
    "FORBIDDEN",
    "Register a profile first: POST /auth/register.",
    "Lengkapi profilmu dulu untuk melanjutkan.",
  ],
  account_suspended: [
    "FORBIDDEN",
    "Your account is suspended and cannot do this.",
    "Akunmu ditangguhkan, jadi ini belum bisa dilakukan.",
  ],
  account_banned: [
    "FORBIDDEN",
    "Your account is banned and cannot do this.",
    "Akunmu diblokir, jadi ini tidak bisa dilakukan.",
  ],
  profile_not_found: [
    "NOT_FOUND",
    "You have no profile yet: create one with POST /auth/register.",
    "Kamu belum punya profil. Daftar dulu.",
  ],
  user_not_found: ["NOT_FOUND", "This user does not exist.", "Pengguna ini tidak ada."],
  already_registered: ["CONFLICT", "You are already registered.", "Kamu sudah terdaftar."],
  username_taken: [
    "CONFLICT",
    "This username is taken.",
    "Nama pengguna ini sudah dipakai.",
  ],
  orders_open: [
    "CONFLICT",
    "You still have open orders: they have to end first.",
    "Masih ada pesanan yang berjalan. Selesaikan dulu.",
  ],
  wallet_not_empty: [
    "CONFLICT",
    "There is money in your wallet: withdraw it first. What is too little for a withdrawal can be given up: send give_up_balance=true.",
    "Masih ada uang di dompetmu. Tarik dulu, atau relakan sisanya.",
  ],
  wallet_negative: [
    "CONFLICT",
    "Your wallet is below zero: pay the difference first.",
    "Saldo dompetmu di bawah nol. Lunasi dulu selisihnya.",
  ],
  withdrawal_unfinished: [
    "CONFLICT",
    "Your last withdrawal is still on its way: it has to arrive first.",
    "Penarikan terakhirmu masih diproses. Tunggu sampai tiba.",
  ],
  booking_undecided: [
    "CONFLICT",
    "It is not certain yet whether a courier was booked for one of your orders: the shipping provider has to answer first, or our staff decide.",
    "Belum pasti apakah kurir untuk salah satu pesananmu sudah dipesan.",
  ],
  still_staff: [
    "CONFLICT",
    "You are a member of staff: a superadmin has to remove your roles first.",
    "Kamu masih anggota staf. Superadmin harus mencabut peranmu dulu.",
  ],
  address_not_found: ["NOT_FOUND", "There is no such address.", "Alamat ini tidak ada."],
  too_many_addresses: [
    "CONFLICT",
    "You already have {max} addresses. Delete one first.",
    "Kamu sudah punya {max} alamat. Hapus salah satu dulu.",
  ],
  primary_address_required: [
    "CONFLICT",
    "One address has to be primary: make another one primary instead.",
    "Harus ada satu alamat utama. Jadikan alamat lain sebagai alamat utama.",
  ],
  primary_address_changing: [
    "CONFLICT",
    "Another request changed your primary address; try again.",
    "Alamat utamamu baru saja diubah. Coba lagi.",
  ],
  email_required: [
    "CONFLICT",
    "Add a verified e-mail address to your account: the payout link is sent to it.",
    "Tambahkan e-mail yang terverifikasi: tautan pencairan dikirim ke sana.",
  ],
  self_report: [
    "FORBIDDEN",
    "You cannot report yourself or your own listing.",
    "Kamu tidak bisa melaporkan dirimu atau barangmu sendiri.",
  ],
  self_follow: [
    "FORBIDDEN",
    "You cannot follow yourself.",
    "Kamu tidak bisa mengikuti dirimu sendiri.",
  ],
  too_many_follows: [
    "CONFLICT",
    "You follow {max} users; unfollow one first.",
    "Kamu sudah mengikuti {max} orang. Berhenti mengikuti seseorang dulu.",
  ],
  self_block: [
    "FORBIDDEN",
    "You cannot block yourself.",
    "Kamu tidak bisa memblokir dirimu sendiri.",
  ],
  user_blocked: [
    "FORBIDDEN",
    "You cannot do this with this user.",
    "Ini tidak bisa dilakukan dengan pengguna ini.",
  ],
  conversation_not_found: [
    "NOT_FOUND",
    "There is no such conversation, or you may not read it.",
    "Percakapan ini tidak ada.",
  ],
  self_message: [
    "FORBIDDEN",
    "It is your own listing: who is interested in it opens the conversation.",
    "Ini barangmu sendiri. Tunggu pembeli yang memulai percakapan.",
  ],
  user_deleted: [
    "CONFLICT",
    "The other user has deleted their account.",
    "Pengguna ini sudah menghapus akunnya.",
  ],
  too_many_conversations: [
    "CONFLICT",
    "You have opened {max} conversations in a day; go on tomorrow.",
    "Kamu sudah memulai {max} percakapan dalam sehari. Lanjutkan besok.",
  ],
  too_many_messages: [
    "CONFLICT",
    "You have sent {max} messages in a day; go on tomorrow.",
    "Kamu sudah mengirim {max} pesan dalam sehari. Lanjutkan besok.",
  ],
  already_reported: [
    "CONFLICT",
    "You have already reported this. Staff will check it.",
    "Kamu sudah melaporkan ini. Tim kami akan memeriksanya.",
  ],
  upload_too_slow: [
    "CONFLICT",
    "The upload took too long: send the photos again.",
    "Unggahan terlalu lama. Kirim fotonya lagi.",
  ],
  already_verified: [
    "CONFLICT",
    "Your identity is already verified.",
    "Identitasmu sudah terverifikasi.",
  ],
  verification_pending: [
    "CONFLICT",
    "Your documents are being checked; you get a notification about the result.",
    "Dokumenmu sedang diperiksa. Kami akan mengabarimu.",
  ],
  notification_not_found: [
    "NOT_FOUND",
    "There is no such notification.",
    "Notifikasi ini tidak ada.",
  ],
  push_endpoint_taken: [
    "CONFLICT",
    "This endpoint belongs to another browser.",
    "Notifikasi di peramban ini sudah terhubung ke akun lain.",
  ],
  subscription_not_found: [
    "NOT_FOUND",
    "There is no such subscription.",
    "Langganan notifikasi ini tidak ada.",
  ],
  vacation_invalid: [
    "VALIDATION",
    "The vacation must end in the future, within {days} days from now.",
    "Libur harus berakhir di masa depan, paling lama {days} hari lagi.",
  ],
  identity_not_verified: [
    "FORBIDDEN",
    "Verify your identity first: send your identity card with POST /ktp/submit.",
    "Verifikasi identitasmu dulu dengan KTP.",
  ],
  identity_in_review: [
    "FORBIDDEN",
    "Your identity card is being reviewed. You can do this once it is approved.",
    "KTP-mu sedang diperiksa. Coba lagi setelah disetujui.",
  ],
} as const satisfies Entries;
