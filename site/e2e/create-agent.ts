import { randomUUID } from "node:crypto";
import type { Http } from "@realtor/api/http";
import {
  acceptAgreement,
  agreementVersion,
  createRealtor,
  getRealtor,
  type RealtorProfile,
  type RealtorProfileInput,
  requiredAgreementItems,
  updateRealtor,
  type User,
} from "@realtor/api/loaning";
import { samplePassword, signInByApi } from "./sign-in-by-api.ts";

/** An agent created for one test. */
export interface TestAgent {
  email: string;
  realtor: RealtorProfile;
  session: { token: string; user: User };
  /** Authenticated as the agent. */
  http: Http;
}

/** Creates an account with a homepage, published by default; its slug is random unless it is given. */
export async function createAgent(
  backendUrl: string,
  profile: Partial<RealtorProfileInput> = {},
): Promise<TestAgent> {
  const admin = await signInByApi(backendUrl, "admin@example.com");
  const email = `${randomUUID()}@example.com`;
  const { data } = await admin.http<{ user: { id: string } }>("/api/auth/admin/create-user", {
    method: "POST",
    body: { email, name: "Nora Vale", password: samplePassword, role: "realtor" },
    success: 200,
  });
  const slug = `nora-${randomUUID().replaceAll(/[^a-z]/g, "")}`.slice(0, 40);
  const {
    isMakeHomepage = "Y",
    desiredUrl = slug,
    ...content
  } = { ...completeProfile, ...profile };
  const { id, updatedAt } = await createRealtor(admin.http, {
    ...content,
    desiredUrl,
    userId: data.user.id,
  });
  const { http, ...session } = await signInByApi(backendUrl, email);
  await acceptAgreement(http, { version: agreementVersion, items: [...requiredAgreementItems] });
  const realtor = await updateRealtor(http, id, { isMakeHomepage, updatedAt });
  return { email, realtor, session, http };
}

/** The profile including its draft. */
export function getOwnProfile({
  http,
  realtor,
}: Pick<TestAgent, "http" | "realtor">): Promise<RealtorProfile> {
  return getRealtor(http, realtor.id, { asOwner: true });
}

/** All that publishing requires, and texts. Fictitious. */
export const completeProfile = {
  licenseNumber: "CA DRE 00000001",
  etcInfo: [
    { contentType: "korea_name", content: "노라" },
    { contentType: "home_list_realtor", content: "Vale Realty" },
    { contentType: "company_license", content: "CA DRE 00000002" },
    { contentType: "company_phone", content: "949-555-0100" },
  ],
  activityRegion: [{ state: "CA", city: "Irvine" }],
  contactPhone: "949-555-0101",
  aboutMeEn: "I read the contract with you, line by line.",
  aboutMeKr: "계약서를 한 줄씩 함께 읽습니다.",
  designMainColor: "#0F5C4A",
  photos: [
    { path: "id", imageType: "fullsize", url: "/media/samples/portrait-grace-kim.png" },
    { path: "id", imageType: "thumbnail", url: "/media/samples/portrait-grace-kim-480.webp" },
  ],
} satisfies Partial<RealtorProfileInput>;
