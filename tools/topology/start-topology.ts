import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import { startS3 } from "../../packages/server/test/fixtures/s3.ts";
import { type Nginx, startNginx } from "../../site/e2e/fixtures/start-nginx.ts";
import { root } from "../docs/repository.ts";
import { findFreePort } from "../find-free-port.ts";
import { type Container, listPorts, readCompose, replacePorts } from "./read-compose.ts";
import { readImageEnvironment } from "./read-dockerfile.ts";
import { type RunningContainer, runContainer, runJob } from "./run-container.ts";

export interface TopologyOptions {
  /** Default: a free port. */
  httpsPort?: number;
  /** Starts with the sample agents instead of an empty product with a first admin. */
  samples: boolean;
  /** Receives one line about each step. */
  report: (line: string) => void;
}

/** The processes of deploy/compose.yaml on this machine. */
export interface Topology {
  url: string;
  nginx: Nginx;
  sites: readonly RunningContainer[];
  services: readonly RunningContainer[];
  /** The owner's URL of the database. */
  databaseUrl: string;
  /** A folder with a log of each process. */
  logs: string;
  /** The link that sets the first admin's password; none with samples. */
  passwordUrl: string | undefined;
  stop(): Promise<void>;
}

/** Containers that are programs of other projects: Debian's PostgreSQL and nginx, and the S3 server of the tests. */
export const programs = ["postgres", "files", "caddy"];
const images = { "realtor-services": "services", "realtor-site": "site" } as const;
const adminEmail = "admin@realtor.example";

/** Starts the topology of deploy/compose.yaml without containers; nginx is in the place of Caddy. */
export async function startTopology(options: TopologyOptions): Promise<Topology> {
  const { samples, report } = options;
  const folder = await mkdtemp(join(tmpdir(), "realtor-topology-"));
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ending.toReversed()) await end();
  };
  try {
    const secret = () => randomBytes(24).toString("hex");
    const password = secret();
    const postgres = await startPostgres(password);
    ending.push(() => postgres.stop());
    report("PostgreSQL");
    const s3 = await startS3();
    ending.push(() => s3.stop());
    report("file store");

    const httpsPort = options.httpsPort ?? (await findFreePort());
    const url = `https://localhost:${httpsPort}`;
    const { accessKeyId = "", secretAccessKey = "" } = s3.settings.credentials ?? {};
    const containers = readCompose({
      REALTOR_HOSTS: "localhost",
      PRODUCT_HOSTS: "localhost",
      SITE_URL: url,
      ACME_EMAIL: adminEmail,
      ADMIN_EMAIL: adminEmail,
      POSTGRES_PASSWORD: password,
      SITE_DATABASE_PASSWORD: secret(),
      SERVICES_DATABASE_PASSWORD: secret(),
      AUTH_SECRET: secret(),
      UPLOAD_SECRET: secret(),
      SERVICE_TOKEN: secret(),
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    checkImages(containers);
    const databaseUrl = await postgres.createDatabase("realtor");
    await createUsers(databaseUrl, containers);

    const ports = new Map<string, number>([
      ["5432", Number(new URL(databaseUrl).port)],
      ["9000", Number(new URL(s3.settings.endpoint ?? "").port)],
    ]);
    for (const port of listPorts(containers))
      if (!ports.has(port)) ports.set(port, await findFreePort());
    const environmentOf = (container: Container) =>
      createEnvironment(container, ports, join(folder, container.name), samples);
    const isOurs = ({ image }: Container) => image in images;
    for (const container of containers)
      if (isOurs(container) && container.command) {
        await runJob(container.command, environmentOf(container).env);
        report(container.name);
      }
    const run = (container: Container, stage: "site" | "services") =>
      runContainer({
        name: container.name,
        stage,
        ...environmentOf(container),
        logFile: join(folder, `${container.name}.log`),
        onRestart: (name, cause) => report(`${name} ended with ${cause} and is started again`),
      });
    const startAll = async (image: keyof typeof images) => {
      const own = containers.filter((one) => one.image === image && !one.command);
      const running = own.map((container) => run(container, images[image]));
      ending.push(() => Promise.all(running.map((one) => one.stop())));
      await Promise.all(running.map((one) => one.untilHealthy()));
      report(running.map(({ name }) => name).join(", "));
      return running;
    };
    const services = await startAll("realtor-services");
    const portOf = ({ port }: RunningContainer) => port;
    const servicesPort = ports.get("3100");
    if (servicesPort === undefined) throw new Error("compose.yaml has no port of the services.");
    // Sites call the services by way of nginx, so their ports have to be known before they start.
    const sitePorts = containers.flatMap(({ environment }) => environment["PORT"] ?? []);
    const nginx = await startNginx({
      sites: sitePorts.map((port) => ports.get(port) ?? 0),
      services: services.map(portOf),
      httpsPort,
      servicesPort,
    });
    ending.push(() => nginx.stop());
    report("nginx");
    const sites = await startAll("realtor-site");
    const passwordUrl = samples ? undefined : await readPasswordUrl(folder, services);
    return { url, nginx, sites, services, databaseUrl, logs: folder, passwordUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The names of the containers by what is started for them.
 * @throws for one that this script does not know, which would be missing without a word.
 */
export function checkImages(containers: readonly Container[]): Record<string, string[]> {
  const named = containers.map((one) => ({
    name: one.name,
    kind: one.image in images ? one.image : "programs",
  }));
  const unknown = named.filter(({ name, kind }) => kind === "programs" && !programs.includes(name));
  if (unknown.length > 0)
    throw new Error(`tools/topology does not start ${unknown.map(({ name }) => name).join(", ")}.`);
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((one) => [one, named.filter(({ kind }) => kind === one).map(({ name }) => name)]),
  );
}

/** Runs the script of PostgreSQL's image, with the passwords in compose.yaml. */
async function createUsers(url: string, containers: readonly Container[]): Promise<void> {
  const container = containers.find(({ name }) => name === "postgres");
  const { hostname, port, password } = new URL(url);
  await promisify(execFile)("sh", [join(root, "deploy/postgres/init.sh")], {
    env: {
      PATH: process.env["PATH"],
      ...container?.environment,
      PGHOST: hostname,
      PGPORT: port,
      PGPASSWORD: password,
      ROLES_FILE: join(root, "deploy/postgres/roles.sql"),
    },
  });
}

function createEnvironment(
  { environment }: Container,
  ports: ReadonlyMap<string, number>,
  dataDir: string,
  samples: boolean,
): { port: number; env: Record<string, string> } {
  const own = replacePorts(environment, ports);
  const env = {
    PATH: process.env["PATH"] ?? "",
    ...readImageEnvironment(),
    DATA_DIR: dataDir,
    ...own,
    OPERATOR_FILE: join(root, "deploy/operator.example.json"),
    ...(samples && own["BACKEND_PORT"] ? { SEED_SAMPLES: "Y" } : {}),
  };
  return { port: Number(own["PORT"] ?? own["BACKEND_PORT"]), env };
}

/** Each of the services writes a link; the last one is valid. */
async function readPasswordUrl(
  folder: string,
  services: readonly RunningContainer[],
): Promise<string | undefined> {
  const logs = await Promise.all(
    services.map(({ name }) => readFile(join(folder, `${name}.log`), "utf8")),
  );
  const links = logs
    .flatMap((log) => log.split("\n"))
    .filter((line) => line.includes('"passwordUrl"'))
    .map((line) => JSON.parse(line) as { time: string; passwordUrl: string }); // written by pino
  return links.toSorted((a, b) => (a.time < b.time ? -1 : 1)).at(-1)?.passwordUrl;
}
