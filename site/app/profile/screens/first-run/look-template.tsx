import type { MessageKey } from "#app/i18n/messages.ts";
import { TemplateControl } from "#app/profile/field/template-control.tsx";
import { PageThumbnail } from "#app/profile/preview/page-thumbnail.tsx";
import type { Setting } from "#app/profile/field/use-control-props.ts";
import * as css from "./look-step.css.ts";
import { useSamples } from "#app/profile/preview/use-samples.ts";

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
export function LookTemplate(setting: Setting) {
  const samples = useSamples();
  return (
    <TemplateControl
      {...setting}
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
