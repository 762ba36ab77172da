import type { Http } from "@realtor/api/http";
import { createContext, use } from "react";
import type { UserInfo } from "#app/session/session-store.ts";

/** The signed-in user of an admin page and their HTTP client. */
export interface Admin {
  user: UserInfo;
  /** Staff manage every website and the leads (docs/spec/roles.md#roles). */
  isStaff: boolean;
  http: Http;
}

export const AdminContext = createContext<Admin | null>(null);

/** Throws outside an `<AdminPage>`. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin)
    throw new Error(
      "useAdmin was called outside an AdminPage: render admin screens inside <AdminPage>.",
    );
  return admin;
}
