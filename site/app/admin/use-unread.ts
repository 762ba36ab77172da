import { useInboxCounts } from "./use-inbox-counts.ts";

/** Number of unread inquiries, for staff including leads; 0 until loaded. */
export function useUnread(): number {
  const { leads, contacts } = useInboxCounts();
  return (leads?.unread ?? 0) + (contacts?.unread ?? 0);
}
