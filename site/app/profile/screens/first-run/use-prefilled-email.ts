import { values } from "@realtor/profile/values";
import { useEffect } from "react";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";

/** The address of the invitation is the first proposal for the email. */
export function usePrefilledEmail(isShown: boolean): void {
  const store = useDraftStore();
  const { user, isStaff } = useAdmin();
  const email = isStaff ? "" : user.email;
  useEffect(() => {
    // Undefined until it was first entered: one that was removed stays empty.
    if (isShown && email !== "" && store.getDraft()["email"] === undefined)
      store.change((before) => values.email.set(before, email));
  }, [isShown, store, email]);
}
