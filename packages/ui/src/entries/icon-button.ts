export { IconButton, type IconButtonProps } from "../components/icon-button/icon-button.tsx";
