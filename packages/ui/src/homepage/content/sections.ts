import type { CustomSection, Testimonial } from "@realtor/profile/custom-sections";
import type { Photo } from "@realtor/profile/photos";
import type { LocalText } from "@realtor/profile/text";
import type { TeamFilter } from "./team-filter.ts";
import type { TeamMember } from "./team.ts";

export type Video = {
  /** YouTube id: 11 characters of `[A-Za-z0-9_-]`, safe in a URL. */
  id: string;
  title: LocalText | null;
  poster: Photo | null;
};

/** A custom section of an agent: `docs/spec/profile.md#additional-sections`. */
export type Section = { id: string; title: LocalText | null } & (
  | { type: "text"; body: LocalText; photo: Photo | null }
  | { type: "testimonials"; items: Testimonial[] }
  | { type: "faq"; items: { question: LocalText; answer: LocalText }[] }
  | { type: "links"; items: { label: LocalText; href: string }[] }
  | { type: "video"; video: Video }
  | { type: "team"; members: TeamMember[]; filter: TeamFilter }
);

export type SectionOptions = {
  /** Called for the first text section. */
  pickPhoto: () => Photo | null;
  /** Called for each video section. */
  pickPoster: () => Photo | null;
  readMember: (desiredUrl: string) => TeamMember;
  teamFilter: TeamFilter;
};

/** Element id of the custom section at `index` of `additionalSections`; its heading has the suffix `-title`. */
export function customSectionId(index: number): string {
  return `section-${index + 1}`;
}

/** Adds their photos and team members to the custom sections. */
export function composeSections(
  sections: readonly CustomSection[],
  { pickPhoto, pickPoster, readMember, teamFilter }: SectionOptions,
): Section[] {
  const firstText = sections.find(({ type }) => type === "text");
  return sections.map(({ at, title, ...section }): Section => {
    const head = { id: customSectionId(at), title };
    switch (section.type) {
      case "text":
        return { ...head, ...section, photo: firstText?.at === at ? pickPhoto() : null };
      case "video": {
        const video = { id: section.videoId, title, poster: pickPoster() };
        return { ...head, type: "video", video };
      }
      case "team":
        return {
          ...head,
          type: "team",
          members: section.members.map(readMember),
          filter: teamFilter,
        };
      default:
        return { ...head, ...section };
    }
  });
}
