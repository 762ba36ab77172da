import type { Photo } from "@realtor/profile/photos";
import type { LocalText } from "@realtor/profile/text";

/** A photo of a room of a listing, with its description and the address of the home, which is in English. */
export type CaptionedPhoto = Photo & {
  caption: { room: LocalText; street: string | null; city: string | null };
  /** Key and address part of the listing. */
  home: { key: string; slug: string };
};

/** Address and city of the home in a photo: `6591 Sample Lane, Irvine`. */
export function formatPlace({ street, city }: CaptionedPhoto["caption"]): string {
  return [street, city].filter((part) => part !== null).join(", ");
}
