import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Role } from "@realtor/api/loaning";

/** Users by token; an unknown token has no session. */
export type Accounts = Record<
  string,
  { role: Role | null; banned?: boolean; twoFactorEnabled?: boolean; deleteAt?: string }
>;

/** A local server for tests that implements `GET /api/auth/get-session` of the loaning service. */
export interface FakeSessionService {
  url: string;
  /** Signed-in users by token; may be replaced. */
  accounts: Accounts;
  /** While true, responds with 500. */
  down: boolean;
  requestCount: number;
  close(): Promise<void>;
}

export async function startFakeSessionService(accounts: Accounts): Promise<FakeSessionService> {
  const server = createServer((request, response) => {
    service.requestCount += 1;
    const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const user = service.accounts[token];
    const session = user && { session: { id: "s" }, user: { id: token, name: token, ...user } };
    response.writeHead(service.down ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(session ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: FakeSessionService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    down: false,
    requestCount: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
