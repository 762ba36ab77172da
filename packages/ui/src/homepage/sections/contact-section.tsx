import type { ComponentType } from "react";
import type { TemplateProps } from "../template-props.ts";
import type { Heading } from "./section-heading.tsx";

export type ContactLayoutProps = Pick<TemplateProps, "content" | "labels" | "slots"> & {
  heading: Heading;
};

export type ContactSectionProps = Omit<ContactLayoutProps, "heading"> & {
  className: string;
  /** Class of the heading. */
  heading: string;
  Layout: ComponentType<ContactLayoutProps>;
};

/** Contact channels and form. */
export function ContactSection({ className, heading, Layout, ...page }: ContactSectionProps) {
  const { title } = page.labels.contact;
  return (
    <section id="contact" className={className} aria-labelledby="contact-title">
      <Layout {...page} heading={{ id: "contact-title", text: title, className: heading }} />
    </section>
  );
}

/** `contactText` that can be broken before the `@` of a mail address, or after the host of a web address. */
export function ContactText({ href }: { href: string }) {
  const [, start, rest] = /^([^@/]+\/|[^@]+(?=@))?(.*)$/.exec(contactText(href)) ?? [];
  return (
    <>
      {start}
      {start && <wbr />}
      {rest}
    </>
  );
}

/**
 * What a contact URL leads to: a US number as `949-555-0110`, a mail address, the account of an
 * Instagram or YouTube page as `@account`, or a web address without its scheme.
 */
export function contactText(href: string): string {
  const [, scheme, rest] = /^([a-z]+):(?:\/\/)?(?:www\.)?(.*)$/.exec(href) ?? [];
  if (rest === undefined) return href;
  if (scheme === "tel") return rest.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
  if (scheme === "mailto") return decodeURIComponent(rest);
  const address = rest.replace(/[/?#]+$/, "");
  const account = /^(?:instagram\.[\w.]+\/|[^/]+\/@)([\w.-]+)$/.exec(address)?.[1];
  return account === undefined ? address : `@${account}`;
}
