/** Runs a tool's work. Its errors are sentences for the person who called it: they are shown without a stack. */
export async function command(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exit(1);
  }
}
