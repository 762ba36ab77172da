export { Header, type HeaderProps } from "../components/header/header.tsx";
