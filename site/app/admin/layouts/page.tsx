import { Divider } from "@realtor/ui/divider";
import { Heading } from "@realtor/ui/heading";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import type { ReactNode, Ref } from "react";
import * as css from "./page.css.ts";

interface PageProps {
  width: keyof typeof css.width;
  children: ReactNode;
}

/** The part of a screen below the bar: its width and edges. */
export function Page({ width, children }: PageProps) {
  return <div className={`${css.page} ${css.width[width]}`}>{children}</div>;
}

interface PageHeadProps {
  title: ReactNode;
  /** `title` for a screen to read, `heading` above a list. */
  size?: "heading" | "title";
  /** Of the heading, which can have the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** One sentence, or empty until it is known. */
  lead?: ReactNode;
  action?: ReactNode;
}

/** Heading and sentence of a screen, and its button at the right; below a sentence on a phone. */
export function PageHead({ title, size = "heading", headingRef, lead, action }: PageHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.text}>
        <Heading
          level={1}
          size={size}
          ref={headingRef}
          {...(headingRef && { tabIndex: -1, className: css.title })}
        >
          {title}
        </Heading>
        {lead !== undefined && (
          <Text tone="secondary" className={css.lead}>
            {lead}
          </Text>
        )}
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

interface PageSectionProps {
  /** Of the heading. */
  id: string;
  title: ReactNode;
  text: ReactNode;
  /** The content is fields: as wide as those of a form. */
  fields?: boolean;
  children: ReactNode;
}

/** A part of a screen: heading and explanation, next to the content where there is room. */
export function PageSection({ id, title, text, fields = false, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Divider />
      <div className={css.section}>
        <div>
          <Heading level={2} size="card" id={id}>
            {title}
          </Heading>
          <Text size="small" tone="secondary" className={css.sectionText}>
            {text}
          </Text>
        </div>
        <Stack gap={24} className={fields ? css.fields : css.sectionContent}>
          {children}
        </Stack>
      </div>
    </section>
  );
}

interface PageColumnsProps {
  /** What to see before the content where there is one column, else at the right. */
  first: ReactNode;
  children: ReactNode;
  /** What comes after it. */
  last?: ReactNode;
}

/** The content of a screen with an aside. */
export function PageColumns({ first, children, last }: PageColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.first}>{first}</div>
      <div className={css.content}>{children}</div>
      {last}
    </div>
  );
}
