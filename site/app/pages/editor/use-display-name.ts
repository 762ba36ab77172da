import { htmlLang } from "@realtor/api/locales";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredField } from "./draft/use-draft.ts";

/** The agent's name in the editor's language, else in another one; may be empty. */
export function useDisplayName(): string {
  const { locale } = useAddress();
  const ko = useDeferredField("nameKr");
  const en = useDeferredField("nameEn");
  const ja = useDeferredField("nameJa");
  return { ko, en, ja }[htmlLang(locale)] || ko || en || ja;
}
