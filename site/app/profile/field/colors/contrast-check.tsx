import { Box } from "@realtor/ui/box";
import { Disclosure } from "@realtor/ui/disclosure";
import { Grid } from "@realtor/ui/grid";
import { CheckIcon } from "@realtor/ui/icons";
import { contrastRatio, createTheme, type Scheme } from "@realtor/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./contrast-check.css.ts";

/** Says that the color can be read, and on request how it was adjusted for that. */
export function ContrastCheck({ color }: { color: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const theme = createTheme({ mainColor: color, heroDark: false, contentDark: true });
  const ratio = contrastRatio(theme.hero.onFill, theme.hero.fill);
  const adjustments = new Set(
    [...theme.adjustments.hero, ...theme.adjustments.content].filter(
      (adjustment) => adjustment !== "color-invalid",
    ),
  );
  return (
    <div>
      <Disclosure
        variant="text"
        className={css.details}
        title={formatMessage({ id: "editor.color.details" })}
        start={
          <Box as="p" display="flex" gap={8} className={css.contrast} aria-live="polite">
            <CheckIcon size={20} />
            <FormattedMessage id="editor.color.readable" />
          </Box>
        }
      >
        <p className={css.adjusted}>
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
      </Disclosure>
      <Grid columns={2} gap={12} className={css.samples} aria-hidden="true">
        <Sample scheme={theme.hero} />
        <Sample scheme={theme.content} />
      </Grid>
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
