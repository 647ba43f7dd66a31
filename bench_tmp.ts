import { openBenchMarket } from "./bench/market.ts";
import { backlog, claims } from "./bench/background.ts";
const m = await openBenchMarket();
try { console.log(await claims(m, 2)); console.log(await backlog(m)); } finally { await m.close(); }
