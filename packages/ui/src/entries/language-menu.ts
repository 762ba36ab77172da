export type { LanguageItem } from "../components/language-menu/language-item.ts";
export {
  LanguageMenu,
  type LanguageMenuProps,
} from "../components/language-menu/language-menu.tsx";
