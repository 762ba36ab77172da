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
import { toDraft, replaceDraft } from "../draft/draft.ts";
import { useDraft, useDraftStore, useEditorState } from "../draft/use-draft.ts";
import { Differences } from "./differences.tsx";
import { getLocalTimeZone } from "./save-status.tsx";
import * as css from "./dialogs.css.ts";

/** Lists earlier versions, compares one with the draft and restores it into the form. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<RealtorVersion | null>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={formatMessage({ id: "editor.versions" })}
      description={formatMessage({
        id: chosen ? "editor.versions.compare" : "editor.versions.body",
      })}
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
            <FormattedMessage id="admin.loadFailed" />
          </InlineAlert>
        )}
        {!data && !error && (
          <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={4} />
        )}
        {data?.page.length === 0 && (
          <p className={css.note}>
            <FormattedMessage id="editor.versions.none" />
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
                      id={`editor.versions.${version.kind}`}
                      values={{ name: version.savedBy, n: version.changed.length }}
                    />
                  </p>
                </div>
                <Button variant="outline" size="small" onClick={() => onChoose(version)}>
                  <FormattedMessage id="editor.versions.look" />
                </Button>
              </li>
            ))}
          </ol>
        )}
      </DialogBody>
      <DialogActions>
        {error && (
          <Button variant="outline" size="medium" onClick={() => void mutate()}>
            <FormattedMessage id="admin.retry" />
          </Button>
        )}
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.close" />
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
            <FormattedMessage id="admin.loadFailed" />
          </InlineAlert>
        )}
        {!restored && !error && (
          <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={4} />
        )}
        {restored && <Differences from={draft} to={restored} />}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onBack}>
          <FormattedMessage id="editor.versions.back" />
        </Button>
        <Button
          size="medium"
          disabled={!restored}
          onClick={() => {
            if (!restored) return;
            store.change(() => restored);
            toast({ text: formatMessage({ id: "editor.versions.taken" }) });
            onClose();
          }}
        >
          <FormattedMessage id="editor.versions.restore" />
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
