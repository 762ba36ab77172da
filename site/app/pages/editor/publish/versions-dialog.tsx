import { getVersion, listVersions, type RealtorVersion } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Skeleton } from "@realtor/ui/skeleton";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { editorMessages, menuMessages } from "#app/pages/editor/editor-messages.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { getLocalTimeZone } from "#app/i18n/formats/local-time-zone.ts";
import { toDraft, replaceDraft } from "../draft/draft.ts";
import { useDraft, useDraftStore, useEditorState } from "../draft/use-draft.ts";
import { Differences } from "./differences.tsx";
import * as css from "./dialogs.css.ts";

const messages = defineMessages({
  versionsCompare: {
    id: "editor.versions.compare",
    defaultMessage: "How it differs from what you have now.",
    description: "Explanation when a former version is compared with the current one.",
  },
  versionsBody: {
    id: "editor.versions.body",
    defaultMessage:
      "What was there before a change is kept. Changes within 30 minutes are one version.",
    description: "Explanation in the dialog with former versions.",
  },
});

const versionsMessages = defineMessages({
  draft: {
    id: "editor.versions.draft",
    defaultMessage: "Before {name} saved a draft",
    description: "Title of a version; {name} is the user who saved a draft after it.",
  },
  update: {
    id: "editor.versions.update",
    defaultMessage: "Before {name} changed {n, plural, one {# field} other {# fields}}",
    description: "Title of a version; {name} is the user who changed {n} fields after it.",
  },
  import: {
    id: "editor.versions.import",
    defaultMessage: "Before {name} imported a file",
    description: "Title of a version; {name} is the user who imported a file after it.",
  },
  delete: {
    id: "editor.versions.delete",
    defaultMessage: "Before {name} deleted it",
    description: "Title of a version; {name} is the user who deleted the website after it.",
  },
});

/** Lists earlier versions, compares one with the draft and restores it into the form. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<RealtorVersion | null>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={formatMessage(menuMessages.versions)}
      description={formatMessage(chosen ? messages.versionsCompare : messages.versionsBody)}
    >
      {chosen ? (
        <VersionDetails version={chosen} onBack={() => setChosen(null)} onClose={onClose} />
      ) : (
        <VersionList onChoose={setChosen} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface VersionListProps {
  onChoose: (version: RealtorVersion) => void;
  onClose: () => void;
}

/** Number of listed versions; older ones are available through support. */
const versionLimit = 50;

function VersionList({ onChoose, onClose }: VersionListProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const id = useEditorState(({ stored }) => stored.id);
  const { data, error, mutate } = useSWR(["versions", id], () =>
    listVersions(http, id, { perPage: versionLimit }),
  );
  return (
    <>
      <DialogBody>
        {error && (
          <InlineAlert>
            <FormattedMessage {...adminMessages.loadFailed} />
          </InlineAlert>
        )}
        {!data && !error && (
          <Skeleton label={formatMessage(adminMessages.loading)} shape="text" count={4} />
        )}
        {data?.page.length === 0 && (
          <p className={css.note}>
            <FormattedMessage
              id="editor.versions.none"
              defaultMessage="There are no earlier versions yet."
              description="Shown when there are no former versions."
            />
          </p>
        )}
        {data && data.page.length > 0 && (
          <ol className={css.list}>
            {data.page.map((version) => (
              <li key={version.id} className={css.row}>
                <div className={css.rowText}>
                  <p className={css.rowName}>
                    <Timestamp at={version.validFrom} />
                  </p>
                  <p className={css.note}>
                    <FormattedMessage
                      {...versionsMessages[version.kind]}
                      values={{ name: version.savedBy, n: version.changed.length }}
                    />
                  </p>
                </div>
                <Button variant="outline" size="small" onClick={() => onChoose(version)}>
                  <FormattedMessage
                    id="editor.versions.look"
                    defaultMessage="Compare"
                    description="Button that compares a version with the current one."
                  />
                </Button>
              </li>
            ))}
          </ol>
        )}
      </DialogBody>
      <DialogActions>
        {error && (
          <Button variant="outline" size="medium" onClick={() => void mutate()}>
            <FormattedMessage {...adminMessages.retry} />
          </Button>
        )}
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage {...adminMessages.close} />
        </Button>
      </DialogActions>
    </>
  );
}

interface VersionDetailsProps {
  version: RealtorVersion;
  onBack: () => void;
  onClose: () => void;
}

function VersionDetails({ version, onBack, onClose }: VersionDetailsProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const store = useDraftStore();
  const toast = useToast();
  const draft = useDraft();
  const id = useEditorState(({ stored }) => stored.id);
  const { data, error } = useSWR(["version", id, version.id], () =>
    getVersion(http, id, version.id),
  );
  const restored = data && replaceDraft(draft, toDraft(data));
  return (
    <>
      <DialogBody>
        <p className={css.rowName}>
          <Timestamp at={version.validFrom} />
        </p>
        {error && (
          <InlineAlert>
            <FormattedMessage {...adminMessages.loadFailed} />
          </InlineAlert>
        )}
        {!restored && !error && (
          <Skeleton label={formatMessage(adminMessages.loading)} shape="text" count={4} />
        )}
        {restored && <Differences from={draft} to={restored} />}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onBack}>
          <FormattedMessage
            id="editor.versions.back"
            defaultMessage="Back to versions"
            description="Button that returns to the list of versions."
          />
        </Button>
        <Button
          size="medium"
          disabled={!restored}
          onClick={() => {
            if (!restored) return;
            store.change(() => restored);
            toast({
              text: formatMessage({
                id: "editor.versions.restored",
                defaultMessage: "Restored.",
                description: "Status after a version was copied into the editor.",
              }),
              action: { label: formatMessage(editorMessages.undo), onPress: store.undo },
            });
            onClose();
          }}
        >
          <FormattedMessage
            id="editor.versions.restore"
            defaultMessage="Restore this version"
            description="Button that copies a version into the editor."
          />
        </Button>
      </DialogActions>
    </>
  );
}

function Timestamp({ at }: { at: string }) {
  return (
    <FormattedDate value={at} dateStyle="long" timeStyle="short" timeZone={getLocalTimeZone()} />
  );
}
