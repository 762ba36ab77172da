import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Role } from "@realtor/api/loaning";

/** What the stand-in's `get-session` says of a token; none for one it does not know. */
export type Accounts = Record<string, { role: Role | null; banned?: boolean }>;

/** A local server that answers `GET /api/auth/get-session` as the loaning service does, for tests. */
export interface SessionStandIn {
  url: string;
  /** Who is signed in from now on, by token. */
  accounts: Accounts;
  /** While true it answers 500. */
  down: boolean;
  /** How often it was asked. */
  asked: number;
  close(): Promise<void>;
}

export async function startSessionStandIn(accounts: Accounts): Promise<SessionStandIn> {
  const server = createServer((request, response) => {
    standIn.asked += 1;
    const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const user = standIn.accounts[token];
    const session = user && { session: { id: "s" }, user: { id: token, name: token, ...user } };
    response.writeHead(standIn.down ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(session ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const standIn: SessionStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    down: false,
    asked: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
