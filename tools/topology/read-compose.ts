import { parse } from "yaml";
import { readSource } from "../docs/repository.ts";

/** A container of deploy/compose.yaml, with the values of its variables. */
export interface Container {
  name: string;
  image: string;
  /** Instead of that of the image. */
  command: readonly string[] | undefined;
  environment: Readonly<Record<string, string>>;
}

/** Reads the containers of deploy/compose.yaml, in order, with these values for the variables in it. */
export function readCompose(values: Readonly<Record<string, string>>): Container[] {
  const { services } = parse(readSource("deploy/compose.yaml"), { merge: true }) as {
    services: Record<
      string,
      { image: string; command?: string[]; environment?: Record<string, string> }
    >;
  }; // our own file
  return Object.entries(services).map(([name, { image, command, environment = {} }]) => ({
    name,
    image,
    command,
    environment: Object.fromEntries(
      Object.entries(environment).map(([variable, value]) => [
        variable,
        interpolate(value, values),
      ]),
    ),
  }));
}

/** Replaces `${NAME}`, `${NAME:?message}`, `${NAME:-default}` and `${NAME-default}` as Compose does. */
function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{([A-Z\d_]+)(?:(:?[-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, rest = "") => {
      const value = values[name];
      const isSet = kind?.startsWith(":") ? Boolean(value) : value !== undefined;
      if (isSet) return value ?? "";
      if (kind?.endsWith("-")) return rest;
      throw new Error(`deploy/compose.yaml needs ${name}${rest && `: ${rest}`}.`);
    },
  );
}

/** Variables with the port on which a container listens, for requests and for metrics. */
const portVariables = ["PORT", "BACKEND_PORT", "METRICS_PORT", "BACKEND_METRICS_PORT"];

/** Every port of 127.0.0.1 on which something in these containers listens, or to which it connects. */
export function listPorts(containers: readonly Container[]): string[] {
  const ports = containers.flatMap(({ environment }) =>
    Object.entries(environment).flatMap(([name, value]) =>
      portVariables.includes(name)
        ? value
        : [...value.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port = ""]) => port),
    ),
  );
  return [...new Set(ports)];
}

/** The same environment with other ports. */
export function replacePorts(
  environment: Readonly<Record<string, string>>,
  ports: ReadonlyMap<string, number>,
): Record<string, string> {
  const replacement = (port: string) => String(ports.get(port) ?? port);
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      portVariables.includes(name)
        ? replacement(value)
        : value.replaceAll(
            /127\.0\.0\.1:(\d+)/g,
            (_, port: string) => `127.0.0.1:${replacement(port)}`,
          ),
    ]),
  );
}
