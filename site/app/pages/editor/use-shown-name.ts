import { useAddress } from "#app/page-root.tsx";
import { useField } from "./draft/use-draft.ts";

/** The agent's name as readers of the editor's language know it, else in another; may be empty. */
export function useShownName(): string {
  const { lang } = useAddress();
  const [ko] = useField("nameKr");
  const [en] = useField("nameEn");
  const [ja] = useField("nameJa");
  return { ko, en, ja }[lang] || ko || en || ja;
}
