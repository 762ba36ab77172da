import { htmlLang, type Lang, type Locale } from "@realtor/api/locales";
import { heroImage, type HomepageContent } from "@realtor/ui/templates";
import { joinWords } from "#app/i18n/formats/join-words.ts";
import { imageSrcSet } from "#app/data/image-url.ts";
import type { Head, PageAddress } from "#app/page.ts";
import { homepageGraph } from "#app/seo/homepage-graph.ts";
import { homepageLinks } from "#app/seo/page-links.ts";
import type { ProfileFacts } from "#app/seo/profile-facts.ts";
import { shareImage } from "#app/seo/share-card.ts";
import { seoWidths, trimText } from "#app/seo/trim-text.ts";

/**
 * Title, description, images and links from the profile, in the page's language. See
 * docs/spec/profile.md#seo.
 */
export function homepageHead(
  facts: ProfileFacts,
  content: HomepageContent,
  address: PageAddress,
): Head {
  const seo = getSeoTexts(facts, address);
  const name = content.name.displayName.text;
  const cities = joinWords(
    content.regions.map(({ displayName }) => displayName.text),
    content.lang,
  );
  const links = homepageLinks(facts, address);
  const title = trimText(seo?.title, seoWidths.title);
  const head = {
    title: title ?? trimText([name, cities].filter(Boolean).join(" | "), seoWidths.title) ?? name,
    description: trimText(
      seo?.description || content.tagline?.text || content.texts[0]?.text.text,
      seoWidths.description,
    ),
    image: shareImage(facts, content, address.origin),
  };
  return {
    ...head,
    keywords: trimText(seo?.keywords, seoWidths.keywords),
    author: trimText(seo?.author || name, seoWidths.author),
    siteName: name,
    canonical: links.canonical,
    alternates: links.alternates,
    icon: facts.favicon,
    index: !facts.isSample,
    preload: getPreload(content),
    graph: homepageGraph({ facts, content, links, lang: htmlLang(address.locale), head }),
  };
}

/** The hero image, with the same `srcset` and `sizes` as in the template. */
function getPreload(content: HomepageContent): NonNullable<Head["preload"]> {
  const hero = heroImage[content.template];
  if (!hero) return [];
  const { photo, sizes, maxWidth } = hero;
  const image = content[photo];
  const srcSet = image && imageSrcSet(image.url, maxWidth);
  return srcSet ? [{ srcSet, sizes }] : [];
}

/** The texts for search engines, in the first language that has some. */
function getSeoTexts({ written }: ProfileFacts, { locale }: PageAddress) {
  const { seoTitle, seoDesc, seoKeywords, seoAuthor } = written;
  const lang = seoLangs[locale].find((one) => seoTitle[one] || seoDesc[one]);
  return (
    lang && {
      title: seoTitle[lang],
      description: seoDesc[lang],
      keywords: seoKeywords[lang],
      author: seoAuthor[lang],
    }
  );
}

const seoLangs: Readonly<Record<Locale, readonly Lang[]>> = {
  ko: ["ko", "en"],
  en: ["en", "ko"],
  "ja-JP": ["ja", "en", "ko"],
};
