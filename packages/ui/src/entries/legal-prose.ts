export { LegalProse } from "../legal/legal-prose.tsx";
