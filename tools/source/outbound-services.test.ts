import { expect, it } from "vitest";
import { variableNames as servicesVariables } from "../../packages/backend/src/env.ts";
import {
  type OutboundService,
  outboundServices,
} from "../../packages/server/src/outbound-services.ts";
import { variableNames as siteVariables } from "../../site/server/env.ts";
import { readSource } from "../docs/repository.ts";
import { productionFiles } from "./production-files.ts";

const services: readonly OutboundService[] = outboundServices;

/** Variables that name no other company: of the processes themselves, and their secrets. */
const ownVariables = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "BACKEND_HOST",
  "BACKEND_PORT",
  "BACKEND_CALLERS",
  "SITE_URL",
  "BACKEND_PUBLIC_URL",
  "REALTOR_HOSTS",
  "REALTOR_DEV_HOSTS",
  "TRUST_PROXY",
  "MIGRATE",
  "OWN_DOMAIN_ADDRESS",
  "SECURITY_CONTACT",
  "DATA_DIR",
  "OPERATOR_FILE",
  "CHROMIUM_PATH",
  "AUTH_SECRET",
  "UPLOAD_SECRET",
  "SERVICE_TOKEN",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "REQUIRE_SECOND_FACTOR",
  "SEED_SAMPLES",
  "LOG_LEVEL",
  "SHUTDOWN_DELAY",
  "METRICS_HOST",
  "METRICS_PORT",
  "BACKEND_METRICS_PORT",
];

/** Hosts that the code names without a connection: of links that people follow, and of formats. */
const linkedHosts = [
  "www.youtube.com",
  "line.me",
  "www.google.com",
  "www.nmlsconsumeraccess.org",
  "www.dre.ca.gov",
  "grec.state.ga.us",
  "www.sitemaps.org",
  "purl.org",
  "schema.org",
  "www.w3.org",
  "www.designtokens.org",
];

it("every environment variable belongs to an outbound service or to the product", () => {
  const listed = services.flatMap(({ variables }) => variables);
  expect([...listed, ...ownVariables].toSorted()).toEqual(
    [...new Set([...siteVariables, ...servicesVariables])].toSorted(),
  );
});

it("every host in production code is one of an outbound service, or only linked", () => {
  const known = new Set([...services.flatMap(({ hosts }) => hosts), ...linkedHosts]);
  const isFictitious =
    /(?:^|\.)(?:example|example\.com|invalid|localhost)$|^(?:localhost|127\.0\.0\.1)$/;
  const found = productionFiles.flatMap(({ path }) =>
    [...withoutComments(readSource(path)).matchAll(/\b(?:https?|wss?):\/\/([\w.*-]+)/g)]
      .map(([, host = ""]) => host)
      .filter((host) => !known.has(host) && !isFictitious.test(host))
      .map((host) => `${path}: ${host}`),
  );
  expect(found).toEqual([]);
});

const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, "");
