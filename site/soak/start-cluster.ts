import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3, type TestS3 } from "../../packages/server/test/fixtures/s3.ts";
import { createS3Store } from "@realtor/server/files/s3-store";
import {
  compileCache,
  copyPreparedData,
  copyPreparedFiles,
} from "../e2e/fixtures/prepared-data.ts";
import { createProcess, type Process, repositoryRoot } from "../e2e/fixtures/product.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import type { Random } from "./random.ts";
import { createSoakDatabase } from "./soak-database.ts";
import { quickPrograms } from "./soak-product.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

export interface ClusterOptions {
  sites: number;
  services: number;
  /** Data folders, which the processes take in turn; several of them share files in an S3 store. */
  folders: number;
  /** Which process answers a request; without it, they take turns. */
  random?: Random;
  /** Repository whose code the processes run; this one by default. */
  root?: string;
  env?: Readonly<Record<string, string>>;
  /** Delays between deliveries are seconds, and passwords take no time. */
  isQuick?: boolean;
  /** The store instead of a new one; the caller stops it. */
  s3?: TestS3;
  /** The first data folder instead of a new one, such as a small disk; the caller removes it. */
  firstFolder?: string;
  /** Milliseconds by which the clocks of the machines, each with a data folder, differ from the database's. */
  clockSkews?: readonly number[];
}

/** One process of a cluster. */
export interface Member {
  process: Process;
  readonly balancer: Balancer;
  readonly port: number;
  /** A process that takes this one's place, with the code of a repository. */
  readonly create: (root: string) => Process;
}

/** Several sites and services on one PostgreSQL, behind a balancer for each kind. */
export interface Cluster {
  addresses: { url: string; backendUrl: string };
  sites: readonly Member[];
  services: readonly Member[];
  balancers: readonly [sites: Balancer, services: Balancer];
  readonly stop: () => Promise<void>;
}

/** Starts the processes of each kind together, as a process manager does. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { random, root = repositoryRoot } = options;
  const programs = options.isQuick ? quickPrograms : undefined;
  const database = await createSoakDatabase();
  const ownS3 = options.folders > 1 && !options.s3 ? await startS3() : undefined;
  const s3 = options.s3 ?? ownS3;
  const ownFolders = await Promise.all(
    Array.from({ length: options.folders - (options.firstFolder ? 1 : 0) }, () =>
      mkdtemp(join(tmpdir(), "realtor-cluster-")),
    ),
  );
  const folders = options.firstFolder ? [options.firstFolder, ...ownFolders] : ownFolders;
  if (s3) await fillStore(s3);
  else await Promise.all(ownFolders.map((folder) => copyPreparedData("postgres", folder)));
  const sitePorts = await getFreePorts(options.sites);
  const backendPorts = await getFreePorts(options.services);
  const siteBalancer = await startBalancer(sitePorts, random);
  const serviceBalancer = await startBalancer(backendPorts, random);
  const addresses = {
    url: `http://localhost:${siteBalancer.port}`,
    backendUrl: `http://127.0.0.1:${serviceBalancer.port}`,
  };
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    SITE_URL: addresses.url,
    BACKEND_PUBLIC_URL: addresses.backendUrl,
    HOME_API_URL: addresses.backendUrl,
    LOANING_API_URL: addresses.backendUrl,
    SERVICE_TOKEN: "soak-service-token-00000000000000",
    ...database.env,
    ...(compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache }),
    ...(s3 && s3Variables(s3)),
    ...options.env,
  };
  const createMember =
    (folder: "site" | "packages/backend", balancer: Balancer) =>
    (port: number, index: number): Member => {
      const variable = folder === "site" ? "PORT" : "BACKEND_PORT";
      const machine = index % folders.length;
      const own = {
        [variable]: String(port),
        DATA_DIR: folders[machine],
        ...skewClock(options.clockSkews?.[machine]),
      };
      const ready = `http://127.0.0.1:${port}/health/ready`;
      const file = folder === "site" ? programs?.siteFile : programs?.backendFile;
      const create = (from: string) => createProcess(folder, { ...env, ...own }, ready, from, file);
      return { process: create(root), balancer, port, create };
    };
  const services = backendPorts.map(createMember("packages/backend", serviceBalancer));
  const sites = sitePorts.map(createMember("site", siteBalancer));
  const members = [...services, ...sites];
  const stop = async () => {
    await Promise.all(members.map((member) => member.process.stop()));
    await Promise.all([siteBalancer.close(), serviceBalancer.close()]);
    await Promise.all([database.drop(), ownS3?.stop()]);
    await Promise.all(ownFolders.map((folder) => rm(folder, { recursive: true, force: true })));
  };
  try {
    for (const kind of [services, sites]) {
      await Promise.all(kind.map((member) => member.process.start()));
      await Promise.all(kind.map(({ balancer, port }) => balancer.untilReady(port)));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses, sites, services, balancers: [siteBalancer, serviceBalancer], stop };
}

/** Stores the photos of the prepared database. */
async function fillStore({ settings }: TestS3): Promise<void> {
  const store = createS3Store(settings);
  await copyPreparedFiles(store);
  store.close();
}

/** Variables of a process whose clock is wrong. */
function skewClock(ms: number | undefined): Record<string, string> {
  if (ms === undefined) return {};
  const file = new URL("skew-clock.ts", import.meta.url).href;
  return { CLOCK_SKEW_MS: String(ms), NODE_OPTIONS: `--import=${file}` };
}

async function getFreePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await findFreePort());
  return ports;
}

/** Variables of both processes for this store. */
export function s3Variables({ settings }: TestS3): Record<string, string> {
  const { accessKeyId = "", secretAccessKey = "" } = settings.credentials ?? {};
  return {
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ENDPOINT: settings.endpoint ?? "",
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
