import { AlertIcon, CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useDraftBehind } from "./draft/use-draft.ts";
import { fields, type SectionId, sectionIds } from "./fields/editor-fields.ts";
import { type SectionState, sectionState } from "./fields/section-state.ts";
import { useShownMistakes } from "./fields/use-mistakes.ts";
import * as css from "./section-nav.css.ts";

/** The state of every section, behind the typing. */
export function useSectionStates(): Record<SectionId, SectionState> {
  const draft = useDraftBehind();
  const mistakes = useShownMistakes();
  return useMemo(() => {
    const wrong = new Set(mistakes.map(({ field }) => fields[field].section));
    const states = sectionIds.map((id) => [id, sectionState(id, draft, wrong)] as const);
    // One entry for each id of the list.
    return Object.fromEntries(states) as Record<SectionId, SectionState>;
  }, [draft, mistakes]);
}

interface SectionNavProps {
  current: SectionId;
  /** On a phone the list opens under a bar that names the current one. */
  open: boolean;
}

/** The twelve sections with how far each is. */
export function SectionNav({ current, open }: SectionNavProps) {
  const states = useSectionStates();
  const done = sectionIds.filter((id) => states[id] === "done").length;
  return (
    <div className={css.nav} data-open={open}>
      <p className={css.progress}>
        <FormattedMessage id="editor.progress" values={{ n: done, total: sectionIds.length }} />
      </p>
      <div className={css.segments} aria-hidden="true">
        {sectionIds.map((id) => (
          <span key={id} className={css.segment} data-state={states[id]} />
        ))}
      </div>
      <ol className={css.list}>
        {sectionIds.map((id) => (
          <li key={id}>
            <a
              className={css.link}
              href={`#${id}`}
              data-state={states[id]}
              aria-current={id === current ? "true" : undefined}
            >
              <FormattedMessage id={`editor.section.${id}`} />
              <StateMark state={states[id]} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Check, half disc, ring or red mark, and the same in words. */
function StateMark({ state }: { state: SectionState }) {
  return (
    <span className={css.mark}>
      {state === "done" && <CheckIcon />}
      {state === "error" && <AlertIcon />}
      {state === "part" && <span className={css.half} />}
      {state === "todo" && <span className={css.ring} />}
      <span className={visuallyHidden}>
        <FormattedMessage id={`editor.state.${state}`} />
      </span>
    </span>
  );
}
