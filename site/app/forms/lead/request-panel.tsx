import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from "react";
import type { LeadPanelProps } from "./lead-panel.tsx";
import type { RequestLabels } from "./request-labels.ts";

interface RequestPanelState {
  /** Rejects when the panel's code cannot be fetched. */
  open: () => Promise<void>;
  /** Prefetches the panel's code. */
  prepare: () => void;
}

const RequestPanelContext = createContext<RequestPanelState | null>(null);

const importPanel = () => import("./lead-panel.tsx");

/** The lead panel of the nearest provider. */
export function useRequestPanel(): RequestPanelState {
  const state = use(RequestPanelContext);
  if (!state)
    throw new Error(
      "useRequestPanel was called outside a RequestPanelProvider: render the page inside one.",
    );
  return state;
}

interface RequestPanelProviderProps {
  labels: RequestLabels;
  children: ReactNode;
}

/** Renders the lead panel that both calls to action open. Its code is fetched on first intent. */
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
      prepare: () => void importPanel().catch(() => undefined), // `open` retries and reports the failure
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
