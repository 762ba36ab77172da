import {
  createPreviewLink,
  endPreviewLink,
  getPreviewLink,
  type PreviewLink,
} from "@realtor/api/loaning";
import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Skeleton } from "@realtor/ui/skeleton";
import { Text } from "@realtor/ui/text";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useFailure } from "#app/admin/failure-text.ts";
import { CopyLink } from "#app/admin/share/copy-link.tsx";
import { ShareChannels } from "#app/admin/share/share-channels.tsx";
import { useAction } from "#app/admin/use-action.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import { useSaver } from "#app/profile/saving/use-autosave.ts";
import * as css from "./dialogs.css.ts";

/** The link to a preview of the draft, which is made when the dialog opens and can be turned off. */
export function SendPreviewDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const saver = useSaver();
  const id = useEditorState(({ stored }) => stored.id);
  const action = useAction();
  const { data, error, mutate } = useSWR<PreviewLink | null, unknown>(
    ["preview-link", id],
    async () => {
      // The preview contains what was typed last.
      await saver.flush();
      return (await getPreviewLink(http, id)) ?? createPreviewLink(http, id);
    },
    // Loading makes a link, which only opening the dialog may do.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const loadFailure = useFailure(error);
  const failure = action.failure ?? loadFailure;
  // Null after the link was turned off.
  const end = () =>
    action.run(async () => {
      await endPreviewLink(http, id);
      await mutate(null, { revalidate: false });
    });
  const renew = () => action.run(() => mutate(createPreviewLink(http, id), { revalidate: false }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: "editor.sendPreview" })}
      description={formatMessage({ id: "editor.sendPreview.body" })}
    >
      <DialogBody>
        {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
        {data === undefined && error === undefined && (
          <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={3} />
        )}
        <output>{data === null && <FormattedMessage id="editor.sendPreview.ended" />}</output>
        {data && <Link link={data} isBusy={action.busy} onEnd={() => void end()} />}
      </DialogBody>
      <DialogActions>
        {data === null && (
          <Button variant="outline" size="medium" busy={action.busy} onClick={() => void renew()}>
            <FormattedMessage id="editor.sendPreview.renew" />
          </Button>
        )}
        {error !== undefined && (
          <Button variant="outline" size="medium" onClick={() => void mutate()}>
            <FormattedMessage id="admin.retry" />
          </Button>
        )}
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LinkProps {
  link: PreviewLink;
  isBusy: boolean;
  onEnd: () => void;
}

/** The link with the ways to send it, how long it works, and how often it was opened. */
function Link({ link, isBusy, onEnd }: LinkProps) {
  const { formatMessage } = useIntl();
  const { locale, origin } = useAddress();
  const path = localePath(`/p/${link.token}`, locale);
  const url = origin + path;
  const timeZone = getLocalTimeZone();
  return (
    <>
      <CopyLink address={new URL(origin).host + path} url={url} />
      <ShareChannels
        url={url}
        text={formatMessage({ id: "editor.sendPreview.text" }, { url })}
        subject={formatMessage({ id: "editor.sendPreview.subject" })}
      />
      <Box display="flex" alignItems="center" gap={16} className={css.row}>
        <div className={css.rowText}>
          <p className={css.rowName}>
            <FormattedMessage
              id="editor.sendPreview.until"
              values={{
                date: (
                  <FormattedDate
                    key="date"
                    value={link.expiresAt}
                    month="long"
                    day="numeric"
                    timeZone={timeZone}
                  />
                ),
              }}
            />
          </p>
          <Text size="caption" tone="secondary">
            <FormattedMessage id="editor.sendPreview.opens" values={{ n: link.opens }} />
            {link.lastOpenedAt !== null && (
              <>
                {" · "}
                <FormattedDate
                  value={link.lastOpenedAt}
                  dateStyle="medium"
                  timeStyle="short"
                  timeZone={timeZone}
                />
              </>
            )}
          </Text>
        </div>
        <Button variant="outline" size="small" busy={isBusy} onClick={onEnd}>
          <FormattedMessage id="editor.sendPreview.end" />
        </Button>
      </Box>
    </>
  );
}
