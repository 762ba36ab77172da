export { Button, type ButtonProps } from "../components/button/button.tsx";
