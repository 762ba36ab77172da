import { langOf } from "@realtor/api/locales";
import { defaultCountry } from "@realtor/api/rules";
import { labelsFor } from "@realtor/ui/labels";
import { loadTemplate, type Template, type TemplateId } from "@realtor/ui/templates";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import type { PageAddress } from "#app/page.ts";
import { AddressContext } from "#app/page-root.tsx";
import { HomepageView } from "#app/pages/homepage/homepage-view.tsx";
import type { PreparedDraft } from "./prepare-draft.ts";
import { useMeasuredSections } from "./use-measured-sections.ts";
import { tellEditor } from "./use-preview-draft.ts";
import { useThemeSheet } from "./use-theme-sheet.ts";

/** One draft, drawn as the server would draw it. */
export function PreviewView({ profile, content, locale, origin, builder }: PreparedDraft) {
  const lang = langOf(locale);
  const template = useTemplate(content.template);
  useMeasuredSections(template, lang);
  useThemeSheet(useThemeCss(profile, content));
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => {
    if (template) tellEditor({ type: "preview.shown" });
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
      <HomepageView
        // A form in another language is another form.
        key={locale}
        template={template}
        banner={null}
        labels={labelsFor(locale)}
        content={content}
        desiredUrl={profile.desiredUrl}
        builder={builder}
        realtorId={profile.id}
        phoneCountry={defaultCountry(locale)}
        form={null}
        startedAt={0}
      />
    </AddressContext>
  );
}

/** The agent's stylesheet, made anew when it becomes another one. */
function useThemeCss(
  { designMainColor, designFontSize }: PreparedDraft["profile"],
  { darkHero, darkContent }: PreparedDraft["content"],
): string {
  return useMemo(
    () => agentThemeCss({ designMainColor, designFontSize }, { darkHero, darkContent }),
    [designMainColor, designFontSize, darkHero, darkContent],
  );
}

/** The design's component; the one before stays until the next is there. */
function useTemplate(id: TemplateId): Template | null {
  const [loaded, setLoaded] = useState<{ Template: Template } | null>(null);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const Template = await loadTemplate(id);
      if (current) setLoaded({ Template });
    };
    void load();
    return () => {
      current = false;
    };
  }, [id]);
  return loaded?.Template ?? null;
}
