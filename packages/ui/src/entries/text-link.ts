export { TextLink, type TextLinkProps } from "../components/text-link/text-link.tsx";
