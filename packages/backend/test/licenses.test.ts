import {
  createRealtor,
  findRealtors,
  getRealtor,
  importRealtor,
  listVersions,
  releaseLicense,
  restoreVersion,
  updateRealtor,
} from "@realtor/api/loaning";
import type { RealtorProfileInput } from "@realtor/api/loaning";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getError } from "./fixtures/get-error.ts";
import { newLicense, publishable } from "./fixtures/publishable.ts";
import { adminEmail, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend("PostgreSQL");
});
afterAll(() => backend.close());

const taken = {
  status: 422,
  code: "publish.incomplete",
  errors: [{ pointer: "/licenseNumber", code: "license.taken" }],
};

/** A published website with this license number. */
const newHolder = (profile: Partial<RealtorProfileInput>) =>
  backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y", ...profile });

/** An unpublished website that only has to be published. */
async function newApplicant(profile: Partial<RealtorProfileInput>) {
  const { id: userId, http } = await backend.createUser("realtor");
  const realtor = await createRealtor(http, { ...publishable, desiredUrl: newSlug(), ...profile });
  return { http, userId, ...realtor };
}

const publish = ({ http, id, updatedAt }: Awaited<ReturnType<typeof newApplicant>>) =>
  updateRealtor(http, id, { isMakeHomepage: "Y", updatedAt });

const brokerage = (name: string, license = "GREC H-00042") =>
  [
    { contentType: "home_list_realtor", content: name },
    { contentType: "company_license", content: license },
    { contentType: "company_phone", content: "404-555-0100" },
  ] as const;

describe("a license number of another account's published website", () => {
  it("is refused to creation, update, import and an admin", async () => {
    const licenseNumber = newLicense();
    await newHolder({ licenseNumber });
    const admin = await backend.signedIn(adminEmail);
    const applicant = await newApplicant({ licenseNumber });
    const { http, id, updatedAt } = applicant;
    expect(await getError(publish(applicant))).toMatchObject(taken);
    expect(
      await getError(updateRealtor(admin, id, { isMakeHomepage: "Y", updatedAt })),
    ).toMatchObject(taken);
    const published = { ...publishable, licenseNumber, isMakeHomepage: "Y" } as const;
    const file = new Blob([JSON.stringify({ ...published, desiredUrl: applicant.desiredUrl })]);
    expect(await getError(importRealtor(http, id, file))).toMatchObject(taken);
    const { http: other } = await backend.createUser("realtor");
    const created = createRealtor(other, { ...published, desiredUrl: newSlug() });
    expect(await getError(created)).toMatchObject(taken);
    expect(await getRealtor(http, id, { asOwner: true })).toMatchObject({ updatedAt });
  });

  it("is refused to a restored version, which is not public", async () => {
    const licenseNumber = newLicense();
    const { http, userId, realtor } = await newHolder({ licenseNumber });
    const { id } = realtor;
    await updateRealtor(http, id, {
      licenseNumber: newLicense(),
      isMakeHomepage: "N",
      updatedAt: realtor.updatedAt,
    });
    await newHolder({ licenseNumber });
    const { page } = await listVersions(http, id);
    const former = page.find((version) => version.id !== null)?.id ?? 0;
    const { realtor: restored } = await restoreVersion(http, id, former);
    expect(restored).toMatchObject({ licenseNumber, isMakeHomepage: "N" });
    expect(await getError(publish({ ...restored, http, userId }))).toMatchObject(taken);
  });

  it("is refused to a published website, whose other changes are published", async () => {
    const licenseNumber = newLicense();
    await newHolder({ licenseNumber });
    const { http, realtor } = await newHolder({});
    const { id, updatedAt } = realtor;
    expect(await getError(updateRealtor(http, id, { licenseNumber, updatedAt }))).toMatchObject(
      taken,
    );
    expect(await updateRealtor(http, id, { salesCount: 3, updatedAt })).toMatchObject({
      salesCount: 3,
    });
  });

  const inGeorgia = (licenseNumber: string): Partial<RealtorProfileInput> => ({
    activityRegion: [{ state: "GA", city: "Duluth" }],
    etcInfo: [...brokerage("Vale Realty")],
    licenseNumber,
  });
  it("is a number of the same state", async () => {
    await newHolder({ licenseNumber: "CA DRE 90000010" });
    const other = await newApplicant(inGeorgia("GREC 90000010"));
    expect(await publish(other)).toMatchObject({ isMakeHomepage: "Y" });
    const same = await newApplicant(inGeorgia("90000010"));
    expect(await getError(publish(same))).toMatchObject(taken);
  });

  it("is one that visitors see, of an agent: not of a draft, an unpublished page or a brokerage", async () => {
    const licenseNumber = newLicense();
    await newApplicant({ licenseNumber });
    const { http, realtor } = await newHolder({
      etcInfo: [...brokerage("Vale Realty", licenseNumber)],
    });
    const { id, updatedAt } = realtor;
    await updateRealtor(http, id, { draft: { changes: { licenseNumber } }, updatedAt });
    expect(await publish(await newApplicant({ licenseNumber }))).toMatchObject({
      isMakeHomepage: "Y",
    });
  });

  it("may be the one of an agent on the page of the brokerage that the agent names", async () => {
    const licenseNumber = newLicense();
    await newHolder({ licenseNumber, etcInfo: [...brokerage("Vale Realty")] });
    const own = (name: string) => ({
      licenseNumber,
      userName: name,
      etcInfo: [...brokerage(name)],
      isMakeHomepage: "Y" as const,
    });
    const stranger = await newApplicant({ licenseNumber });
    const asStranger = { ...own("Other Realty"), updatedAt: stranger.updatedAt };
    expect(await getError(updateRealtor(stranger.http, stranger.id, asStranger))).toMatchObject(
      taken,
    );
    const office = await newApplicant({ licenseNumber });
    const asOffice = { ...own("Vale Realty"), updatedAt: office.updatedAt };
    expect(await updateRealtor(office.http, office.id, asOffice)).toMatchObject({
      isMakeHomepage: "Y",
    });
  });
});

it("publishes one of several websites with the same number at once", async () => {
  const licenseNumber = newLicense();
  const applicants = await Promise.all([1, 2, 3, 4].map(() => newApplicant({ licenseNumber })));
  const results = await Promise.allSettled(applicants.map(publish));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(3);
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject(taken);
});

it("shows staff whose number it is, and lets only them allow it", async () => {
  const licenseNumber = newLicense();
  const { realtor: holder } = await newHolder({ licenseNumber });
  const applicant = await newApplicant({ licenseNumber });
  const admin = await backend.signedIn(adminEmail);
  const holdersOf = async (desiredUrl: string) => {
    const { page } = await findRealtors(admin, { q: desiredUrl });
    return page[0]?.licenseHolders;
  };
  expect(await holdersOf(applicant.desiredUrl)).toEqual([holder.desiredUrl]);
  expect(await holdersOf(holder.desiredUrl)).toEqual([]);
  expect(await getRealtor(applicant.http, applicant.id, { asOwner: true })).not.toHaveProperty(
    "licenseHolders",
  );
  expect(await getError(releaseLicense(applicant.http, applicant.id))).toMatchObject({
    status: 403,
  });

  await releaseLicense(admin, applicant.id);
  await releaseLicense(admin, applicant.id);
  expect(await holdersOf(applicant.desiredUrl)).toEqual([]);
  expect(await publish(applicant)).toMatchObject({ isMakeHomepage: "Y" });
});
