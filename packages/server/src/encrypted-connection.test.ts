import { expect, it, describe, onTestFinished } from "vitest";
import { once } from "node:events";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import { isLocalHost, isEncrypted } from "./encrypted-connection.ts";
import { createCertificate } from "../test/fixtures/certificate.ts";
import { connectPostgres } from "./connect-postgres.ts";
import { createLog } from "./log.ts";

it.each([
  ["localhost", true],
  ["grace.localhost", true],
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["::1", true],
  ["[::1]", true],
  ["realtor.test", true],
  ["realtor.example", true],
  ["realtor.com", false],
  ["localhost.com", false],
  ["notlocalhost", false],
  ["example.com", false],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.0.2", false],
  ["127.0.0.1.example.net", false],
  ["", false],
])("isLocalHost(%j) is %s", (host, expected) => expect(isLocalHost(host)).toBe(expected));

it.each([
  "https://loaning.realtor.com",
  "http://127.0.0.1:3001",
  "http://localhost:3001",
  "http://[::1]:4318",
  "smtps://user:password@mail.realtor.com:465",
  // With STARTTLS, which the mailer requires.
  "smtp://mail.realtor.com:587",
  "smtp://127.0.0.1:25",
  "postgres://user:password@127.0.0.1:5432/realtor",
  "postgres:///realtor",
  "postgres://user@localhost/realtor?host=/var/run/postgresql",
  "postgresql://user@db.realtor.com/realtor?sslmode=verify-full",
])("%s is encrypted or local", (url) => {
  expect(isEncrypted(url)).toBe(true);
});

it.each([
  "http://loaning.realtor.com",
  "http://10.0.0.5:3001",
  "http://backend:3001",
  "http://127.0.0.1.realtor.com",
  "ftp://realtor.com",
  "postgres://user@db.realtor.com/realtor",
  "postgres://user@db.realtor.com/realtor?sslmode=require",
  "postgres://user@db.realtor.com/realtor?sslmode=verify-full&sslmode=disable",
  "postgres://user@db.realtor.com/realtor?sslmode=verify-full&ssl=0",
  "postgres://user@db.realtor.com/realtor?sslmode=verify-full&uselibpqcompat=true",
  "postgres://user@127.0.0.1/realtor?host=db.realtor.com",
  "smtps://mail.realtor.com?tls.rejectUnauthorized=false",
  "smtp://mail.realtor.com?ignoreTLS=true",
  "smtp://mail.realtor.com?requireTLS=false",
])("%s is neither", (url) => {
  expect(isEncrypted(url)).toBe(false);
});

async function listen(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port; // never a string for a TCP server
}

/** A PostgreSQL server that offers TLS or not; `onMessage` is called with what a client sends after that. */
async function startPostgresServer(offersTls: boolean, onMessage: () => void): Promise<number> {
  const secureContext = createSecureContext(await createCertificate());
  const accept = (socket: Socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(offersTls ? "S" : "N");
      if (!offersTls) return void socket.on("data", onMessage);
      const secure = new TLSSocket(socket, { isServer: true, secureContext });
      return secure.on("data", onMessage).on("error", () => {});
    });
  };
  return listen(createServer(accept));
}

describe("a server that cannot be trusted", () => {
  it("gets no request if its certificate is signed by itself", async () => {
    let requests = 0;
    const count = () => (requests += 1);
    const port = await listen(createHttpsServer(await createCertificate(), count));
    const error: unknown = await fetch(`https://127.0.0.1:${port}`).catch((reason) => reason);
    expect(error).toMatchObject({ cause: { code: "DEPTH_ZERO_SELF_SIGNED_CERT" } });
    expect(requests).toBe(0);
  });

  it.each([
    ["whose certificate is not trusted", true, /self-signed|DEPTH_ZERO_SELF_SIGNED_CERT/],
    ["without TLS", false, /does not support SSL/],
  ])("gets no user and password as a database %s", async (_, offersTls, message) => {
    let messages = 0;
    const port = await startPostgresServer(offersTls, () => (messages += 1));
    const url = `postgres://user:password@127.0.0.1:${port}/realtor?sslmode=verify-full`;
    const options = { log: createLog("silent"), pause: () => Promise.reject(new Error("retry")) };
    await expect(connectPostgres(url, options)).rejects.toThrow(message);
    expect(messages).toBe(0);
  });
});
