import { randomUUID } from "node:crypto";
import { samplePassword, signedIn } from "./signed-in.ts";

/** Letters that no homepage has as its address yet. */
export function freeSlug(start: string): string {
  return `${start}-${randomUUID().replaceAll(/[\d-]/g, "")}`;
}

/** A realtor's account without a homepage, as an admin makes it; answers its e-mail address. */
export async function newRealtor(backendUrl: string): Promise<string> {
  const admin = await signedIn(backendUrl, "admin@example.com");
  const email = `${randomUUID()}@example.com`;
  await admin.http("/api/auth/admin/create-user", {
    method: "POST",
    body: { email, name: "New Realtor", password: samplePassword, role: "realtor" },
    success: 200,
  });
  return email;
}
