import { Heading } from "@realtor/ui/heading";
import { ChevronRightIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { Text } from "@realtor/ui/text";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./rows.css.ts";

/** Heading of a list, with a link at the right. */
export function RowsHead({ title, link }: { title: ReactNode; link?: ReactNode }) {
  return (
    <Inline gap={16} rowGap={0} justify="between" className={css.head}>
      <Heading level={2} size="lead" className={css.title}>
        {title}
      </Heading>
      {link}
    </Inline>
  );
}

interface RowsProps extends Omit<ComponentProps<"ul">, "className"> {
  /** What needs an answer opens with a dark rule. */
  required?: boolean;
  /** Steps. Renders an `<ol>`. */
  ordered?: boolean;
}

/** A ruled list of `Row`s. */
export function Rows({ required = false, ordered = false, ...root }: RowsProps) {
  // Their attributes differ in those of an `<ol>` only.
  const Element = (ordered ? "ol" : "ul") as "ul";
  return <Element {...root} className={css.rows} data-required={required} />;
}

/** Instead of an empty list. */
export function NoRows({ children }: { children: ReactNode }) {
  return (
    <Text size="base" tone="secondary" className={css.none}>
      {children}
    </Text>
  );
}

interface RowProps {
  /** Makes the row a link. */
  href?: string | undefined;
  /** Makes the row a button. */
  onPress?: (() => void) | undefined;
  /** Least height in px; 92 is 88 on a phone. */
  height: keyof typeof css.height;
  /** Missing in a form, which moves the focus to its link. */
  invalid?: boolean;
  /** An image or a mark. */
  lead?: ReactNode;
  title: ReactNode;
  titleId?: string;
  unread?: boolean;
  /** One line of text, cut where it does not fit. */
  line?: ReactNode;
  /** Language of `line`. */
  lineLang?: string | undefined;
  facts?: ReactNode;
  /** A few words at the end of the line. */
  end?: ReactNode;
  /** A button; below the text on a phone. */
  action?: ReactNode;
}

/** An entry of a list: what it is, what is known of it, and where it leads. */
export function Row(props: RowProps) {
  const {
    href,
    onPress,
    height,
    lead,
    title,
    titleId,
    unread,
    line,
    lineLang,
    facts,
    end,
    action,
  } = props;
  const className = `${css.row} ${css.height[height]}`;
  const content = (
    <>
      {lead !== undefined && <span className={css.lead}>{lead}</span>}
      <span className={css.body}>
        <Text
          as="span"
          size="base"
          weight={height === 52 ? "medium" : "semibold"}
          id={titleId}
          className={css.name}
          data-unread={unread}
        >
          {title}
        </Text>
        {line !== undefined && (
          <Text as="span" size="small" lang={lineLang} className={css.line}>
            {line}
          </Text>
        )}
        {facts !== undefined && (
          <Text as="span" size="caption" tone="secondary" className={css.facts}>
            {facts}
          </Text>
        )}
      </span>
      {end !== undefined && (
        <Text as="span" size="caption" tone="secondary">
          {end}
        </Text>
      )}
      {action !== undefined && <span className={css.action}>{action}</span>}
      {(href ?? onPress) !== undefined && <ChevronRightIcon size={20} />}
    </>
  );
  return (
    <li data-invalid={props.invalid ? "" : undefined}>
      {href !== undefined ? (
        <a className={className} href={href}>
          {content}
        </a>
      ) : onPress ? (
        <button type="button" className={className} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  );
}

/** The lead of something to do. */
export function Ring() {
  return <i className={css.ring} />;
}
