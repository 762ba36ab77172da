import { type ComponentType, memo } from "react";
import type { Lang } from "../../labels/labels.ts";
import type { Section } from "../content/sections.ts";
import { type FieldMark, useMark } from "../field-marks.ts";
import { langAttribute } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import type { Heading } from "./section-heading.tsx";
import type { VideoLayoutProps } from "./video-section.tsx";

type SectionType = Exclude<Section["type"], "video">;

/** Names a text of the section: by its key, or by the position of an item and its key. */
type SectionMark = (...place: readonly (string | number)[]) => FieldMark;

/** Props of the component that lays out a section of one type, inside its `<section>`. */
export type CustomLayoutProps<Type extends SectionType> = Pick<
  TemplateProps,
  "labels" | "formats" | "links" | "resolveImage"
> & {
  section: Extract<Section, { type: Type }>;
  heading: Heading | null;
  lang: Lang;
  mark: SectionMark;
};

/** How a design lays out each type of section; the `video` layout is also that of the recommended video. */
export type CustomLayouts = {
  [Type in SectionType]: ComponentType<CustomLayoutProps<Type>>;
} & { video: ComponentType<VideoLayoutProps> };

/** Class of the `<section>` by type: its surface and space. A `story` is a text with a photo. */
export type CustomSurfaces = Record<Section["type"] | "story", string>;

type CustomSectionProps = Pick<TemplateProps, "labels" | "formats" | "links" | "resolveImage"> & {
  section: Section;
  lang: Lang;
  surfaces: CustomSurfaces;
  /** Class of the heading. */
  heading: string;
  layouts: CustomLayouts;
};

function readHeading(
  { section, labels, lang, heading }: CustomSectionProps,
  mark: SectionMark,
): Heading | null {
  const id = `${section.id}-title`;
  if (section.title) {
    const { text } = section.title;
    return {
      id,
      text,
      ...langAttribute(section.title, lang),
      className: heading,
      mark: mark("title"),
    };
  }
  if (section.type === "text" || section.type === "video") return null;
  return { id, text: labels.homepage.sections[section.type], className: heading };
}

function Layout({
  section,
  layouts,
  ...page
}: Omit<CustomSectionProps, "heading" | "surfaces"> &
  Pick<CustomLayoutProps<"text">, "heading" | "mark">) {
  switch (section.type) {
    case "text":
      return <layouts.text {...page} section={section} />;
    case "testimonials":
      return <layouts.testimonials {...page} section={section} />;
    case "faq":
      return <layouts.faq {...page} section={section} />;
    case "links":
      return <layouts.links {...page} section={section} />;
    case "team":
      return <layouts.team {...page} section={section} />;
    default:
      return (
        <layouts.video
          {...page}
          video={section.video}
          marks={{ title: page.mark("title"), video: page.mark("url") }}
          hasHeading
        />
      );
  }
}

/**
 * A section added by the agent: text, testimonials, questions, links, video or team. Memoized, since
 * there can be thirty with ten rows each.
 */
const CustomSection = memo(function CustomSection(props: CustomSectionProps) {
  const { section, surfaces, ...page } = props;
  const markField = useMark();
  const mark: SectionMark = (...place) => markField("extra", section.id, ...place);
  const heading = readHeading(props, mark);
  const isStory = section.type === "text" && section.photo !== null;
  return (
    <section
      id={section.id}
      className={surfaces[isStory ? "story" : section.type]}
      {...(heading ? { "aria-labelledby": heading.id } : {})}
    >
      <Layout {...page} section={section} heading={heading} mark={mark} />
    </section>
  );
});

type CustomSectionsProps = Pick<
  TemplateProps,
  "content" | "labels" | "formats" | "links" | "resolveImage"
> &
  Pick<CustomSectionProps, "surfaces" | "heading" | "layouts"> & {
    /** Default: all sections of the agent. */
    sections?: readonly Section[];
  };

/** The sections added by the agent, or those of them that a design shows in one place. */
export function CustomSections({
  content,
  sections = content.sections,
  labels,
  formats,
  links,
  resolveImage,
  surfaces,
  heading,
  layouts,
}: CustomSectionsProps) {
  return sections.map((section) => (
    <CustomSection
      key={section.id}
      lang={content.lang}
      {...{ section, labels, formats, links, resolveImage, surfaces, heading, layouts }}
    />
  ));
}
