import type { RealtorProfile } from "@realtor/api/loaning";
import { Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { compact, narrow } from "#app/admin/editor-bar.ts";
import { Pane, PaneFoot, SplitView } from "#app/admin/layouts/split-view.tsx";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { useUndoKeys } from "#app/profile/draft/use-store.ts";
import { useUploadGuard } from "#app/profile/photos/photo-uploads.tsx";
import { useAddress } from "#app/page-root.tsx";
import { slot } from "#app/profile/screens/editor/preview/preview-pane.css.ts";
import { PageBar, PreviewButton } from "#app/profile/screens/editor/layout/page-bar.tsx";
import { useKeyboardInset } from "#app/admin/layouts/use-keyboard-inset.ts";
import { useStoredListing } from "../../document/listing-kind.ts";
import { useListingPaths } from "../../document/listing-paths.ts";
import { ListingSaverContext, useListingAutosave } from "../../document/listing-provider.tsx";
import { ListingForm } from "../../form/listing-form.tsx";
import { MissingValuesProvider } from "../../form/missing-values.tsx";
import { partElementId } from "../../form/part.tsx";
import type { PartId } from "../../form/parts.ts";
import { ListingPreview, type ListingPreviewHandle } from "../../preview/listing-preview.tsx";
import * as css from "./edit-screen.css.ts";
import { ListingIndex } from "./listing-index.tsx";
import { BarState, CompactBar, FormHead, PreviewBar, PublishButton } from "./edit-bars.tsx";
import { ConflictNotice, Failure } from "./edit-notices.tsx";
import { PublicState } from "./listing-state.tsx";
import { PublishedListing } from "./published-listing.tsx";
import { useCurrentPart } from "./use-current-part.ts";
import { useListingKeys } from "./use-listing-keys.ts";
import { usePublishListing } from "./use-publish-listing.ts";

const CheckPanel = lazyPart(async () => (await import("./check-panel.tsx")).CheckPanel);
const ConflictPanel = lazyPart(async () => (await import("./conflict-panel.tsx")).ConflictPanel);

/**
 * The form of a listing between its index and its page; with less room the form or the page, on a phone with one bar
 * above and one below it.
 */
export function EditScreen({ website }: { website: RealtorProfile }) {
  const { realtor } = useStoredListing();
  const isCompact = useMediaQuery(compact);
  const isNarrow = useMediaQuery(narrow);
  const { locale } = useAddress();
  const [pageLocale, setPageLocale] = useState(locale);
  const [isPreview, setPreview] = useState(false);
  const preview = useRef<ListingPreviewHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<"check" | "conflict" | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isPublished, setPublished] = useState(false);
  const saver = useListingAutosave({
    onDone: (action) => setPublished(action === "publish"),
    onInvalid: () => setPanel("check"),
  });
  const publish = usePublishListing({
    saver,
    onCheck() {
      setAsked(true);
      setPanel("check");
    },
    onConflict: () => setPanel("conflict"),
  });
  const current = useCurrentPart(form);
  useListingKeys({
    current,
    onPublish: () => void publish(),
    onSave: () => void saver.flush(),
  });
  useUploadGuard();
  useUndoKeys();
  useKeyboardInset(root);
  const { list: listHref } = useListingPaths(realtor);
  useEffect(() => preview.current?.show(current), [current]);
  const showPart = (id: PartId) => {
    // A hidden form takes no focus.
    flushSync(() => {
      setPublished(false);
      setPreview(false);
    });
    document.getElementById(partElementId(id))?.focus();
  };
  const previewButton = isNarrow && (
    <PreviewButton isShort isPreview={isPreview} onToggle={() => setPreview(!isPreview)} />
  );
  return (
    <ListingSaverContext value={saver}>
      {isPublished && (
        <PublishedListing
          isWebsitePublic={website.isMakeHomepage === "Y"}
          onWords={() => showPart("words")}
          onBack={() => showPart("address")}
        />
      )}
      {/* Stays mounted: photos go on uploading. */}
      <div hidden={isPublished}>
        <SplitView
          ref={root}
          panes="editor"
          bar={
            isCompact ? (
              isPreview ? (
                <PreviewBar
                  locale={pageLocale}
                  onSelectLocale={setPageLocale}
                  onLeave={() => showPart(current)}
                />
              ) : (
                <CompactBar listHref={listHref} />
              )
            ) : (
              !isPublished && (
                <PageBar>
                  <BarState />
                  {previewButton}
                  <PublishButton onPublish={() => void publish()} />
                </PageBar>
              )
            )
          }
          foot={
            isCompact && (
              <PaneFoot>
                <span className={css.footState}>
                  <PublicState />
                </span>
                {previewButton}
                <PublishButton onPublish={() => void publish()} />
              </PaneFoot>
            )
          }
        >
          <Pane as="nav" className={css.nav}>
            <ListingIndex current={current} listHref={listHref} />
          </Pane>
          <Pane ref={form} className={css.form} shown={!isPreview}>
            {!isCompact && <FormHead />}
            <div className={css.body}>
              <Failure />
              <ConflictNotice onOpen={() => setPanel("conflict")} />
              <MissingValuesProvider isAsked={isAsked}>
                <ListingForm />
              </MissingValuesProvider>
            </div>
          </Pane>
          <Pane className={slot} shown={isPreview}>
            <ListingPreview
              handle={preview}
              website={website}
              locale={pageLocale}
              onSelectLocale={setPageLocale}
              onPick={showPart}
            />
          </Pane>
        </SplitView>
      </div>
      <Suspense>
        {panel === "check" && (
          <CheckPanel
            onGo={() => setPreview(false)}
            onPublish={() => {
              setPanel(null);
              void publish();
            }}
            onClose={() => setPanel(null)}
          />
        )}
        {panel === "conflict" && <ConflictPanel onClose={() => setPanel(null)} />}
      </Suspense>
    </ListingSaverContext>
  );
}
