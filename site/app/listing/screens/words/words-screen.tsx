import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang, type Lang } from "@realtor/api/locales";
import { Banner } from "@realtor/ui/banner";
import { Disclosure } from "@realtor/ui/disclosure";
import { ArrowLeftIcon } from "@realtor/ui/icons";
import { useToast } from "@realtor/ui/toast";
import { Suspense, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { compact, narrow } from "#app/admin/editor-bar.ts";
import { barButton } from "#app/admin/layouts/split-view.css.ts";
import { Pane, PaneBar, PaneFoot, SplitView } from "#app/admin/layouts/split-view.tsx";
import { useKeyboardInset } from "#app/admin/layouts/use-keyboard-inset.ts";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { focusElement } from "#app/layout/element-refs.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { useAddress } from "#app/page-root.tsx";
import { toPublicDraft } from "#app/profile/draft/draft.ts";
import { useUndoKeys } from "#app/profile/draft/use-store.ts";
import { getSiteLanguages, orderLanguages } from "#app/profile/field/language/site-languages.ts";
import { PageBar } from "#app/profile/screens/editor/layout/page-bar.tsx";
import type { Home } from "../../document/home.ts";
import { homeName } from "../../document/home-text.ts";
import { useStoredListing } from "../../document/listing-kind.ts";
import { listingFormPath, useListingPaths } from "../../document/listing-paths.ts";
import { ListingSaverContext, useListingAutosave } from "../../document/listing-provider.tsx";
import { type ListingValueId, wordIds } from "../../document/listing-values.ts";
import { useListingActions } from "../../document/use-listing-actions.ts";
import { useWordsSource, useWordsState } from "../../form/use-words-source.ts";
import { DraftActions, WordsOfLanguage } from "../../form/words-fields.tsx";
import { BarState, PublishButton } from "../edit/edit-bars.tsx";
import * as editCss from "../edit/edit-screen.css.ts";
import { ConflictNotice, Failure } from "../edit/edit-notices.tsx";
import { PublicState, SaveState } from "../edit/listing-state.tsx";
import { useListingKeys } from "../edit/use-listing-keys.ts";
import { usePublishListing } from "../edit/use-publish-listing.ts";
import { MlsOriginal, OwnText } from "./mls-original.tsx";
import { WordsNav } from "./words-nav.tsx";
import * as css from "./words-screen.css.ts";
import { WordsTabs } from "./words-tabs.tsx";

const CheckPanel = lazyPart(async () => (await import("../edit/check-panel.tsx")).CheckPanel);
const ConflictPanel = lazyPart(
  async () => (await import("../edit/conflict-panel.tsx")).ConflictPanel,
);

interface WordsScreenProps {
  home: Home;
  /** All of the website. */
  homes: readonly Home[];
  website: RealtorProfile;
}

const allLangs: readonly Lang[] = ["ko", "en", "ja"];
const ignoreReturn = () => undefined;

/** The agent's words about a home of an MLS, in one language at a time, and what its MLS says. */
export function WordsScreen({ home, homes, website }: WordsScreenProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const address = useAddress();
  const own = htmlLang(address.locale);
  const isCompact = useMediaQuery(compact);
  const isNarrow = useMediaQuery(narrow);
  const root = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const { realtor } = useStoredListing();
  const paths = useListingPaths(realtor);
  const actions = useListingActions(realtor.id, ignoreReturn);
  const [lang, setLang] = useState<Lang>(own);
  const [panel, setPanel] = useState<"check" | "conflict" | null>(null);
  const langs = orderLanguages(allLangs, own);
  const needed = getSiteLanguages(toPublicDraft(website), own);
  const mayWrite = home.entry.allowsWords === "Y";
  const isPublic = website.isMakeHomepage === "Y";
  const saver = useListingAutosave({
    onDone() {
      void actions.refresh();
      toast({
        text: formatMessage({
          id: isPublic ? "listing-form.words.published" : "listing-form.published.waits",
        }),
      });
    },
    onInvalid: () => setPanel("check"),
  });
  const publishNow = usePublishListing({
    saver,
    onCheck: () => setPanel("check"),
    onConflict: () => setPanel("conflict"),
  });
  const publish = () => void publishNow();
  useListingKeys({
    onPublish: publish,
    onSave: () => void saver.flush(),
    onLanguage: () => setLang(langs[(langs.indexOf(lang) + 1) % langs.length] ?? own),
  });
  useUndoKeys();
  useKeyboardInset(root);
  const described = {
    remarks: home.entry.listing.publicRemarks?.trim() || null,
    bedrooms: home.entry.listing.bedroomsTotal ?? null,
  };
  const isDraft = useWordsState(lang) === "draft";
  const { source, isOwn } = useWordsSource(lang, described);
  const openHome = async (other: Home) => {
    const id = await actions.openDocument(other);
    if (id !== null) location.assign(listingFormPath(realtor.desiredUrl, id, address));
  };
  const showLanguageOf = (id: ListingValueId) => {
    const found = langs.find((each) => Object.values<string>(wordIds[each]).includes(id));
    if (found) setLang(found);
  };
  const sources = (
    <>
      {isDraft && isOwn && source !== null && <OwnText lang={source} />}
      <MlsOriginal listing={home.entry.listing} />
    </>
  );
  return (
    <ListingSaverContext value={saver}>
      <SplitView
        ref={root}
        panes="words"
        bar={
          isCompact ? (
            <PaneBar data-editor-bar>
              <a
                className={barButton}
                href={paths.list}
                aria-label={formatMessage({ id: "listing-form.all" })}
              >
                <ArrowLeftIcon />
              </a>
              <span className={css.barTitle}>
                <FormattedMessage id="listing-form.words.title" />
              </span>
              <SaveState />
            </PaneBar>
          ) : (
            <PageBar>
              <BarState />
              {mayWrite && <PublishButton isSecond={isDraft} onPublish={publish} />}
            </PageBar>
          )
        }
        foot={
          isCompact &&
          mayWrite && (
            <PaneFoot>
              {isDraft ? (
                <div className={css.footActions}>
                  <DraftActions lang={lang} />
                </div>
              ) : (
                <>
                  <span className={css.footState}>
                    <PublicState />
                  </span>
                  <PublishButton onPublish={publish} />
                </>
              )}
            </PaneFoot>
          )
        }
      >
        <Pane as="nav" className={editCss.nav}>
          <WordsNav
            current={home}
            homes={homes}
            langs={needed}
            onOpen={(other) => void openHome(other)}
          />
        </Pane>
        <Pane className={css.form}>
          {mayWrite && <WordsTabs lang={lang} langs={langs} needed={needed} onChange={setLang} />}
          <div className={css.body}>
            <div>
              <h1 ref={focusElement} tabIndex={-1} className={css.title} translate="no">
                {homeName(home, intl)}
              </h1>
              {mayWrite && (
                <p className={css.lead}>
                  <FormattedMessage id="listing-form.words.ask" />
                </p>
              )}
            </div>
            {mayWrite ? (
              <>
                <Failure />
                <ConflictNotice onOpen={() => setPanel("conflict")} />
                <WordsOfLanguage
                  key={lang}
                  lang={lang}
                  home={described}
                  actionsElsewhere={isCompact}
                />
              </>
            ) : (
              <Banner severity="info">
                <FormattedMessage
                  id="listing-form.words.market"
                  values={{ mls: home.mls ?? "MLS" }}
                />
              </Banner>
            )}
            {isNarrow &&
              (isDraft ? (
                <Disclosure title={formatMessage({ id: "listing-form.words.originalTab" })}>
                  {sources}
                </Disclosure>
              ) : (
                <div className={css.below}>{sources}</div>
              ))}
          </div>
        </Pane>
        {!isNarrow && (
          <Pane className={css.original}>
            <div className={css.originalHead}>
              <FormattedMessage id="listing-form.words.originalTab" />
            </div>
            <div className={css.originalBody}>{sources}</div>
          </Pane>
        )}
      </SplitView>
      <Suspense>
        {panel === "check" && (
          <CheckPanel
            onGo={showLanguageOf}
            onPublish={() => {
              setPanel(null);
              publish();
            }}
            onClose={() => setPanel(null)}
          />
        )}
        {panel === "conflict" && <ConflictPanel onClose={() => setPanel(null)} />}
      </Suspense>
    </ListingSaverContext>
  );
}
