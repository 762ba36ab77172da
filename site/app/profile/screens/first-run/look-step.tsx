import { Switch } from "@realtor/ui/switch";
import { useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useField } from "#app/profile/draft/use-draft.ts";
import { TemplatePicker } from "#app/profile/field/template-picker.tsx";
import { PageThumbnail } from "#app/profile/preview/page-thumbnail.tsx";
import { ColorField } from "./color-field.tsx";
import * as css from "./look-step.css.ts";
import { useSamples } from "#app/profile/preview/use-samples.ts";

/** Step 4: template, main color and the dark first screen. Each choice shows at once on the page. */
export function LookStep() {
  const { formatMessage } = useIntl();
  const [isDark, setDark] = useField("darkHero");
  return (
    <>
      <TemplateField />
      <ColorField />
      <div className={css.dark}>
        <Switch
          label={formatMessage({ id: "first-run.dark" })}
          checked={isDark}
          onChange={({ target }) => setDark(target.checked)}
        />
      </div>
    </>
  );
}

/** All but that of a brokerage, which a new page has no team for. */
const offered = ["portrait", "panorama", "editorial", "atelier"] as const;
const about = {
  portrait: "first-run.template.portrait",
  panorama: "first-run.template.panorama",
  editorial: "first-run.template.editorial",
  atelier: "first-run.template.atelier",
} satisfies Record<(typeof offered)[number], MessageKey>;
/** Width of the page in CSS px; it is scaled to the width of its option. */
const pageWidth = 1440;

/** The template, each shown as the agent's own page. */
function TemplateField() {
  const { formatMessage } = useIntl();
  const samples = useSamples();
  return (
    <TemplatePicker
      label={formatMessage({ id: "first-run.template" })}
      offered={offered}
      about={about}
      classes={{ group: css.templates, about: css.about }}
      renderImage={(template) => (
        <span className={css.thumbnail}>
          <PageThumbnail width={pageWidth} title="" template={template} samples={samples} />
        </span>
      )}
    />
  );
}
