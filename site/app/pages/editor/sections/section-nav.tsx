import { AlertIcon, CheckIcon } from "@realtor/ui/icons";
import { Meter } from "@realtor/ui/meter";
import { visuallyHidden } from "@realtor/ui/styles";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { sectionMessages } from "#app/pages/editor/editor-messages.ts";
import { type SectionId, sectionIds } from "../draft/define-field.ts";
import type { Draft } from "../draft/draft.ts";
import { type FieldId, fields, getLens } from "../draft/editor-fields.ts";
import { useDeferredDraft } from "../draft/use-draft.ts";
import { useFieldErrors } from "../draft/validation.ts";
import * as css from "./section-nav.css.ts";

const stateMessages = defineMessages({
  error: {
    id: "editor.state.error",
    defaultMessage: "Needs attention",
    description: "State of a section in the navigation: it contains an error.",
  },
  part: {
    id: "editor.state.part",
    defaultMessage: "In progress",
    description: "State of a section in the navigation: partly filled in.",
  },
  done: {
    id: "editor.state.done",
    defaultMessage: "Complete",
    description: "State of a section in the navigation: complete.",
  },
  todo: {
    id: "editor.state.todo",
    defaultMessage: "Not started",
    description: "State of a section in the navigation: nothing entered.",
  },
});

/** The completion state of every section, from the deferred draft. */
function useSectionStates(): Record<SectionId, SectionState> {
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
  const { formatMessage } = useIntl();
  const states = useSectionStates();
  const done = sectionIds.filter((id) => states[id] === "done").length;
  return (
    <div className={css.nav} data-open={open}>
      <div className={css.progress}>
        <Meter
          label={formatMessage({
            id: "editor.progress.label",
            defaultMessage: "Progress",
            description: "Label of the meter that shows how many sections are complete.",
          })}
          value={done}
          max={sectionIds.length}
          valueText={formatMessage(
            {
              id: "editor.progress",
              defaultMessage: "{n} of {total} complete",
              description: "Progress in the navigation; {n} of {total} sections are complete.",
            },
            { n: done, total: sectionIds.length },
          )}
        />
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
              <FormattedMessage {...sectionMessages[id]} />
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
        <FormattedMessage {...stateMessages[state]} />
      </span>
    </span>
  );
}

type SectionState = "done" | "part" | "todo" | "error";

/** A section is done when each group has at least one filled field. */
const requiredFields: Record<SectionId, readonly (readonly FieldId[])[]> = {
  basic: [["nameKr", "nameJa"], ["nameEn"], ["slug"], ["agency"], ["license"], ["career"]],
  design: [["color"], ["template"]],
  hero: [["taglineKr", "taglineEn", "taglineJa"]],
  stats: [["salesCount"], ["lastYear"]],
  about: [["aboutKr"], ["aboutEn"]],
  listings: [["license"], ["regions"]],
  photos: [["photos"]],
  regions: [["regions"]],
  video: [["video"]],
  extra: [["extra"]],
  contact: [["phone"], ["email"], ["kakao", "line", "instagram", "youtube"]],
  seo: [
    ["seoTitleKo", "seoTitleEn", "seoTitleJa"],
    ["seoDescKo", "seoDescEn", "seoDescJa"],
  ],
};

function getSectionState(
  section: SectionId,
  draft: Draft,
  sectionsWithErrors: ReadonlySet<SectionId>,
): SectionState {
  if (sectionsWithErrors.has(section)) return "error";
  const groups = requiredFields[section];
  const filled = groups.filter((group) => group.some((field) => isFilled(draft, field))).length;
  if (filled === groups.length) return "done";
  return filled === 0 ? "todo" : "part";
}

function isFilled(draft: Draft, field: FieldId): boolean {
  const value = getLens(field).get(draft);
  if (typeof value === "string") return value.trim() !== "";
  return typeof value === "number" || (Array.isArray(value) && value.length > 0);
}
