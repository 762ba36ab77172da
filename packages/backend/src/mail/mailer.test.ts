import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";

import { expect, it, onTestFinished } from "vitest";

import { createCertificate } from "../../../server/test/fixtures/certificate.ts";
import { startSmtp } from "../../test/fakes/fake-smtp-server.ts";
import { createMailer } from "./mailer.ts";

const mail = { to: "kim@example.com", subject: "Subject", text: "Text", html: "<p>Text</p>" };

async function send(smtpUrl: string): Promise<void> {
  const mailer = createMailer({ smtpUrl, from: "hello@realtor.example" });
  onTestFinished(() => mailer.close());
  await mailer.send(mail);
}

it("sends no user, password or mail to a server elsewhere that has no TLS", async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  await send(smtp.url);
  expect(smtp.arrived.splice(0)).toHaveLength(1);
  // This address of the machine is not a loopback one.
  const elsewhere = smtp.url.replace("127.0.0.1", "0.0.0.0");
  await expect(send(elsewhere)).rejects.toMatchObject({ code: "ETLS" });
  expect(smtp.arrived).toEqual([]);
});

it("sends nothing to a server whose certificate is signed by itself", async () => {
  let received = "";
  const server = createServer(await createCertificate(), (socket) => {
    socket.on("data", (part) => (received += String(part))).write("220 mail.example ESMTP\r\n");
  });
  server.on("tlsClientError", () => {});
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  await expect(send(`smtps://user:password@127.0.0.1:${port}`)).rejects.toThrow(/self-signed/);
  expect(received).toBe("");
});
