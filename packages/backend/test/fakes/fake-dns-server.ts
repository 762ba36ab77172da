import { createUDPServer, Packet } from "dns2";
import type DNS from "dns2";

/**
 * The response to a question about a name: TXT records, each in its parts; IP addresses; a CNAME; a failure; or
 * nothing.
 */
export type DnsAnswer =
  | { txt: readonly (readonly string[])[] }
  | { addresses: readonly string[] }
  | { cname: string }
  | { failure: "SERVFAIL" | "REFUSED" }
  | "silence";

/** A name server on this machine. Names without an answer do not exist. */
export interface FakeDnsServer {
  /** Address with port, for `DNS_SERVERS`. */
  address: string;
  answers: Map<string, DnsAnswer>;
  close(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startDns(): Promise<FakeDnsServer> {
  const answers = new Map<string, DnsAnswer>();
  const server = createUDPServer((request, send) => {
    const [question] = request.questions;
    const name = question?.name.toLowerCase() ?? "";
    const answer = answers.get(name);
    if (answer === "silence") return;
    const response = Packet.createResponseFromRequest(request);
    const add = (record: object) =>
      response.answers.push({
        name,
        class: Packet.CLASS.IN,
        ttl: 60,
        ...record,
      } as DNS.Packet.Resource); // its keys depend on the type
    const addRecords = (of: Exclude<DnsAnswer, "silence">, at: string) => {
      if ("txt" in of && question?.type === Packet.TYPE.TXT)
        for (const data of of.txt) add({ name: at, type: Packet.TYPE.TXT, data });
      for (const address of "addresses" in of ? of.addresses : []) {
        const type = address.includes(":") ? Packet.TYPE.AAAA : Packet.TYPE.A;
        if (question?.type === type) add({ name: at, type, address });
      }
    };
    if (answer === undefined) response.header.rcode = Packet.RCODE.NXDOMAIN;
    else if ("failure" in answer) response.header.rcode = Packet.RCODE[answer.failure];
    else if ("cname" in answer) {
      add({ type: Packet.TYPE.CNAME, domain: answer.cname });
      const target = answers.get(answer.cname);
      if (target !== undefined && target !== "silence") addRecords(target, answer.cname);
    } else addRecords(answer, name);
    void send(response);
  });
  await server.listen(0, "127.0.0.1");
  return {
    address: `127.0.0.1:${server.address().port}`,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
