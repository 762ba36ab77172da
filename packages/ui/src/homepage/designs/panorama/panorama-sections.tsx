import { ExternalIcon } from "../../../components/icons/icons.ts";
import { classNames } from "../../../format.ts";
import { visuallyHidden, wrap } from "../../../styles/layout.css.ts";
import { langAttribute } from "../../homepage-content.ts";
import { useMark } from "../../field-marks.ts";
import { CaptionedVideo } from "../../sections/captioned-video.tsx";
import { contactRows } from "../../sections/contact-channels.tsx";
import { type ContactLayoutProps, ContactText } from "../../sections/contact-section.tsx";
import { Quote } from "../../sections/custom-rows.tsx";
import type { CustomLayoutProps } from "../../sections/custom-section.tsx";
import {
  FooterLinks,
  type HomepageFooterProps,
  LegalIdentity,
  LegalMarks,
  LegalStatements,
} from "../../sections/homepage-footer.tsx";
import { PageLogo } from "../../sections/page-logo.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { SectionPhoto, SectionText } from "../../sections/section-text.tsx";
import type { VideoLayoutProps } from "../../sections/video-section.tsx";
import * as styles from "./panorama-sections.css.ts";

/** A full-bleed video with its title below it. */
export function Video({ heading, ...video }: VideoLayoutProps) {
  return (
    <>
      <SectionHeading heading={heading} className={visuallyHidden} />
      <CaptionedVideo
        {...video}
        // A still of 3 : 2 in a frame of 300 px, on phones.
        sizes="max(100vw, 450px)"
        hasHeading={false}
        className={styles.video}
        captionClassName={classNames(wrap, styles.videoCaption)}
      />
    </>
  );
}

/** A large heading, a wide photo if there is one, and the text from the fifth column on. */
export function Text({ heading, ...page }: CustomLayoutProps<"text">) {
  const { section, resolveImage } = page;
  return (
    <div className={wrap}>
      <div className={styles.statement}>
        <SectionHeading heading={heading} className={styles.largeHeading} />
        {section.photo && (
          <SectionPhoto
            photo={section.photo}
            className={styles.statementPhoto}
            sizes="(max-width: 1440px) 100vw, 1312px"
            ratio={[1312, 738]}
            max={2400}
            resolveImage={resolveImage}
          />
        )}
        <div className={styles.statementBody}>
          <SectionText {...page} className={styles.statementText} />
        </div>
      </div>
    </div>
  );
}

/** Longest quote that is set large: two or three lines. */
const maxLargeQuote = { ko: 80, en: 160, ja: 80 } as const;

/** The first testimonial large, the others in ruled rows. */
export function Quotes({ section, heading, ...page }: CustomLayoutProps<"testimonials">) {
  const classes = { root: styles.quote, text: styles.quoteText, source: styles.quoteSource };
  const isLarge = (
    index: number,
    { text, lang }: { text: string; lang: keyof typeof maxLargeQuote },
  ) => index === 0 && text.length <= maxLargeQuote[lang];
  return (
    <div className={wrap}>
      <SectionHeading heading={heading} className={styles.quietHeading} />
      <ul className={styles.quotes}>
        {section.items.map((item, index) => (
          // The rows do not change, so the index is a stable key.
          <li key={index} className={isLarge(index, item.quote) ? styles.largeQuote : undefined}>
            <Quote {...page} index={index} item={item} classes={classes} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Heading and lead on one line, the channels in a title block, then the form at full width. */
export function Contact({ heading, content, labels, slots }: ContactLayoutProps) {
  const mark = useMark();
  const text = labels.contact;
  const channels = contactRows({ content, labels });
  return (
    <div className={wrap}>
      <div className={styles.contactHead}>
        <SectionHeading heading={heading} className={styles.largeHeading} />
        <p className={styles.contactLead}>{text.lead}</p>
      </div>
      {channels.length > 0 && (
        <ul className={styles.channels}>
          {channels.map((link) => (
            <li key={link.field}>
              <a
                className={styles.channel}
                href={link.href}
                rel={link.external ? "noopener me" : undefined}
                {...mark(link.field)}
              >
                <span className={styles.channelLabel} {...langAttribute(link.label, content.lang)}>
                  {link.label.text}
                  {link.external && <ExternalIcon size={16} />}
                </span>{" "}
                <b className={styles.channelTarget}>
                  <ContactText href={link.href} />
                </b>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.form}>{slots.contactForm}</div>
      {slots.share && <div className={styles.share}>{slots.share}</div>}
    </div>
  );
}

/** Logo, identity, statements, marks and links in four columns. */
export function Footer(props: HomepageFooterProps) {
  return (
    <footer id="footer" className={styles.footer}>
      <div className={wrap}>
        <div className={styles.footerColumns}>
          <div className={styles.footerLogo}>
            <PageLogo content={props.content} size={48} resolveImage={props.resolveImage} />
          </div>
          <LegalIdentity {...props} mark={useMark()} />
          <LegalStatements {...props} />
          <div className={styles.footerEnd}>
            <LegalMarks {...props} />
            <FooterLinks {...props} />
          </div>
        </div>
      </div>
    </footer>
  );
}
