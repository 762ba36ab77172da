import {
  acceptAgreement,
  agreementVersion,
  createRealtor,
  findBrokerages,
  requiredAgreementItems,
} from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import type { EtcInfo } from "@realtor/api/loaning";
import { afterAll, beforeAll, expect, it } from "vitest";

import { publishable } from "./fixtures/publishable.ts";
import { adminEmail, describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const named = (name: string, license = "", phone = ""): EtcInfo[] => [
  { contentType: "home_list_realtor", content: name },
  ...(license ? [{ contentType: "company_license" as const, content: license }] : []),
  ...(phone ? [{ contentType: "company_phone" as const, content: phone }] : []),
];

describeOnEngines("brokerages", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  async function newWebsite(etcInfo: EtcInfo[], isMakeHomepage: "Y" | "N" = "Y") {
    const { http } = await backend.createUser("realtor");
    await acceptAgreement(http, { version: agreementVersion, items: [...requiredAgreementItems] });
    await createRealtor(http, { ...publishable, etcInfo, desiredUrl: newSlug(), isMakeHomepage });
    return http;
  }

  it("are those of published websites, once each, with what is known of them", async () => {
    await newWebsite(named("Vale & Sons Realty"));
    await newWebsite(named(" Vale & Sons Realty ", "00000043", "949-555-0100"));
    await newWebsite(named("vale homes", "00000044"));
    const http = await newWebsite(named("Vale Secret"), "N");
    expect(await findBrokerages(http, { q: "VALE" })).toEqual([
      { name: "Vale & Sons Realty", license: "00000043", phone: "949-555-0100" },
      { name: "vale homes", license: "00000044", phone: "" },
    ]);
    expect(await findBrokerages(http, { q: "sons%" })).toEqual([]);
  });

  it("are for staff those of all websites, for an agent their own", async () => {
    const http = await newWebsite(named("Vale Draft Realty"), "N");
    const namesFor = async (client: Http) =>
      (await findBrokerages(client, { managed: "Y" })).map(({ name }) => name);
    expect(await namesFor(http)).toEqual(["Vale Draft Realty"]);
    expect(await namesFor(await backend.signedIn(adminEmail))).toEqual(
      expect.arrayContaining(["Saltbrook Realty", "Vale Draft Realty"]),
    );
  });

  it("are at most 20, without the samples", async () => {
    const { http } = await backend.createUser("realtor");
    const all = await findBrokerages(http);
    expect(all.length).toBeLessThanOrEqual(20);
    expect(all.map(({ name }) => name)).not.toContain("Saltbrook Realty");
  });
});
