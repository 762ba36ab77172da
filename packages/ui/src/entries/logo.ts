export { Logo, type LogoProps } from "../components/logo/logo.tsx";
