import { AlertIcon, CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useDeferredDraft } from "./draft/use-draft.ts";
import { fields, type SectionId, sectionIds } from "./fields/editor-fields.ts";
import { type SectionState, getSectionState } from "./fields/section-state.ts";
import { useFieldErrors } from "./fields/use-field-errors.ts";
import * as css from "./section-nav.css.ts";

/** The completion state of every section, from the deferred draft. */
export function useSectionStates(): Record<SectionId, SectionState> {
  const draft = useDeferredDraft();
  const errors = useFieldErrors();
  return useMemo(() => {
    const invalidSections = new Set(errors.map(({ field }) => fields[field].section));
    const states = sectionIds.map(
      (id) => [id, getSectionState(id, draft, invalidSections)] as const,
    );
    // sectionIds contains every SectionId.
    return Object.fromEntries(states) as Record<SectionId, SectionState>;
  }, [draft, errors]);
}

interface SectionNavProps {
  current: SectionId;
  /** Whether the list is expanded on a phone. */
  open: boolean;
}

/** Links to the sections with their completion state. */
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

/** The state as an icon and as visually hidden text. */
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
