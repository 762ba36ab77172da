import { type CpuTime, sumCpuTime } from "./cpu-time.ts";
import { type OperationName, operationNames } from "./operations.ts";

/** What is planned for, and what is assumed about it. Replace them by your own numbers. */
export const planInputs = {
  homepages: 100_000,
  /** Requests per second that the CDN gets. */
  requests: 5000,
  /** A first visit of a homepage is a document and about this many files. */
  filesPerDocument: 9,
  /** Of the requests for files, those that the CDN has to ask for. */
  missedFiles: 0.05,
  /** Of the visits, those that send a contact request. */
  contacts: 0.005,
  /** Of each agent in a week of 40 hours. */
  weekly: { draft: 10, publish: 2, upload: 2, sizesOfPhoto: 4 },
  /** Of the processors' time; the rest is for peaks, a failed machine and the operating system. */
  load: 0.5,
  coresPerMachine: 4,
};

/** Connections to PostgreSQL that a process opens at most: its pool, and that of notifications or migrations. */
export const connections = { site: 8 + 1, services: 8 + 1, byDefault: 100 };

interface PlannedRequest {
  operation: OperationName;
  /** Per second. */
  rate: number;
  /** How the rate is calculated. */
  from: string;
}

/** Requests that reach the machines behind the CDN, if no document is in the memory of a site. */
export function planRequests(inputs = planInputs): PlannedRequest[] {
  const { homepages, requests, filesPerDocument, missedFiles, contacts, weekly } = inputs;
  const documents = requests / (1 + filesPerDocument);
  const weekSeconds = 40 * 3600;
  const ofAgents = (each: number) => (homepages * each) / weekSeconds;
  const perAgent = (each: number) => `${format(homepages)} × ${each} / (40 × 3,600 s)`;
  const { draft, publish, upload, sizesOfPhoto } = weekly;
  return [
    {
      operation: "rendered",
      rate: documents,
      from: `${format(requests)} / (1 + ${filesPerDocument})`,
    },
    {
      operation: "photo",
      rate: requests * missedFiles * (filesPerDocument / (1 + filesPerDocument)),
      from: `${format(requests - documents)} × ${missedFiles}`,
    },
    {
      operation: "contact",
      rate: documents * contacts,
      from: `${format(documents)} × ${contacts}`,
    },
    { operation: "draft", rate: ofAgents(draft), from: perAgent(draft) },
    { operation: "publish", rate: ofAgents(publish), from: perAgent(publish) },
    { operation: "upload", rate: ofAgents(upload), from: perAgent(upload) },
    {
      operation: "resize",
      rate: ofAgents(upload * sizesOfPhoto),
      from: `${perAgent(upload)} × ${sizesOfPhoto} sizes`,
    },
  ];
}

/** Processors of each kind of process at this load, and what follows from them. */
export function planMachines(costs: Record<OperationName, CpuTime>, inputs = planInputs) {
  const needed: CpuTime = { site: 0, services: 0, database: 0 };
  for (const { operation, rate } of planRequests(inputs))
    for (const kind of ["site", "services", "database"] as const)
      needed[kind] += (rate * costs[operation][kind]) / 1000;
  const cores = (kind: keyof CpuTime) => Math.max(1, Math.ceil(needed[kind] / inputs.load));
  // A process computes on one processor; a second one of each kind replaces one that fails.
  const sites = Math.max(2, cores("site"));
  const services = Math.max(2, cores("services"));
  const machines = Math.ceil((sites + services) / inputs.coresPerMachine) + 1;
  const databaseCores = Math.max(2, cores("database"));
  const sessions = sites * connections.site + services * connections.services;
  return { needed, sites, services, machines, databaseCores, sessions };
}

/** The plan as tables, from the processor time of each kind of request. */
export function createPlanTables(costs: Record<OperationName, CpuTime>, bytesPerAgent: number) {
  const plan = planMachines(costs);
  const { homepages, load, coresPerMachine } = planInputs;
  const rows = planRequests().map(({ operation, rate, from }) => {
    const ms = sumCpuTime(costs[operation]);
    return `| ${operationNames[operation]} | ${from} | ${format(rate)} | ${format(ms)} | ${format((rate * ms) / 1000)} |`;
  });
  const { needed, sites, services, machines, databaseCores, sessions } = plan;
  const gigabytes = (homepages * bytesPerAgent) / 1e9;
  return `| request | calculated as | per second | ms | processors |
|---|---|---|---|---|
${rows.join("\n")}

| part | calculated as | needed |
|---|---|---|
| sites | ${format(needed.site)} processors / ${load} | ${sites} processes |
| processes of the services | ${format(needed.services)} processors / ${load}, and at least 2 | ${services} processes |
| machines for them, with ${coresPerMachine} processors | (${sites} + ${services}) / ${coresPerMachine}, and 1 to replace one | ${machines} machines |
| processors of PostgreSQL | ${format(needed.database)} processors / ${load}, and at least 2 | ${databaseCores} processors, twice with a standby |
| connections to PostgreSQL | ${sites} × ${connections.site} + ${services} × ${connections.services} | ${sessions}; \`max_connections\` is ${connections.byDefault} by default |
| database | ${format(homepages)} × ${format(bytesPerAgent / 1000)} kB | ${format(gigabytes)} GB, twice for indexes that grow, and backups |`;
}

/** Three digits, with separators; small values with decimals. */
export function format(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
