/** A certificate for localhost, signed by an authority that nobody knows, as a hosted project's is. */
import { join } from "node:path";
import { output } from "../../local/process/processes.ts";

export interface Certificates {
  /** Of the authority. */
  authority: string;
  certificate: string;
  key: string;
}

/** Writes them to `folder`; needs the program openssl. */
export async function createCertificates(folder: string): Promise<Certificates> {
  const file = (name: string) => join(folder, name);
  const [authority, certificate, key] = [file("ca.crt"), file("server.crt"), file("server.key")];
  const ec = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-days", "2"];
  await openssl(
    ["req", "-x509", ...ec, "-keyout", file("ca.key"), "-out", authority, "-subj", "/CN=Rehearsal"],
  );
  await openssl([
    ...["req", "-x509", ...ec, "-keyout", key, "-out", certificate, "-subj", "/CN=localhost"],
    ...["-CA", authority, "-CAkey", file("ca.key")],
    ...[
      "-addext",
      "subjectAltName=DNS:localhost,IP:127.0.0.1",
      "-addext",
      "basicConstraints=critical,CA:FALSE",
    ],
  ]);
  return { authority, certificate, key };
}

async function openssl(args: string[]): Promise<void> {
  const { success, stderr } = await output("openssl", args);
  if (!success) throw new Error(`openssl ${args[0]}: ${stderr}`);
}
