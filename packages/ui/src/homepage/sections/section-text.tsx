import type { Photo } from "@realtor/profile/photos";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import type { CustomLayoutProps } from "./custom-section.tsx";
import { FramedPhoto, type FramedPhotoProps } from "./framed-photo.tsx";
import { LanguageNote, PlainText } from "./plain-text.tsx";
import { frame } from "./section.css.ts";
import { SectionHeading } from "./section-heading.tsx";

type SectionTextProps = Pick<CustomLayoutProps<"text">, "section" | "lang" | "mark" | "labels"> & {
  className: string;
};

/** Text of a section, with a note if it is in another language. */
export function SectionText({ section, lang, mark, labels, className }: SectionTextProps) {
  const text = section.body;
  return (
    <>
      <LanguageNote text={text} page={lang} labels={labels.homepage} />
      <PlainText {...mark("body")} text={text} page={lang} className={className} />
    </>
  );
}

type SectionPhotoProps = {
  photo: Photo;
  className: string;
  /** As wide as a 3 : 2 photo that covers the frame, if that is taller. */
  sizes: string;
  resolveImage: TemplateProps["resolveImage"];
  ratio?: FramedPhotoProps["ratio"];
  max?: number;
};

/** Photo of a text section; by default up to half of the window wide. */
export function SectionPhoto({ className, ...image }: SectionPhotoProps) {
  const mark = useMark();
  return (
    <div className={classNames(frame, className)} {...mark("photos", image.photo.url)}>
      <FramedPhoto alt="" ratio={[1000, 1200]} max={1440} {...image} />
    </div>
  );
}

type StatementProps = CustomLayoutProps<"text"> & { classes: { root: string; text: string } };

/** Heading and text without a photo, in two parts of a grid. */
export function Statement({ heading, classes, ...page }: StatementProps) {
  return (
    <div className={classNames(wrap, classes.root)}>
      <div>
        <SectionHeading heading={heading} />
      </div>
      <div>
        <SectionText {...page} className={classes.text} />
      </div>
    </div>
  );
}
