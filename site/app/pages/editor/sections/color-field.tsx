import { checkColor } from "@realtor/api/rules";
import { CheckIcon } from "@realtor/ui/icons";
import { contrastRatio, createTheme, type Scheme } from "@realtor/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { useField } from "../draft/use-draft.ts";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import * as css from "./design-section.css.ts";

/**
 * The main color as a text field and a color picker, with its contrast ratio and samples. See
 * docs/spec/validation.md#colors.
 */
export function ColorField() {
  const { formatMessage } = useIntl();
  const [color, setColor] = useField("color");
  const isValid = checkColor(color) === null;
  return (
    <div>
      <div className={css.colorRow}>
        <DraftTextField field="color" normalize={(typed) => addHash(typed.trim())} />
        <input
          type="color"
          className={css.swatch}
          aria-label={formatMessage({ id: "editor.color.pick" })}
          value={isValid ? color.toLowerCase() : undefined}
          onChange={(event) => setColor(event.target.value.toUpperCase())}
        />
      </div>
      {isValid && <ContrastCheck color={color} />}
    </div>
  );
}

function addHash(typed: string): string {
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed.toUpperCase()}` : typed;
}

function ContrastCheck({ color }: { color: string }) {
  const { formatNumber } = useIntl();
  const theme = createTheme({ mainColor: color, heroDark: false, contentDark: true });
  const ratio = contrastRatio(theme.hero.onFill, theme.hero.fill);
  const adjustments = new Set([...theme.adjustments.hero, ...theme.adjustments.content]);
  return (
    <div aria-live="polite">
      <p className={css.contrast}>
        <CheckIcon size={20} />
        <FormattedMessage
          id="editor.field.color.ok"
          values={{ ratio: formatNumber(ratio, { maximumFractionDigits: 1 }) }}
        />
      </p>
      {[...adjustments].map((adjustment) => (
        <p key={adjustment} className={css.adjusted}>
          <FormattedMessage id={`editor.color.${adjustment}`} />
        </p>
      ))}
      <div className={css.samples} aria-hidden="true">
        <Sample scheme={theme.hero} />
        <Sample scheme={theme.content} />
      </div>
    </div>
  );
}

function Sample({ scheme }: { scheme: Scheme }) {
  return (
    <div className={css.sample} style={{ background: scheme.surface }}>
      <p className={css.sampleLink} style={{ color: scheme.accentText }}>
        <FormattedMessage id="editor.color.sampleLink" />
      </p>
      <span className={css.sampleButton} style={{ background: scheme.fill, color: scheme.onFill }}>
        <FormattedMessage id="editor.color.sampleButton" />
      </span>
    </div>
  );
}
