/** Responses of the management API. */

/** The platform keeps the prefix for itself, and rejects the whole request. */
export function setSecrets(
  secrets: Record<string, string>,
  given: { name: string; value: string }[],
): Response {
  if (given.some(({ name }) => name.startsWith("SUPABASE_"))) {
    return Response.json({ message: "Env name cannot start with SUPABASE_" }, { status: 400 });
  }
  for (const { name, value } of given) secrets[name] = value;
  return new Response(null, { status: 201 });
}

export function describe(name: string) {
  return {
    id: crypto.randomUUID(),
    slug: name,
    name,
    status: "ACTIVE",
    version: 1,
    verify_jwt: false,
    created_at: 1,
    updated_at: 1,
  };
}
