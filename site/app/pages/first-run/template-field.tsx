import { useIntl } from "react-intl";
import { useField } from "#app/profile-editor/draft/use-draft.ts";
import { templateMessages } from "#app/pages/editor/sections/design-section.tsx";
import { lookMessages } from "./look-messages.ts";
import * as css from "./look-step.css.ts";
import { PagePicture } from "#app/profile-editor/preview/page-thumbnail.tsx";
import * as form from "./step-form.css.ts";
import { firstTemplate } from "#app/profile-editor/colors/suggested-colors.ts";
import { useSamples } from "./use-samples.ts";

/** The templates that are offered first; the editor has the others. */
const offered = ["portrait", "panorama", "editorial"] as const;
/** Width in CSS px at which the pictures show the page. */
const pictureWidth = 1440;

/** The template, as pictures of the agent's own page. Arrows choose and apply at once. */
export function TemplateField() {
  const { formatMessage } = useIntl();
  const [template, setTemplate] = useField("template");
  const samples = useSamples();
  const chosen = template || firstTemplate;
  return (
    <fieldset className={form.group}>
      <legend className={form.label}>{formatMessage(lookMessages.template)}</legend>
      <div className={css.templates}>
        {offered.map((id) => (
          <label key={id} className={css.template}>
            <input
              type="radio"
              name="template"
              className={css.radio}
              value={id}
              checked={chosen === id}
              onChange={() => setTemplate(id)}
            />
            <span className={css.picture}>
              <PagePicture width={pictureWidth} title="" template={id} samples={samples} />
            </span>
            <span lang="en">{formatMessage(templateMessages[id])}</span>{" "}
            <small className={css.about}>{formatMessage(lookMessages[id])}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
