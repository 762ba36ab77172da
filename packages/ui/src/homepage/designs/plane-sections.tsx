import { Monogram } from "../../components/monogram/monogram.tsx";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { CaptionedVideo } from "../sections/captioned-video.tsx";
import { ContactChannels } from "../sections/contact-channels.tsx";
import { type ContactLayoutProps, contactText } from "../sections/contact-section.tsx";
import { Quote } from "../sections/custom-rows.tsx";
import type { CustomLayoutProps } from "../sections/custom-section.tsx";
import {
  FooterLinks,
  LegalIdentity,
  LegalMarks,
  LegalStatements,
} from "../sections/homepage-footer.tsx";
import { SectionHeading } from "../sections/section-heading.tsx";
import { SectionPhoto, SectionText, Statement } from "../sections/section-text.tsx";
import type { VideoLayoutProps } from "../sections/video-section.tsx";
import * as styles from "./plane-sections.css.ts";

/** A video that crosses a color area. */
export function Video({ heading, ...video }: VideoLayoutProps) {
  return (
    <>
      <div className={styles.videoPlane} />
      <div className={classNames(wrap, styles.videoInner)}>
        <SectionHeading heading={heading} className={styles.videoHeading} />
        <CaptionedVideo
          {...video}
          sizes="(max-width: 760px) 100vw, (max-width: 1440px) 76vw, 1088px"
          className={styles.videoFrame}
          captionClassName={styles.videoCaption}
        />
      </div>
    </>
  );
}

const statement = { root: styles.statement, text: styles.text };

/** A text, with its photo on the bottom edge of a band. */
export function Text(props: CustomLayoutProps<"text">) {
  const { photo } = props.section;
  if (!photo) return <Statement {...props} classes={statement} />;
  return (
    <div className={classNames(wrap, styles.storyInner)}>
      <SectionPhoto
        photo={photo}
        className={styles.storyPhoto}
        sizes="(max-width: 760px) max(100vw, 600px), 960px"
        resolveImage={props.resolveImage}
      />
      <div className={styles.storyText}>
        <SectionHeading heading={props.heading} />
        <SectionText {...props} className={styles.text} />
      </div>
    </div>
  );
}

/** Characters of a first testimonial that is set smaller. */
const longQuote = 160;

/** The first testimonial large, the others in two columns. */
export function Quotes({ section, heading, ...page }: CustomLayoutProps<"testimonials">) {
  const [first, ...others] = section.items;
  if (!first) return null;
  const source = styles.quoteSource;
  const text = first.quote.text.length > longQuote ? styles.longQuote : styles.firstQuote;
  return (
    <div className={wrap}>
      <SectionHeading heading={heading} className={styles.quotesHeading} />
      <Quote {...page} index={0} item={first} classes={{ text, source }} />
      {others.length > 0 && (
        <ul className={styles.quoteList}>
          {others.map((item, index) => (
            <li key={index}>
              <Quote
                {...page}
                index={index + 1}
                item={item}
                classes={{ text: styles.quote, source }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The phone number and the other channels on a color area, next to the form. */
export function Contact({ heading, ...page }: ContactLayoutProps) {
  const mark = useMark();
  const phone = page.content.contacts.find(({ channel }) => channel === "phone");
  return (
    <>
      <div className={styles.contactPlane} />
      <div className={classNames(wrap, styles.contactInner)}>
        <div className={styles.contactSide}>
          <SectionHeading heading={heading} className={styles.contactHeading} />
          <p className={styles.contactLead}>{page.labels.contact.lead}</p>
          {phone && (
            <a className={styles.phone} href={phone.href} {...mark("phone")}>
              {phone.firm && (
                <span className={styles.phoneOwner}>{page.content.name.displayName.text}</span>
              )}
              {contactText(phone.href)}
            </a>
          )}
          {phone && phone.firm && (
            <a
              className={classNames(styles.phone, styles.firmPhone)}
              href={phone.firm.href}
              {...mark("companyPhone")}
            >
              <span className={styles.phoneOwner} lang={phone.firm.name.lang}>
                {phone.firm.name.text}
              </span>
              {contactText(phone.firm.href)}
            </a>
          )}
          <ContactChannels {...page} className={styles.channels} omit="phone" />
          {page.slots.share}
        </div>
        <div className={styles.contactForm}>{page.slots.contactForm}</div>
      </div>
    </>
  );
}

/** Monogram and name, legal lines and links. */
export function Footer(props: TemplateProps) {
  const { name } = props.content;
  return (
    <footer id="footer" className={styles.footer}>
      <div className={classNames(wrap, styles.footerInner)}>
        <div className={styles.footerName}>
          <Monogram
            character={name.monogram}
            lang={name.displayName.lang}
            className={styles.footerMonogram}
          />
          <LegalIdentity {...props} mark={useMark()} />
        </div>
        <div className={styles.footerText}>
          <LegalStatements {...props} />
        </div>
        <div className={styles.footerMarks}>
          <LegalMarks {...props} />
          <FooterLinks {...props} />
        </div>
      </div>
    </footer>
  );
}
