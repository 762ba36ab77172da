export { Monogram, type MonogramProps } from "../components/monogram/monogram.tsx";
