import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from "react";
import type { LeadPanelProps } from "./lead-panel.tsx";
import type { RequestLabels } from "./request-labels.ts";

interface RequestPanelState {
  /** Rejects when the panel's code cannot be fetched. */
  open: () => Promise<void>;
  /** Fetches the panel's code: someone is about to open it. */
  prepare: () => void;
}

const RequestPanelContext = createContext<RequestPanelState | null>(null);

const importPanel = () => import("./lead-panel.tsx");

/** The lead panel of the page around it. */
export function useRequestPanel(): RequestPanelState {
  const state = use(RequestPanelContext);
  if (!state) throw new Error("useRequestPanel needs a RequestPanelProvider above it.");
  return state;
}

interface RequestPanelProviderProps {
  labels: RequestLabels;
  children: ReactNode;
}

/** Holds the lead panel, which both calls to action open. Its code comes on the first sign of intent. */
export function RequestPanelProvider({ labels, children }: RequestPanelProviderProps) {
  const [Panel, setPanel] = useState<ComponentType<LeadPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const state = useMemo<RequestPanelState>(
    () => ({
      async open() {
        const { LeadPanel } = await importPanel();
        setPanel(() => LeadPanel);
        setOpen(true);
      },
      prepare: () => void importPanel().catch(() => undefined), // opening it tries again, and says so
    }),
    [],
  );
  return (
    <RequestPanelContext value={state}>
      {children}
      {Panel && <Panel labels={labels} open={open} onOpenChange={setOpen} />}
    </RequestPanelContext>
  );
}
