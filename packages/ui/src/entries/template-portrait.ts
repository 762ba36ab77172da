export { Portrait } from "../templates/portrait/portrait.tsx";
