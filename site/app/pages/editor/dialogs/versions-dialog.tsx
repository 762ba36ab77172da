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
import { openDraft, replaceDraft } from "../draft/draft.ts";
import { useDraft, useDraftStore, useEditorState } from "../draft/use-draft.ts";
import { Differences } from "./differences.tsx";
import * as css from "./dialogs.css.ts";

/** What the page was before each save; one of them is looked at, and taken back into the form. */
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
        <OneVersion version={chosen} onBack={() => setChosen(null)} onClose={onClose} />
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

/** Versions shown; older ones are kept, and reached through support. */
const shown = 50;

function VersionList({ onChoose, onClose }: VersionListProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const id = useEditorState(({ stored }) => stored.id);
  const { data, error, mutate } = useSWR(["versions", id], () =>
    listVersions(http, id, { perPage: shown }),
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
                    <Moment at={version.validFrom} />
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

interface OneVersionProps {
  version: RealtorVersion;
  onBack: () => void;
  onClose: () => void;
}

function OneVersion({ version, onBack, onClose }: OneVersionProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const store = useDraftStore();
  const toast = useToast();
  const draft = useDraft();
  const id = useEditorState(({ stored }) => stored.id);
  const { data, error } = useSWR(["version", id, version.id], () =>
    getVersion(http, id, version.id),
  );
  const then = data && replaceDraft(draft, openDraft(data));
  return (
    <>
      <DialogBody>
        <p className={css.rowName}>
          <Moment at={version.validFrom} />
        </p>
        {error && (
          <InlineAlert>
            <FormattedMessage id="admin.loadFailed" />
          </InlineAlert>
        )}
        {!then && !error && (
          <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={4} />
        )}
        {then && <Differences from={draft} to={then} />}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onBack}>
          <FormattedMessage id="editor.versions.back" />
        </Button>
        <Button
          size="medium"
          disabled={!then}
          onClick={() => {
            if (!then) return;
            store.change(() => then);
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

function Moment({ at }: { at: string }) {
  return <FormattedDate value={at} dateStyle="long" timeStyle="short" timeZone={localZone()} />;
}

/** The clock on the wall of who works here, not the homepage's. */
function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
