import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startProgram } from "./start-program.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

const run = promisify(execFile);
const documented = fileURLToPath(new URL("../../deploy/nginx/site.conf", import.meta.url));

/** nginx with the documented configuration, on free ports of localhost. */
export interface Nginx {
  httpPort: number;
  httpsPort: number;
  /** The certificate of localhost, which signed itself. */
  certificate: string;
  stop(): Promise<void>;
}

/** Starts nginx with TLS in front of the site on `sitePort`. */
export async function startNginx(sitePort: number): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const certificate = join(folder, "site.crt");
  const key = join(folder, "site.key");
  await createCertificate(certificate, key);
  const httpPort = await findFreePort();
  const httpsPort = await findFreePort();
  const site = (await readFile(documented, "utf8"))
    .replace("listen 80;", `listen 127.0.0.1:${httpPort};`)
    .replace("listen 443", `listen 127.0.0.1:${httpsPort}`)
    .replace("https://$host$", `https://$host:${httpsPort}$`)
    .replaceAll("/etc/ssl/realtor/", `${folder}/`)
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replaceAll("realtor.example www.realtor.example", "localhost");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${temporary.join(" ")}
${site}}
`,
  );
  const stop = await startProgram({
    path: "/usr/sbin/nginx",
    args: ["-p", folder, "-c", join(folder, "nginx.conf")],
    port: httpsPort,
    folder,
  });
  return {
    httpPort,
    httpsPort,
    certificate,
    stop,
  };
}

async function createCertificate(certificate: string, key: string): Promise<void> {
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", key, "-out", certificate];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  const options = [...curve, "-nodes", "-days", "2"];
  await run("openssl", ["req", "-x509", ...options, ...names, ...files]);
}
