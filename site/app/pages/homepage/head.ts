import type { RealtorProfile, SeoTexts } from "@realtor/api/loaning";
import { heroImage, type HomepageContent } from "@realtor/ui/templates";
import { imagePath, imageSrcSet, mediaPath } from "#app/data/image-url.ts";
import type { Head, PageAddress } from "#app/page.ts";
import { homepageGraph } from "#app/seo/homepage-graph.ts";
import { homepageLinks } from "#app/seo/homepage-links.ts";
import { shareImage } from "#app/seo/share-card.ts";
import { seoWidths, trimText } from "#app/seo/trim-text.ts";

/** Title, description, pictures and addresses from the profile, in the page's language (SPEC section 4). */
export function homepageHead(
  profile: RealtorProfile,
  content: HomepageContent,
  address: PageAddress,
): Head {
  const seo = seoOf(profile, address);
  const name = content.name.shown.text;
  const cities = content.regions.map(({ shown }) => shown.text).join(", ");
  const links = homepageLinks(profile, address);
  const title = trimText(seo?.title, seoWidths.title);
  const head = {
    title: title ?? trimText([name, cities].filter(Boolean).join(" | "), seoWidths.title) ?? name,
    description: trimText(
      seo?.description || content.tagline?.text || content.about?.text,
      seoWidths.description,
    ),
    image: shareImage(profile, content, address.origin),
  };
  return {
    ...head,
    keywords: trimText(seo?.keywords, seoWidths.keywords),
    author: trimText(seo?.author || name, seoWidths.author),
    siteName: name,
    canonical: links.canonical,
    alternates: links.alternates,
    icon: iconOf(profile),
    // The samples are invented people: nobody should find them by searching.
    index: !profile.isSample,
    preload: preloadOf(content),
    graph: homepageGraph({ profile, content, links, lang: address.lang, head }),
  };
}

/** The picture that the first view is about, asked for exactly as the template will. */
function preloadOf(content: HomepageContent): NonNullable<Head["preload"]> {
  const { photo, sizes, max } = heroImage[content.template];
  const picture = content[photo];
  const srcSet = picture && imageSrcSet(picture.url, max);
  return srcSet ? [{ srcSet, sizes }] : [];
}

function seoOf(profile: RealtorProfile, address: PageAddress): SeoTexts | undefined {
  const { ko, en, ja } = profile.seoMeta ?? {};
  const order = { ko: [ko, en], en: [en, ko], "ja-JP": [ja, en, ko] }[address.locale];
  return order.find((texts) => texts?.title || texts?.description);
}

/** The favicon photo; one on another host is one that the page's policy would not load. */
function iconOf({ photos }: RealtorProfile): string | undefined {
  const icon = photos?.find(
    ({ path, imageType }) => path === "favicon" && imageType === "fullsize",
  );
  return icon && mediaPath(icon.url) !== null ? imagePath(icon.url, 160) : undefined;
}
