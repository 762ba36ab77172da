import { useInboxCounts } from "./use-inbox-counts.ts";

/** Number of inquiries nobody has read; 0 until it is known. Staff have the leads as well. */
export function useUnread(): number {
  const { leads, contacts } = useInboxCounts();
  return (leads?.unread ?? 0) + (contacts?.unread ?? 0);
}
