/**
 * Limits of the values of a profile. Text lengths are UTF-16 units, as `maxlength` counts.
 */
export const limits = {
  joinedName: 161,
  phone: 40,
  email: 254,
  emailLocalPart: 64,
  slug: { min: 2, max: 40 },
  webAddress: 2048,
  about: 8000,
  tagline: 200,
  licenseNumber: 60,
  etcContent: 300,
  city: 80,
  neighborhood: 80,
  regions: 20,
  languages: 20,
  fontSize: { min: 14, max: 22 },
  salesCount: 1_000_000,
  salesTotal: 1_000_000_000_000,
  seoTitle: 200,
  seoDescription: 500,
  seoKeywords: 500,
  seoAuthor: 120,
  sections: 30,
  sectionItems: 50,
  /** Agents in all team sections of a website. */
  teamMembers: 60,
  sectionTitle: 200,
  sectionText: 8000,
  sectionLabel: 300,
  galleryPhotos: 30,
  /** Largest magnification of a photo in its frame. */
  photoZoom: 4,
} as const;
