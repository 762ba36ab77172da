import { type Lang, htmlLang } from "@realtor/api/locales";
import { defaultCountry } from "@realtor/api/rules";
import { FieldMarks } from "@realtor/ui/field-marks";
import { homepageLabelsFor } from "@realtor/ui/labels";
import { loadTemplate, type Template, type TemplateId } from "@realtor/ui/templates";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { AddressContext } from "#app/page-root.tsx";
import type { PageAddress } from "#app/page.ts";
import { HomepageView } from "#app/pages/homepage/homepage-view.tsx";
import { findFallbackMarks } from "./fallback-marks.ts";
import { markSamples } from "./mark-samples.ts";
import { markField } from "./marked-parts.ts";
import { NoListings } from "./no-listings.tsx";
import { PageMarks } from "./page-marks.tsx";
import { PartPicker } from "./part-picker.tsx";
import type { PreparedDraft } from "./prepare-draft.ts";
import { measured } from "./preview.css.ts";
import { postToEditor } from "./use-editor-messages.ts";
import { useThemeStylesheet } from "./use-theme-stylesheet.ts";

interface PreviewViewProps extends PreparedDraft {
  /** The part whose field has the focus in the editor. */
  focused?: string | undefined;
}

/** Renders a draft as the server renders the homepage. */
export function PreviewView({ focused, ...draft }: PreviewViewProps) {
  const { profile, content, design, recipients, locale, origin, builder, samples, sampleParts } =
    draft;
  const { fallbacks, editing } = draft;
  const lang = htmlLang(locale);
  const template = useTemplate(content.template);
  useMeasuredSections(template, lang);
  // Computed again only if a setting changes.
  useThemeStylesheet(useMemo(() => agentThemeCss(design), [design]));
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useLayoutEffect(() => {
    if (template) markSamples(document, sampleParts, samples);
  });
  useEffect(() => {
    if (template) postToEditor({ type: "preview.shown" });
  });
  const address = useMemo<PageAddress>(
    () => ({
      locale,
      lang,
      path: `/${profile.desiredUrl}`,
      search: "",
      origin,
      desiredUrl: profile.desiredUrl,
      ownDomain: false,
    }),
    [locale, lang, profile.desiredUrl, origin],
  );
  if (!template) return null;
  return (
    <AddressContext value={address}>
      <FieldMarks value={markField}>
        <HomepageView
          // Resets the contact form when the language changes.
          key={locale}
          template={template}
          labels={homepageLabelsFor(content.template, locale, content.repliesWithinDay)}
          content={content}
          desiredUrl={profile.desiredUrl}
          builder={builder}
          realtorId={profile.id}
          recipients={recipients}
          phoneCountry={defaultCountry(locale)}
          form={null}
          startedAt={0}
          noListings={editing && <NoListings {...editing.noListings} />}
        />
      </FieldMarks>
      {fallbacks && (
        <PageMarks findMarks={() => findFallbackMarks(fallbacks, profile)} content={content} />
      )}
      {editing && (
        <PartPicker labels={editing} profile={profile} content={content} focused={focused} />
      )}
    </AddressContext>
  );
}

/** The template component; the previous one stays until the next is loaded. */
function useTemplate(id: TemplateId): Template | null {
  const [loaded, setLoaded] = useState<{ Template: Template } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const Template = await loadTemplate(id);
      if (isCurrent) setLoaded({ Template });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return loaded?.Template ?? null;
}

/**
 * Enables `content-visibility` for custom sections once each has been rendered in this template,
 * language and width, so that their known heights prevent layout shifts.
 */
function useMeasuredSections(template: Template | null, lang: Lang): void {
  useEffect(() => {
    if (!template) return undefined;
    const root = document.documentElement;
    let frame = 0;
    // The first frame renders the sections; in the second their heights are known.
    const measure = () => {
      cancelAnimationFrame(frame);
      root.removeAttribute(measured);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => root.setAttribute(measured, lang));
      });
    };
    measure();
    addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", measure);
      root.removeAttribute(measured);
    };
  }, [template, lang]);
}
