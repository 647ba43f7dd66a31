import { boot, secretKeys } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createResend } from "../../shared/providers/resend.ts";
import { createWebPush } from "../../shared/providers/web_push.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping", "mail", "push");
const payments = createXendit(config.payments);
const shipping = createBiteship(config.shipping);
const mail = createResend(config.mail);
const push = createWebPush(config.push, deps.log);
const everyone = { payments, shipping, mail, push, secretKeys: secretKeys(config.base) };
Deno.serve(createApp({ ...deps, ...everyone }, config.base).fetch);
