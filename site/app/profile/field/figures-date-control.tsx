import { lacksFiguresDate } from "@realtor/profile/figures";
import { Button } from "@realtor/ui/button";
import { Text } from "@realtor/ui/text";
import { FormattedDate, FormattedMessage } from "react-intl";
import { getControlId } from "../draft/control-ids.ts";
import { toLocalDate } from "../draft/local-date.ts";
import { useEditorState, useField } from "../draft/use-draft.ts";
import * as css from "./form.css.ts";

/**
 * When the figures above were entered, which a change of one sets. Where it is not known, it asks the agent to
 * confirm them.
 */
export function FiguresDateControl() {
  const [date, setDate] = useField("figuresAt");
  const isAsked = useEditorState(({ history }) => lacksFiguresDate(history.present));
  if (date === "" && !isAsked) return null;
  return (
    <div id={getControlId("figuresAt")} tabIndex={-1} className={css.picker}>
      {isAsked ? (
        <>
          <Text size="small">
            <FormattedMessage id="editor.figuresAt.unknown" />
          </Text>
          <Button
            variant="outline"
            size="medium"
            className={css.below}
            onClick={() => setDate(toLocalDate(new Date()))}
          >
            <FormattedMessage id="editor.figuresAt.confirm" />
          </Button>
        </>
      ) : (
        <Text size="small">
          <FormattedMessage
            id="editor.figuresAt.known"
            values={{
              date: <FormattedDate value={`${date}T00:00:00Z`} dateStyle="long" timeZone="UTC" />,
            }}
          />
        </Text>
      )}
    </div>
  );
}
