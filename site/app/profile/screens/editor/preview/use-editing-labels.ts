import { anchorOf, sectionIds } from "@realtor/profile/sections";
import { values } from "@realtor/profile/values";
import { customSectionId } from "@realtor/ui/templates";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { getPhotoPartId, getSectionPartId } from "#app/profile/preview/page-parts.ts";
import type { EditingLabels } from "#app/profile/preview/preview-protocol.ts";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { listPhotos } from "#app/profile/photos/photo-list.ts";
import { getSectionName } from "#app/profile/field/list/section-name.ts";
import { partControls } from "./part-controls.ts";

const textNames = [
  "title",
  "body",
  "quote",
  "author",
  "place",
  "year",
  "question",
  "answer",
  "label",
] as const;

/** The names of the parts of the page that can be picked in the preview. */
export function useEditingLabels(): EditingLabels {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  // As JSON: a new list would be sent to the preview on every key.
  const names = useDeferredSelector((draft) =>
    JSON.stringify(
      values.extra
        .get(draft)
        .map((section, index) => [
          getSectionPartId(customSectionId(index)),
          getSectionName(section, lang, formatMessage),
        ]),
    ),
  );
  const photoCount = useDeferredSelector(
    (draft) => listPhotos(values.photos.get(draft), "gallery").length,
  );
  return useMemo(() => {
    const anchors = sectionIds.flatMap((id) => {
      const anchor = anchorOf(id);
      const name = formatMessage({ id: `editor.section.${id}` });
      return anchor === undefined ? [] : [[getSectionPartId(anchor), name]];
    });
    const parts = [...partControls].map(([id, { name }]) => [id, formatMessage({ id: name })]);
    const photos = Array.from({ length: photoCount }, (_, index) => [
      getPhotoPartId(index),
      formatMessage({ id: "photos.nth" }, { n: index + 1 }),
    ]);
    return {
      list: formatMessage({ id: "editor.preview.parts" }),
      parts: Object.fromEntries([
        ...anchors,
        ...parts,
        ...photos,
        ...(JSON.parse(names) as [string, string][]), // of the selector
      ]),
      texts: {
        ...Object.fromEntries(
          textNames.map((name) => [name, formatMessage({ id: `editor.extra.${name}` })]),
        ),
        url: formatMessage({ id: "editor.extra.videoUrl" }),
        desiredUrl: formatMessage({ id: "editor.extra.team.names" }),
      },
      noListings: {
        title: formatMessage({ id: "editor.preview.noListings" }),
        body: formatMessage({ id: "editor.preview.noListings.body" }),
      },
    };
  }, [names, photoCount, formatMessage]);
}
