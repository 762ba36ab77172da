import type { RealtorProfile } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { firstLivePath } from "#app/admin/share/live-path.ts";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";
import { useAddress } from "#app/page-root.tsx";
import { getDoneMessage } from "#app/profile/saving/done-message.ts";

type OnDone = (action: "publish" | "unpublish", previous: RealtorProfile) => void;

/**
 * What follows after publishing and unpublishing: a message. After the first publication by the agent the
 * screen opens that helps to share the website, which has the message.
 */
export function useActionResult(): OnDone {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { isStaff } = useAdmin();
  const { locale } = useAddress();
  const store = useDraftStore();
  return (action, previous) => {
    if (action === "publish" && !isStaff && previous.publishedAt === undefined)
      location.assign(firstLivePath(store.getState().stored.desiredUrl, locale));
    else toast({ text: formatMessage({ id: getDoneMessage(action, previous) }) });
  };
}
