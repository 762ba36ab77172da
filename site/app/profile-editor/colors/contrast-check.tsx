import { Box } from "@realtor/ui/box";
import { Disclosure } from "@realtor/ui/disclosure";
import { Grid } from "@realtor/ui/grid";
import { CheckIcon } from "@realtor/ui/icons";
import { contrastRatio, createTheme, type Scheme } from "@realtor/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./contrast-check.css.ts";

const adjustmentMessages = defineMessages({
  "fill-inverted": {
    id: "editor.color.fill-inverted",
    defaultMessage:
      "This color is close to the background of your page, so buttons use the opposite.",
    description:
      "Note below the color field: how buttons were adjusted on a background of a similar color.",
  },
  "fill-lifted": {
    id: "editor.color.fill-lifted",
    defaultMessage: "On dark pages the buttons are lighter.",
    description: "Note below the color field: how buttons were adjusted on dark pages.",
  },
  "fill-edged": {
    id: "editor.color.fill-edged",
    defaultMessage: "On light pages the buttons have an edge.",
    description: "Note below the color field: how buttons were adjusted on light pages.",
  },
  "fill-darkened": {
    id: "editor.color.fill-darkened",
    defaultMessage: "The buttons are a little darker, so that their labels can be read.",
    description: "Note below the color field: how buttons were adjusted for readable labels.",
  },
});

const messages = defineMessages({
  readable: {
    id: "editor.color.readable",
    defaultMessage: "Easy to read",
    description: "Status below the color field: texts in the chosen color can be read.",
  },
  details: {
    id: "editor.color.details",
    defaultMessage: "Details",
    description: "Button that shows how the chosen color was adjusted.",
  },
  ratio: {
    id: "editor.field.color.ok",
    defaultMessage: "The contrast of text on buttons is {ratio} to 1.",
    description: "Detail below the color field; {ratio} is the contrast of button labels.",
  },
});

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
        title={formatMessage(messages.details)}
        start={
          <Box as="p" display="flex" gap={8} className={css.contrast} aria-live="polite">
            <CheckIcon size={20} />
            <FormattedMessage {...messages.readable} />
          </Box>
        }
      >
        <p className={css.adjusted}>
          <FormattedMessage
            {...messages.ratio}
            values={{ ratio: formatNumber(ratio, { maximumFractionDigits: 1 }) }}
          />
        </p>
        {[...adjustments].map((adjustment) => (
          <p key={adjustment} className={css.adjusted}>
            <FormattedMessage {...adjustmentMessages[adjustment]} />
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
        <FormattedMessage
          id="editor.color.sampleLink"
          defaultMessage="See homes in Irvine"
          description="Sample link that shows the chosen color."
        />
      </p>
      <span className={css.sampleButton} style={{ background: scheme.fill, color: scheme.onFill }}>
        <FormattedMessage
          id="editor.color.sampleButton"
          defaultMessage="Talk to me"
          description="Sample button that shows the chosen color."
        />
      </span>
    </div>
  );
}
