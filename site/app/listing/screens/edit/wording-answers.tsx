import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { Text } from "@realtor/ui/text";
import { TextField } from "@realtor/ui/text-field";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RowsHead } from "#app/admin/layouts/rows.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import type { ListingValueId } from "../../document/listing-values.ts";
import { findOpenWordings, type OpenWording } from "../../document/open-wordings.ts";
import * as css from "./check-panel.css.ts";

interface Answers {
  open: readonly OpenWording[];
  reasons: Readonly<Record<string, string>>;
  setReason: (quote: string, reason: string) => void;
  /** Whether an answer was missing when the agent wanted to publish. */
  isAsked: boolean;
  /** The prefix of the ids of the fields. */
  id: string;
  /** The reasons by their phrase; null, with the focus on the first missing one, if one is missing. */
  give: () => ReadonlyMap<string, string> | null;
}

/** The reasons for which phrases stay that the wording check names. */
export function useWordingAnswers(): Answers {
  const id = useId();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const found = useDeferredSelector((draft) => JSON.stringify(findOpenWordings(draft)));
  // Written above. A phrase is answered once, also if several texts have it.
  const all = JSON.parse(found) as OpenWording[];
  const open = [...new Map(all.map((one) => [one.quote, one])).values()];
  return {
    open,
    reasons,
    setReason: (quote, reason) => setReasons((before) => ({ ...before, [quote]: reason })),
    isAsked,
    id,
    give() {
      const given = open.map(({ quote }) => [quote, reasons[quote]?.trim() ?? ""] as const);
      const missing = given.findIndex(([, reason]) => reason === "");
      if (missing < 0) return new Map(given);
      setAsked(true);
      document.getElementById(`${id}-${missing}`)?.focus();
      return null;
    },
  };
}

interface WordingAnswersProps {
  answers: Answers;
  /** Goes to the text with a phrase. */
  onChange: (id: ListingValueId) => void;
}

/** Asks for a change of each phrase, or for the reason why it stays. */
export function WordingAnswers({ answers, onChange }: WordingAnswersProps) {
  const { formatMessage } = useIntl();
  const { open, reasons, setReason, isAsked, id } = answers;
  if (open.length === 0) return null;
  return (
    <div className={css.wordings}>
      <RowsHead title={formatMessage({ id: "editor.check.remarks" })} />
      <ul>
        {open.map(({ quote, reason, id: field, lang }, index) => {
          const given = reasons[quote] ?? "";
          return (
            <li key={quote} className={css.wording}>
              <Text weight="semibold">
                <q lang={lang}>{quote}</q>
              </Text>
              <Text size="small" tone="secondary">
                <FormattedMessage id={`editor.check.wording.${reason}`} />
              </Text>
              <Button size="small" variant="outline" onClick={() => onChange(field)}>
                <FormattedMessage id="listing-form.check.change" />
              </Button>
              <TextField
                id={`${id}-${index}`}
                label={formatMessage({ id: "listing-form.check.reason" })}
                maxLength={limits.listingSentence}
                value={given}
                error={
                  isAsked && given.trim() === ""
                    ? formatMessage({ id: "listing-form.check.reason.needed" })
                    : undefined
                }
                onChange={({ target }) => setReason(quote, target.value)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
