import { useAddress } from "#app/page-root.tsx";
import { useFieldBehind } from "./draft/use-draft.ts";

/** The agent's name as readers of the editor's language know it, else in another; may be empty. */
export function useShownName(): string {
  const { lang } = useAddress();
  const ko = useFieldBehind("nameKr");
  const en = useFieldBehind("nameEn");
  const ja = useFieldBehind("nameJa");
  return { ko, en, ja }[lang] || ko || en || ja;
}
