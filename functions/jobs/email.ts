import { html } from "hono/html";
import { onOneLine } from "../../shared/domain/text.ts";
import { notificationText, pathOf, rupiah } from "../../shared/domain/notification_words.ts";
import type { Locale, NotificationContent } from "../../shared/domain/notification_words.ts";

export interface Sender {
  brand: string;
  /** URL of the web client, without a trailing slash. */
  appUrl: string;
}

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** The content of an e-mail: one notification, or the day's digest (kind `digest`). */
export interface EmailContent {
  kind: string;
  data: Record<string, unknown>;
  locale: Locale;
  name: string;
}

interface Parts {
  title: string;
  body: string;
  facts: [name: string, value: string][];
  list: { title: string; body: string; url: string }[];
  button: { label: string; url: string };
}

const PHRASES = {
  id: {
    hello: "Halo",
    reference: "Nomor pesanan",
    item: "Barang",
    amount: "Jumlah",
    open: "Buka di aplikasi",
    why: "Kamu menerima e-mail ini karena punya akun di",
    settings: "Atur notifikasi",
    digest: (count: number) => `${count} kabar belum dibaca`,
    digestBody: "Ini yang terjadi sejak kemarin.",
  },
  en: {
    hello: "Hello",
    reference: "Order number",
    item: "Item",
    amount: "Amount",
    open: "Open in the app",
    why: "You get this e-mail because you have an account at",
    settings: "Notification settings",
    digest: (count: number) =>
      count === 1 ? "1 unread notification" : `${count} unread notifications`,
    digestBody: "This is what happened since yesterday.",
  },
};

/** The same input always gives the same bytes, as the provider's idempotency key requires. */
export function renderEmail(given: EmailContent, { brand, appUrl }: Sender): RenderedEmail {
  const email = { ...given, name: onOneLine(given.name) };
  const parts = email.kind === "digest"
    ? digestContent(email, appUrl)
    : notificationContent(email, appUrl);
  return {
    subject: parts.title,
    html: asHtml(parts, email, brand, appUrl),
    text: asText(parts, email, brand, appUrl),
  };
}

function notificationContent({ kind, data, locale }: EmailContent, appUrl: string): Parts {
  const notification = { kind, ...data } as unknown as NotificationContent;
  const phrases = PHRASES[locale];
  const { reference, title, amount } = notification.data;
  const facts: Parts["facts"] = [];
  if (typeof reference === "string") facts.push([phrases.reference, reference]);
  if (typeof title === "string") facts.push([phrases.item, onOneLine(title)]);
  if (typeof amount === "number") facts.push([phrases.amount, rupiah(amount, locale)]);
  const button = { label: phrases.open, url: appUrl + pathOf(notification) };
  return { ...notificationText(notification, locale), facts, list: [], button };
}

function digestContent({ data, locale }: EmailContent, appUrl: string): Parts {
  const { count, items } = data as { count: number; items: NotificationContent[] };
  const phrases = PHRASES[locale];
  const list = items.map((notification) => ({
    ...notificationText(notification, locale),
    url: appUrl + pathOf(notification),
  }));
  const button = { label: phrases.open, url: `${appUrl}/notifications` };
  return { title: phrases.digest(count), body: phrases.digestBody, facts: [], list, button };
}

function asText(parts: Parts, { locale, name }: EmailContent, brand: string, appUrl: string) {
  const { hello, why, settings } = PHRASES[locale];
  const facts = parts.facts.map(([label, value]) => `${label}: ${value}`);
  const list = parts.list.map(({ title, body, url }) => `* ${title}\n  ${body}\n  ${url}`);
  return [
    `${hello} ${name},`,
    `${parts.title}\n${parts.body}`,
    ...facts.length > 0 ? [facts.join("\n")] : [],
    ...list,
    `${parts.button.label}: ${parts.button.url}`,
    `--\n${why} ${brand}.\n${settings}: ${appUrl}/notifications/settings`,
  ].join("\n\n") + "\n";
}

const SOFT = "color:#6b6876;font-size:14px;line-height:20px";

/** Tables and inline styles, because many e-mail clients support nothing else. */
function asHtml(parts: Parts, { locale, name }: EmailContent, brand: string, appUrl: string) {
  const { hello, why, settings } = PHRASES[locale];
  const { title, body, facts, list, button } = parts;
  const factRows = facts.map(([label, value]) =>
    `<tr><td style="padding:6px 16px 6px 0;${SOFT}" valign="top">${escape(label)}</td>` +
    `<td style="padding:6px 0;font-size:16px;line-height:22px">${escape(value)}</td></tr>`
  );
  const listRows = list.map((item) =>
    `<tr><td style="padding:12px 0;border-top:1px solid #e4e0da">` +
    `<a href="${escape(item.url)}" style="color:#1c1b22;font-weight:600;text-decoration:none">` +
    `${escape(item.title)}</a><br><span style="${SOFT}">${escape(item.body)}</span></td></tr>`
  );
  const table = (rows: string[]) =>
    rows.length === 0
      ? ""
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${
        rows.join("")
      }</table>`;
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f2ee">
<div style="display:none;max-height:0;overflow:hidden">${escape(body)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f2ee">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#1c1b22">
<tr><td style="padding:28px 24px 0;color:#2f5d50;font-size:18px;font-weight:700">${
    escape(brand)
  }</td></tr>
<tr><td style="padding:20px 24px 28px;font-size:16px;line-height:24px">
<h1 style="margin:0 0 12px;font-size:24px;line-height:30px">${escape(title)}</h1>
<p style="margin:0 0 8px">${hello} ${escape(name)},</p>
<p style="margin:0 0 20px">${escape(body)}</p>
${table(factRows)}${table(listRows)}
<a href="${
    escape(button.url)
  }" style="display:block;padding:14px 20px;border-radius:10px;background:#2f5d50;color:#ffffff;font-weight:600;text-align:center;text-decoration:none">${
    escape(button.label)
  }</a>
</td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;padding:0 12px;font-family:system-ui,sans-serif;${SOFT}">${why} ${
    escape(brand)
  }. <a href="${escape(appUrl)}/notifications/settings" style="color:#6b6876">${settings}</a></p>
</td></tr>
</table>
</body>
</html>
`;
}

const escape = (text: string) => String(html`${text}`);
