export { Seal, type SealProps } from "../components/seal/seal.tsx";
