import { type SectionId, sectionIds, sections } from "@realtor/profile/sections";
import { AlertIcon, CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { joinWithAnd } from "#app/i18n/formats/join-words.ts";
import { useDeferredDraft } from "#app/profile/draft/use-draft.ts";
import { useFieldErrors } from "#app/profile/draft/validation.ts";
import { useSiteLanguages } from "#app/profile/field/language/editor-language.tsx";
import * as css from "./section-nav.css.ts";
import { describeShown } from "#app/listing/screens/list/describe-shown.ts";
import { useHomeList } from "#app/listing/screens/list/use-home-list.ts";
import { getSectionStates, type SectionState } from "./section-states.ts";

interface SectionNavProps {
  current: SectionId;
}

const groups = ["page", "settings"] as const;

/** Links to the sections with what is to be known about each. */
export function SectionNav({ current }: SectionNavProps) {
  const draft = useDeferredDraft();
  const errors = useFieldErrors();
  const langs = useSiteLanguages();
  const { homes, isElsewhere } = useHomeList();
  const states = useMemo(
    () => getSectionStates(draft, errors, langs, describeShown({ homes, isElsewhere }, langs)),
    [draft, errors, langs, homes, isElsewhere],
  );
  return (
    <div className={css.nav}>
      {groups.map((group) => (
        <div key={group} className={css.group}>
          <h2 id={`sections-${group}`} className={css.heading}>
            <FormattedMessage id={`editor.lang.nav.${group}`} />
          </h2>
          <ol aria-labelledby={`sections-${group}`}>
            {sectionIds
              .filter((id) => sections[id].group === group)
              .map((id) => (
                <li key={id}>
                  <a
                    className={css.link}
                    href={`#${id}`}
                    data-state={states[id].kind}
                    aria-current={id === current ? "true" : undefined}
                  >
                    <FormattedMessage id={`editor.section.${id}`} />
                    <StateMark state={states[id]} />
                  </a>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** The state as an icon or the name of a language, and as visually hidden text. */
function StateMark({ state }: { state: SectionState }) {
  const intl = useIntl();
  if (state.kind === "setting") return null;
  if (state.kind === "missing") {
    const names = state.langs.map((lang) => intl.formatMessage({ id: `editor.language.${lang}` }));
    return (
      <span className={css.missing}>
        <span aria-hidden="true">{names[0]}</span>
        <span className={visuallyHidden}>
          <FormattedMessage
            id="editor.state.missing"
            values={{ languages: joinWithAnd(names, intl) }}
          />
        </span>
      </span>
    );
  }
  return (
    <span className={css.mark}>
      {state.kind === "done" && <CheckIcon />}
      {state.kind === "error" && <AlertIcon />}
      {state.kind === "empty" && <span className={css.ring} />}
      <span className={visuallyHidden}>
        <FormattedMessage id={`editor.state.${state.kind}`} />
      </span>
    </span>
  );
}
