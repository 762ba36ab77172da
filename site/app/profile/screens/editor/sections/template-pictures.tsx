import { type TemplateId, templateIds } from "@realtor/ui/templates";
import { useField } from "#app/profile/draft/use-draft.ts";
import { TemplateControl } from "#app/profile/field/template-control.tsx";
import type { Setting } from "#app/profile/field/use-control-props.ts";
import * as css from "./template-pictures.css.ts";
import atelierPicture from "./template-pictures/atelier.avif";
import brokeragePicture from "./template-pictures/brokerage.avif";
import editorialPicture from "./template-pictures/editorial.avif";
import panoramaPicture from "./template-pictures/panorama.avif";
import portraitPicture from "./template-pictures/portrait.avif";

/** A sample page in each template, from `build/template-pictures.ts`. */
const pictures: Readonly<Record<TemplateId, string>> = {
  portrait: portraitPicture,
  panorama: panoramaPicture,
  editorial: editorialPicture,
  atelier: atelierPicture,
  brokerage: brokeragePicture,
};

/** The templates, each with a picture; that of a brokerage for a page with a team. */
export function TemplatePictures(setting: Setting) {
  const [chosen] = useField("template");
  const [sections] = useField("extra");
  const hasTeam = sections.some(({ type }) => type === "team");
  return (
    <TemplateControl
      {...setting}
      offered={templateIds.filter((id) => id !== "brokerage" || hasTeam || id === chosen)}
      classes={{ group: css.templates }}
      renderImage={(template) => (
        <img className={css.picture} src={pictures[template]} width={320} height={200} alt="" />
      )}
    />
  );
}
