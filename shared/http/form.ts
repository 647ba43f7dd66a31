import { ApiError, invalidField } from "../errors.ts";

/** Parses multipart/form-data: the fields by name, files as File. Throws VALIDATION. */
export async function parseForm(
  request: Request,
  bytes: Uint8Array,
): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ApiError("content_type_invalid", { facts: { expected: "multipart/form-data" } });
  }
  const headers = { "Content-Type": type };
  const form = await new Response(bytes as BodyInit, { headers }).formData().catch(() => {
    // Without the cause: form contents may be personal data, which must not be logged.
    throw new ApiError("multipart_invalid");
  });
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw invalidField(`body.${name}`, "was given twice");
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
