interface Section {
  /** What the page shows, or what applies to the whole page. */
  readonly group: "page" | "settings";
  /** Element id of its section on the website, or of the section's heading. */
  readonly anchor?: string;
}

/** The sections of the form, in its order: first what the page shows, in the order of the page. */
export const sections = {
  name: { group: "page", anchor: "top" },
  hero: { group: "page", anchor: "hero" },
  stats: { group: "page", anchor: "stats-title" },
  about: { group: "page", anchor: "about" },
  listings: { group: "page", anchor: "listings" },
  photos: { group: "page", anchor: "gallery-title" },
  regions: { group: "page", anchor: "regions" },
  video: { group: "page", anchor: "video-title" },
  extra: { group: "page" },
  contact: { group: "page", anchor: "contact" },
  design: { group: "settings" },
  languages: { group: "settings" },
  license: { group: "settings", anchor: "footer" },
  address: { group: "settings" },
  seo: { group: "settings" },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionId = keyof typeof sections;

// Object.keys returns string[].
export const sectionIds = Object.keys(sections) as SectionId[];

/** What a section is on the website; undefined for settings and sections of one's own. */
export function anchorOf(id: SectionId): string | undefined {
  const section: Section = sections[id];
  return section.anchor;
}
