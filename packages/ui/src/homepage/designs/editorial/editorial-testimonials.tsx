import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import type { Testimonial } from "@realtor/profile/custom-sections";
import { Quote } from "../../sections/custom-rows.tsx";
import type { CustomLayoutProps } from "../../sections/custom-section.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Title, isVertical } from "./editorial-title.tsx";
import * as styles from "./editorial-testimonials.css.ts";

/** Columns of 12 characters that a Japanese text fills; line breaks at phrases shorten the columns. */
function countColumns(text: string): number {
  return text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 12)), 0);
}

/** Columns of the longest vertical quote, and of the longest one on mobile. */
const maxColumns = { wide: 12, mobile: 5 };

/** A circle for zero: the UI font has no U+3007. */
const kanjiDigits = "○一二三四五六七八九";

/** Author, place and year in kanji, without commas. */
function verticalSource({ author, place, year }: Testimonial): string {
  const kanjiYear = year
    ?.replaceAll(/\d/g, (digit) => kanjiDigits.charAt(Number(digit)))
    .replace(/^[○一二三四五六七八九]{4}$/, "$&年");
  return [author, place, kanjiYear].filter(Boolean).join("\u3000");
}

/** Longest quote in serif; page fonts contain each of its characters. */
const maxSerifQuote = { ko: 140, en: 280, ja: 140 } as const;

/** Japanese testimonials in vertical columns from right to left, others in three ruled columns. */
export function Quotes({
  section: { items },
  heading,
  ...page
}: CustomLayoutProps<"testimonials">) {
  const { lang } = page;
  const isVerticalList =
    isVertical(heading, lang) &&
    items.every(({ quote }) => quote.lang === "ja" && countColumns(quote.text) <= maxColumns.wide);
  if (isVerticalList)
    return (
      <div className={classNames(wrap, styles.verticalQuotes)}>
        <Title heading={heading} lang={lang} className={styles.verticalQuotesHeading} />
        <ul className={styles.verticalList}>
          {items.map((item, index) => (
            // The testimonials do not change, so the index is a stable key.
            <li
              key={index}
              className={classNames(
                styles.verticalQuote,
                countColumns(item.quote.text) <= maxColumns.mobile && styles.verticalOnMobile,
              )}
            >
              <Quote
                {...page}
                index={index}
                item={item}
                source={verticalSource(item)}
                classes={{ text: styles.verticalText, source: styles.verticalSource }}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className={classNames(wrap, styles.quotes)}>
      <SectionHeading heading={heading} />
      <ul className={styles.quoteList}>
        {items.map((item, index) => {
          const { text, lang: of } = item.quote;
          return (
            <li key={index}>
              <Quote
                {...page}
                index={index}
                item={item}
                classes={{
                  text: text.length > maxSerifQuote[of] ? styles.longQuote : styles.quote,
                  source: styles.quoteSource,
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
