import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { variableNames as servicesVariables } from "../../packages/backend/src/env.ts";
import { operatorSchema } from "../../packages/server/src/operator.ts";
import { variableNames as siteVariables } from "../../site/server/env.ts";
import { readSource } from "../docs/repository.ts";
import { processEnv, processOptions } from "../process-options.ts";
import { readCompose, replacePorts } from "../topology/read-compose.ts";
import { readImageEnvironment, readInstruction } from "../topology/read-dockerfile.ts";
import { checkImages, programs } from "../topology/start-topology.ts";

const dockerfile = readSource("deploy/Dockerfile");
const main = { site: "site/server/main.ts", services: "packages/backend/src/main.ts" };
/** Names of the variables that each process reads. */
const variablesOf = { site: siteVariables, services: servicesVariables };

interface Container {
  name?: string;
  image: string;
  envFrom?: { secretRef?: { name: string } }[];
  livenessProbe?: unknown;
  readinessProbe?: unknown;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  depends_on?: unknown;
  healthcheck?: { test?: string[] };
  init?: boolean;
  environment?: Record<string, string>;
  stop_grace_period?: string;
  env?: { name: string }[];
}

function readYaml(path: string): unknown[] {
  return parseAllDocuments(readSource(path), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as unknown;
  });
}

