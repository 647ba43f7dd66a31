/** The table of docs/admin.md, from the endpoints. */
import type { Endpoint } from "../../shared/http/endpoint.ts";

const rolesOf = ({ auth }: Endpoint) =>
  auth.kind === "staff"
    ? auth.roles.filter((role) => role !== "superadmin").join(", ") || "superadmin"
    : "";

/** One row per route: path, roles besides superadmin, required reason, dry run, CSV. */
export function tableOf(endpoints: readonly Endpoint[]): string {
  const lines = endpoints.map((endpoint) => {
    const traits = [
      endpoint.needsReason && "reason",
      endpoint.dryRun && "dry run",
      endpoint.csv && "CSV",
    ].filter(Boolean).join(", ");
    return `| \`${endpoint.method} ${endpoint.path}\` | ${rolesOf(endpoint)} | ${traits} |`;
  });
  return ["| route | besides superadmin | |", "|---|---|---|", ...lines].join("\n");
}
