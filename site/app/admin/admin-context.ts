import type { Http } from "@realtor/api/http";
import { createContext, use } from "react";
import type { UserInfo } from "#app/session/stored-session.ts";

/** Who works on an admin page, and how it calls the services for them. */
export interface Admin {
  user: UserInfo;
  /** The provider's staff: every homepage, and the leads (DECISIONS section 1). */
  isStaff: boolean;
  http: Http;
}

export const AdminContext = createContext<Admin | null>(null);

/** The person past the gate. Throws outside an `<AdminPage>`. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin)
    throw new Error("useAdmin needs an AdminPage above it: render admin screens inside one.");
  return admin;
}