it("the images have the version of Node, the options and the environment of npm start", () => {
  const [, version] = /^nodeVersion: (.+)$/m.exec(readSource("pnpm-workspace.yaml")) ?? [];
  const { packageManager } = JSON.parse(readSource("package.json")) as { packageManager: string }; // our own file
  expect(new Set(dockerfile.match(/^FROM node:\S+/gm))).toEqual(
    new Set([`FROM node:${version}-bookworm-slim`]),
  );
  expect(new Set(dockerfile.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
  const environment = Object.entries(processEnv).map((entry) => entry.join("="));
  expect(dockerfile).toContain(environment.join(" "));
  for (const file of Object.values(main))
    expect(dockerfile).toContain(
      `CMD ${JSON.stringify(["node", ...processOptions, file]).replaceAll(",", ", ")}`,
    );
});

it("the systemd units have them too, and each process its own secrets", () => {
  const common = readSource("deploy/systemd/realtor-.service.d/common.conf");
  for (const entry of Object.entries(processEnv)) expect(common).toContain(entry.join("="));
  for (const [name, file] of Object.entries(main)) {
    const unit = readSource(`deploy/systemd/realtor-${name}.service`);
    expect(unit).toContain(`ExecStart=/usr/bin/node ${processOptions.join(" ")} ${file}\n`);
    expect(unit).toContain(`EnvironmentFile=/etc/realtor/${name}.environment\n`);
  }
});

it("files with secrets are not copied into the images", () => {
  const ignored = readSource("deploy/Dockerfile.dockerignore").split("\n");
  expect(ignored).toEqual(
    expect.arrayContaining(["deploy/.env", "deploy/*.env", "deploy/operator.json"]),
  );
});

it("compose.yaml sets variables that the processes read, and Caddy has their ports", () => {
  const [compose] = readYaml("deploy/compose.yaml") as [{ services: Record<string, Container> }]; // our own file
  const containers = Object.values(compose.services);
  for (const reader of ["site", "services"] as const) {
    const own = containers.filter(
      ({ image, command }) => image === `realtor-${reader}` && !command,
    );
    expect(own).toHaveLength(reader === "site" ? 3 : 2);
    const ports = own.map(
      ({ environment }) => environment?.["PORT"] ?? environment?.["BACKEND_PORT"],
    );
    expect(new Set(ports).size).toBe(own.length);
    for (const container of own) {
      const { environment = {}, stop_grace_period: grace = "" } = container;
      const names = Object.keys(environment);
      expect(names.filter((name) => !variablesOf[reader].includes(name))).toEqual([]);
      // That of the image, which also ends what hangs; process 1 could not be ended.
      expect(container.healthcheck?.test).toEqual([
        "CMD",
        ...readInstruction(reader, "HEALTHCHECK"),
        "--end-silent",
      ]);
      expect(container.init).toBe(true);
      // It starts when the job that migrates has ended.
      expect(environment["MIGRATE"]).toBe("N");
      expect(container.depends_on).toEqual({
        migrate: { condition: "service_completed_successfully" },
      });
      expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(
        Number(environment["SHUTDOWN_DELAY"]) + 20,
      );
    }
  }
  const { environment: caddy = {} } =
    containers.find(({ image }) => image.startsWith("caddy")) ?? {};
  const portsOf = (list = "") =>
    list.split(" ").map((address) => address.replace("127.0.0.1:", ""));
  const listening = (variable: string) =>
    containers.flatMap(({ environment }) => environment?.[variable] ?? []);
  expect(portsOf(caddy["SITES"])).toEqual(listening("PORT"));
  expect(portsOf(caddy["SERVICES"])).toEqual(listening("BACKEND_PORT"));
  const prometheus = readSource("deploy/prometheus/prometheus.yml");
  for (const variable of ["METRICS_PORT", "BACKEND_METRICS_PORT"]) {
    const targets = listening(variable).map((port) => `"127.0.0.1:${port}"`);
    expect(targets.length).toBe(listening(variable.replace("METRICS_", "")).length);
    expect(prometheus).toContain(`targets: [${targets.join(", ")}]`);
  }
});

it("every container of compose.yaml drops all capabilities", () => {
  const [compose] = readYaml("deploy/compose.yaml") as [{ services: Record<string, Container> }]; // our own file
  for (const { cap_drop: dropped, security_opt: options } of Object.values(compose.services)) {
    expect(dropped).toEqual(["ALL"]);
    expect(options).toEqual(["no-new-privileges:true"]);
  }
});

it("pnpm topology starts the containers of compose.yaml and no others", () => {
  const names = readSource("deploy/.env.example").matchAll(/^([A-Z\d_]+)=/gm);
  const containers = readCompose(Object.fromEntries([...names].map(([, name]) => [name, "value"])));
  expect(checkImages(containers)).toEqual({
    programs,
    "realtor-services": ["migrate", "services-1", "services-2"],
    "realtor-site": ["site-1", "site-2", "site-3"],
  });
  const unknown = { name: "redis", image: "redis:7", command: undefined, environment: {} };
  expect(() => checkImages([...containers, unknown])).toThrow("does not start redis");
  expect(() => readCompose({})).toThrow("deploy/compose.yaml needs POSTGRES_PASSWORD");
});

it("pnpm topology has the variables, with other ports, and the commands of the images", () => {
  const values = { SITE_URL: "https://realtor.example", SLACK_WEBHOOK_URL: "" };
  const required = readSource("deploy/compose.yaml").matchAll(/\$\{([A-Z\d_]+):\?/g);
  const others = Object.fromEntries([...required].map(([, name]) => [name, `its-${name}`]));
  const containers = readCompose({ ...others, ...values });
  const site = containers.find(({ name }) => name === "site-2")?.environment ?? {};
  expect(site).toMatchObject({
    PORT: "3010",
    S3_BUCKET: "realtor-files",
    SLACK_WEBHOOK_URL: "",
    DATABASE_URL: "postgres://realtor_site:its-SITE_DATABASE_PASSWORD@127.0.0.1:5432/realtor",
  });
  const ports = new Map([
    ["3010", 1],
    ["3100", 2],
    ["5432", 3],
  ]);
  const moved = replacePorts(site, ports);
  expect(moved).toEqual({
    ...site,
    PORT: "1",
    HOME_API_URL: "http://127.0.0.1:2",
    LOANING_API_URL: "http://127.0.0.1:2",
    DATABASE_URL: "postgres://realtor_site:its-SITE_DATABASE_PASSWORD@127.0.0.1:3/realtor",
  });
  expect(readImageEnvironment()).toMatchObject({ NODE_ENV: "production", ...processEnv });
  expect(readInstruction("site", "CMD")).toEqual(["node", ...processOptions, main.site]);
});

it("nginx and Caddy listen for the same calls, with one process of each kind by default", () => {
  const nginx = readSource("deploy/nginx/site.conf");
  const caddy = readSource("deploy/caddy/Caddyfile");
  for (const port of ["3000", "3001"]) {
    expect(nginx).toContain(`server 127.0.0.1:${port} `);
    expect(caddy).toContain(`:127.0.0.1:${port}}`);
  }
  expect(nginx).toContain("listen 127.0.0.1:3100;");
  expect(caddy).toContain("http://127.0.0.1:3100 {");
});

it("the examples have every value that compose.yaml requires, and a valid operator", () => {
  const required = readSource("deploy/compose.yaml").matchAll(/\$\{([A-Z\d_]+):\?/g);
  const example = readSource("deploy/.env.example").matchAll(/^([A-Z\d_]+)=/gm);
  const names = [...example].map(([, name]) => name);
  expect([...required].map(([, name]) => name).filter((name) => !names.includes(name))).toEqual([]);
  const operator: unknown = JSON.parse(readSource("deploy/operator.example.json"));
  expect(operatorSchema.parse(operator)).toEqual(operator);
  expect(Object.keys(operatorSchema.shape).toSorted()).toEqual(
    Object.keys(operator as object).toSorted(),
  );
});

it("the Kubernetes example sets variables that the processes read", () => {
  const documents = readYaml("deploy/kubernetes/realtor.yaml") as Record<string, unknown>[]; // our own file
  const known = [...variablesOf.site, ...variablesOf.services];
  const { data } = documents.find(({ kind }) => kind === "ConfigMap") as {
    data: Record<string, string>;
  };
  expect(Object.keys(data).filter((name) => !known.includes(name))).toEqual([]);
  expect(data["MIGRATE"]).toBe("N");
  const deployment = documents.find(({ kind }) => kind === "Deployment") as {
    spec: {
      template: { spec: { terminationGracePeriodSeconds: number; containers: Container[] } };
    };
  };
  const { containers, terminationGracePeriodSeconds: grace } = deployment.spec.template.spec;
  const set = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
  for (const { name, envFrom = [], livenessProbe, readinessProbe } of containers) {
    // Each container has its own secret: the site must not have those of the services.
    const secrets = envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []);
    expect(secrets).toEqual([`realtor-${name}`]);
    expect(livenessProbe && readinessProbe).toBeDefined();
  }
  const delays = containers
    .flatMap(({ env = [] }) => env)
    .flatMap((entry) =>
      entry.name === "SHUTDOWN_DELAY" && "value" in entry ? Number(entry.value) : [],
    );
  expect(grace).toBeGreaterThanOrEqual(Math.max(Number(data["SHUTDOWN_DELAY"]), ...delays) + 20);
});

it("Compose and Kubernetes migrate with the same command, which ops has", () => {
  const [compose] = readYaml("deploy/compose.yaml") as [{ services: Record<string, Container> }]; // our own file
  const [job] = readYaml("deploy/kubernetes/migrate.yaml") as [
    { spec: { template: { spec: { containers: Container[] } } } },
  ]; // our own file
  const { migrate } = compose.services;
  const [container] = job.spec.template.spec.containers;
  expect(container?.command).toEqual(migrate?.command);
  expect(migrate?.command?.slice(-2)).toEqual(["packages/ops/src/main.ts", "migrate"]);
  const variables = ["DATABASE_URL", "SITE_DATABASE_URL"];
  expect(Object.keys(migrate?.environment ?? {})).toEqual(variables);
  expect(container?.env?.map(({ name }) => name)).toEqual(variables);
});
