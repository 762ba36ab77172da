import { randomUUID } from "node:crypto";
import type { Http } from "@realtor/api/http";
import {
  createRealtor,
  getRealtor,
  type RealtorProfile,
  type RealtorProfileInput,
  type User,
} from "@realtor/api/loaning";
import { samplePassword, signedIn } from "./signed-in.ts";

/** An agent of one test alone. */
export interface NewAgent {
  email: string;
  realtor: RealtorProfile;
  session: { token: string; user: User };
  /** Calls in the agent's name. */
  http: Http;
}

/** An account with a homepage that an admin made, public unless the profile says otherwise. */
export async function newAgent(
  backendUrl: string,
  profile: Partial<RealtorProfileInput> = {},
): Promise<NewAgent> {
  const admin = await signedIn(backendUrl, "admin@example.com");
  const email = `${randomUUID()}@example.com`;
  const { data } = await admin.http<{ user: { id: string } }>("/api/auth/admin/create-user", {
    method: "POST",
    body: { email, name: "Nora Vale", password: samplePassword, role: "realtor" },
    success: 200,
  });
  const desiredUrl = `nora-${randomUUID().replaceAll(/[^a-z]/g, "")}`.slice(0, 40);
  const realtor = await createRealtor(admin.http, {
    ...whole,
    desiredUrl,
    userId: data.user.id,
    ...profile,
  });
  const { http, ...session } = await signedIn(backendUrl, email);
  return { email, realtor, session, http };
}

/** The stored profile as its owner sees it. */
export function ownProfile({
  http,
  realtor,
}: Pick<NewAgent, "http" | "realtor">): Promise<RealtorProfile> {
  return getRealtor(http, realtor.id, { asOwner: true });
}

/** All that the law and the list before publishing ask for but a portrait; fictitious. */
const whole = {
  isMakeHomepage: "Y",
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
  photos: [],
} satisfies Partial<RealtorProfileInput>;
