import { randomUUID } from "node:crypto";
import { samplePassword, signInByApi } from "./sign-in-by-api.ts";

/** Returns a slug that is not in use. */
export function uniqueSlug(start: string): string {
  return `${start}-${randomUUID().replaceAll(/[\d-]/g, "")}`;
}

/** Creates a realtor account without a homepage and returns its email. */
export async function createRealtorAccount(backendUrl: string): Promise<string> {
  const admin = await signInByApi(backendUrl, "admin@example.com");
  const email = `${randomUUID()}@example.com`;
  await admin.http("/api/auth/admin/create-user", {
    method: "POST",
    body: { email, name: "New Realtor", password: samplePassword, role: "realtor" },
    success: 200,
  });
  return email;
}
