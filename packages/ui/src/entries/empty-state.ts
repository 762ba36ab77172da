export { EmptyState, type EmptyStateProps } from "../components/empty-state/empty-state.tsx";
