import type { PhotoPath } from "@realtor/api/loaning";
import { isTemplateId, photoFrames } from "@realtor/ui/templates";
import { fields } from "../fields/profile-fields.ts";
import { useEditorState } from "../draft/use-draft.ts";
import { parseShape } from "./fit/photo-fit.ts";
import { photoRules } from "./photo-rules.ts";

/** Width divided by height of a photo's largest frame in the chosen template, else of its recommended file. */
export function usePhotoFrame(path: PhotoPath): number {
  const template = useEditorState(({ history }) => fields.template.lens.get(history.present));
  const rule = photoRules[path];
  const frames = photoFrames[isTemplateId(template) ? template : "portrait"];
  return parseShape(rule.crop === "frame" ? frames[rule.frame] : rule.shape);
}
