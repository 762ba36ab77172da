export { Editorial } from "../templates/editorial/editorial.tsx";
