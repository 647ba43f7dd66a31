import { drill } from "./drill.ts";

const { movements, verdict, restoredTo, lostAt, close } = await drill(console.log);
try {
  const lost = (lostAt.getTime() - restoredTo.getTime()) / 1000;
  console.log(
    `\nThe disk was lost at ${lostAt.toISOString()}. Restored to ${restoredTo.toISOString()}: ${
      lost.toFixed(1)
    } s are lost.`,
  );
  const fates = Map.groupBy(movements, ({ kind, fate }) => `${kind}s: ${fate ?? "SILENTLY LOST"}`);
  for (const [fate, { length }] of [...fates].sort()) console.log(`${length} ${fate}`);
  console.log("\nNot restored, and whose it is:");
  for (const { kind, reference, amount, person, fate } of movements) {
    if (fate !== "restored") {
      console.log(`  ${kind} ${reference}  Rp${amount.toLocaleString("en")}  ${person}  ${fate}`);
    }
  }
  console.log(`\n${verdict.text}`);
  const isLost = movements.some(({ fate }) => fate === undefined);
  if (isLost || !verdict.isWhole) Deno.exitCode = 1;
} finally {
  await close();
}
Deno.exit();
