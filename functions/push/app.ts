import { subscribe } from "./subscribe.ts";
import { subscriptions } from "./subscriptions.ts";
import { test } from "./test.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { vapidPublicKey } from "./vapid_public_key.ts";

export const endpoints = [vapidPublicKey, subscribe, unsubscribe, subscriptions, test];
