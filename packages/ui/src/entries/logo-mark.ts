export { LogoMark, type LogoMarkProps } from "../components/logo-mark/logo-mark.tsx";
