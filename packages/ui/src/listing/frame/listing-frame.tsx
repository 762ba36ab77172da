"use client";

import type { ReactNode } from "react";
import { classNames } from "../../format.ts";
import { HomepageHeader } from "../../homepage/sections/homepage-header.tsx";
import type { TemplateProps } from "../../homepage/template-props.ts";
import type { Labels } from "../../labels/labels.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import type { ListingContent } from "../listing-content.ts";
import { listingLayouts } from "../listing-layout.ts";
import type { ListingRules } from "../content/listing-rules.ts";
import * as css from "./listing-frame.css.ts";

export type ListingFrameProps = {
  content: Pick<ListingContent, "template" | "lang"> & Pick<ListingContent["agent"], "name">;
  /** What the request form asks about. */
  request: ListingRules["request"];
  labels: Pick<Labels, "common"> & {
    homepage: Pick<Labels["homepage"], "nav">;
    listing: Pick<ListingLabels, "back"> & {
      request: Pick<ListingLabels["request"], "title" | "titleClosed">;
    };
  };
  links: Pick<TemplateProps["links"], "home"> & {
    /** URL of the list of all homes of the agent. */
    listings: string;
  };
  slots: Pick<TemplateProps["slots"], "languageMenu" | "banner">;
  /** The parts of the page; all but the form and the payment can be rendered on the server only. */
  parts: Record<
    "head" | "story" | "request" | "details" | "payment" | "end" | "footer" | "bar",
    ReactNode
  >;
};

/** Header and order of the parts of a listing page: what needs hydration immediately. */
export function ListingFrame({ content, request, labels, links, slots, parts }: ListingFrameProps) {
  const { nav } = labels.homepage;
  const { request: text, back } = labels.listing;
  const isColumns = listingLayouts[content.template].sections === "columns";
  const title = (
    <h2 id="request-title" className={isColumns ? visuallyHidden : css.heading}>
      {request === "home" ? text.title : text.titleClosed}
    </h2>
  );
  return (
    <>
      {slots.banner}
      <div className={css.root} data-scheme="content" data-template={content.template}>
        <HomepageHeader
          {...{ content, labels, links, slots }}
          anchors={(["about", "listings", "contact"] as const).map((id) => ({
            id,
            label: nav[id],
          }))}
          anchorsPage={links.home}
          back={{ href: links.listings, text: back }}
        />
        <main id="main" tabIndex={-1}>
          {parts.head}
          {isColumns ? (
            <div className={classNames(wrap, css.body)}>
              <div>{parts.story}</div>
              <section id="request" className={css.aside} aria-labelledby="request-title">
                {title}
                {parts.request}
              </section>
            </div>
          ) : (
            parts.story
          )}
          {parts.details}
          {parts.payment}
          {!isColumns && (
            <section
              id="request"
              className={classNames(wrap, css.section)}
              aria-labelledby="request-title"
            >
              <div className={css.row}>
                <div>{title}</div>
                <div>{parts.request}</div>
              </div>
            </section>
          )}
          {parts.end}
        </main>
        {parts.footer}
        {parts.bar}
      </div>
    </>
  );
}
