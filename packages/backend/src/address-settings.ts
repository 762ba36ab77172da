import { BlockList } from "node:net";

import { parseNetworks } from "@realtor/server/client-address";
import { listenPort, type Values, type Variables } from "@realtor/server/env";
import { describeAddress } from "@realtor/server/listen";
import { StartError } from "@realtor/server/errors";
import { z } from "zod";

/** Where the services listen, and the addresses under which they and the site are reached. */
export interface Addresses {
  readonly host: string;
  /** A TCP port, or the path of a Unix socket. */
  readonly port: number | string;
  /** Other machines that may name the visitor's address; see `clientAddress`. */
  readonly callers: BlockList | undefined;
  /** Public origin of the services, used in image and upload URLs. */
  readonly publicUrl: string;
  /** Origin of the product's site; sign-in providers redirect through it. */
  readonly siteUrl: string;
}

const origin = z.string().refine(isOrigin);

export const addressVariables = {
  BACKEND_HOST: [
    z.string().min(1).default("127.0.0.1"),
    "an address to listen on, such as 127.0.0.1",
  ],
  BACKEND_PORT: [
    listenPort(1).default(3001),
    "a port number from 1 to 65535, such as 3001, or the absolute path of a Unix socket",
  ],
  BACKEND_CALLERS: [
    z.string().transform(parseNetworks).pipe(z.instanceof(BlockList)).optional(),
    "IP addresses or networks separated by commas, such as 10.0.0.6,10.1.0.0/24",
  ],
  BACKEND_PUBLIC_URL: [
    origin.optional(),
    "an http or https origin without a path, such as http://127.0.0.1:3001",
  ],
  HOST: [z.string().default("127.0.0.1"), "the address that the site listens on"],
  PORT: [
    listenPort(0).default(3000),
    "the site's port number from 0 to 65535, or the absolute path of its Unix socket",
  ],
  SITE_URL: [
    origin.optional(),
    "the site's http or https origin without a path, such as https://realtor.example",
  ],
} as const satisfies Variables;

/** @throws StartError when an address cannot be derived from a socket. */
export function readAddresses(given: Values<typeof addressVariables>): Addresses {
  const { BACKEND_HOST: host, BACKEND_PORT: port } = given;
  if (typeof given.PORT === "string" && !given.SITE_URL)
    throw new StartError(
      `SITE_URL is missing: with a socket in PORT set it to ${addressVariables.SITE_URL[1]}.`,
    );
  if (typeof port === "string" && !given.BACKEND_PUBLIC_URL)
    throw new StartError(
      `BACKEND_PUBLIC_URL is missing: with a socket in BACKEND_PORT set it to ${addressVariables.BACKEND_PUBLIC_URL[1]}.`,
    );
  const siteUrl = given.SITE_URL ?? `http://localhost:${given.PORT}`;
  return {
    host,
    port,
    callers: given.BACKEND_CALLERS,
    publicUrl: given.BACKEND_PUBLIC_URL ?? describeAddress({ host, port }),
    siteUrl,
  };
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
