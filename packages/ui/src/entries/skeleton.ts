export { Skeleton, type SkeletonProps } from "../components/skeleton/skeleton.tsx";
