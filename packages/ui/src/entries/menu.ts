/** Brings Radix: import it lazily. */
export { Menu, type MenuItem, type MenuProps } from "../components/menu/menu.tsx";
