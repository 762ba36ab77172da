import {
  confirmSecondFactor,
  createSecondFactor,
  getAccountSecurity,
  listContacts,
} from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { afterAll, beforeAll, expect, it } from "vitest";

import { samplePassword } from "../src/seed/sample-accounts.ts";
import { showCode } from "./fakes/authenticator-app.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  describeOnEngines,
  graceEmail,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const missing = { status: 403, code: "auth.secondFactorMissing" };

describeOnEngines("where staff need a second factor", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine, { requireSecondFactor: true });
  });
  afterAll(() => backend.close());

  const createUser = (http: Http) =>
    http("/api/auth/admin/create-user", {
      method: "POST",
      body: {
        email: "new@example.com",
        name: "New",
        password: "seven quiet lemons",
        role: "realtor",
      },
      success: 200,
    });

  it("has an admin no rights of staff until it is on, and may turn it on", async () => {
    const admin = await backend.signedIn(adminEmail);
    expect(await getError(listContacts(admin, {}))).toMatchObject(missing);
    expect(await getError(createUser(admin))).toMatchObject(missing);
    const drafts = await admin<unknown[]>("/v1/realtor?isMakeHomepage=N", {
      method: "GET",
      success: 200,
    }).then(({ data }) => data);
    const ofVisitor = await backend
      .visitor<unknown[]>("/v1/realtor?isMakeHomepage=N", { method: "GET", success: 200 })
      .then(({ data }) => data);
    expect(drafts).toEqual(ofVisitor);

    const { secret } = await createSecondFactor(admin, samplePassword);
    await confirmSecondFactor(admin, { code: showCode(secret), locale: "en" });
    expect(await getAccountSecurity(admin)).toMatchObject({ secondFactor: { on: true } });
    expect((await listContacts(admin, {})).page).toBeInstanceOf(Array);
    await createUser(admin);
  });

  it("have agents their rights without it", async () => {
    const agent = await backend.signedIn(graceEmail);
    expect((await listContacts(agent, {})).page).toBeInstanceOf(Array);
  });
});
