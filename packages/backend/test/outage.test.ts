import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createContact, getRealtor, listContacts, signIn } from "@realtor/api/loaning";
import { createHttp, type HttpOptions } from "@realtor/api/http";
import { expect, it, onTestFinished } from "vitest";

import { createBackend } from "../src/create-backend.ts";
import { samplePassword } from "../src/seed/sample-accounts.ts";
import { startPostgres } from "../../server/test/fixtures/postgres.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { getError } from "./fixtures/get-error.ts";
import { publicUrl } from "./fixtures/test-backend.ts";

it(
  "returns 503 while the database is unavailable and stays live",
  { tags: ["extended"] },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "realtor-outage-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const postgres = await startPostgres();
    const backend = await createBackend({
      database: { kind: "postgres", url: await postgres.createDatabase("backend") },
      dataDir,
      publicUrl,
      seedSamples: true,
    });
    onTestFinished(() => backend.close());
    const options: HttpOptions = {
      baseUrl: publicUrl,
      fetch: async (input, init) => backend.app.fetch(new Request(input, init)),
    };
    const http = createHttp(options);
    const { id: realtorId } = await getRealtor(http, "grace-kim");
    const account = { email: "grace-kim@example.com", password: samplePassword };
    const { token } = await signIn(http, account);
    const signedIn = createHttp({ ...options, getToken: () => token });
    expect((await backend.app.request("/health/storage")).status).toBe(200);

    await postgres.stop();
    const away = { status: 503, code: "server.unavailable", errors: [] };
    expect(await getError(getRealtor(http, "grace-kim"))).toEqual(away);
    expect(await getError(listContacts(signedIn))).toEqual(away);
    expect(await getError(signIn(http, account))).toEqual(away);
    const contact = contactInput(realtorId);
    expect(await getError(createContact(http, contact, "key"))).toEqual(away);
    expect((await backend.app.request("/health/storage")).status).toBe(503);
    expect((await backend.app.request("/health/ready")).status).toBe(200);
    expect((await backend.app.request("/health/live")).status).toBe(200);
  },
);
